import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '#platform/http/openapi/document.ts';
import { clientTypes } from '#platform/http/openapi/client-types.ts';

// npm run generate:client: writes the types of the client package anew; a test compares them with the document.

writeFileSync(join(import.meta.dirname, '../api-client/src/schema.ts'), clientTypes(openApiDocument()));
