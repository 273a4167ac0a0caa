// Written by `npm run generate` from openapi.yaml. Do not edit.

export const rawBodies = {
  "PUT /browsers/{id}/fs/write_file": "application/octet-stream"
};
