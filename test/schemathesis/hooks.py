"""Makes schemathesis send a ZIP archive as bytes, which it does not do by itself."""

import schemathesis

schemathesis.serializer.alias(["application/zip"], "application/octet-stream")
