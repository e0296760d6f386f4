import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '#platform/http/openapi/document.ts';
import { clientTypes } from '#platform/http/openapi/client-types.ts';

// npm run generate:client: regenerates the types of the client package; a test compares them with the document.

writeFileSync(join(import.meta.dirname, '../api-client/src/schema.ts'), clientTypes(openApiDocument()));
