import { Blob, File } from "node:buffer";

const { constructor: FormData } = await new Response(new URLSearchParams()).formData();
Object.assign(globalThis, { Blob, File, FormData });
