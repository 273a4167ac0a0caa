"""What schemathesis does not know by itself: a ZIP archive is sent as the bytes that it is."""

import schemathesis

schemathesis.serializer.alias(["application/zip"], "application/octet-stream")
