import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Method, Route } from '#contract/route.ts';
import { Problem } from '#contract/problem.ts';
import { routes } from '#contract/routes.ts';
import { guideAsMarkdown } from './guide.ts';
import { headers } from './headers.ts';
import { operation } from './operation.ts';
import { commonProblems, problemCodes } from './problems.ts';
import { subjects } from './subjects.ts';
import { webhooks } from './webhooks.ts';

export type OpenApiDocument = ReturnType<typeof createDocument>;

/** The OpenAPI 3.1 document of the route table: every call, with every status and every code that can occur. */
export const openApiDocument = (): OpenApiDocument => {
  const paths: ZodOpenApiPathsObject = {};
  for (const [key, row] of Object.entries(routes) as [string, Route][]) {
    const [method, path] = key.split(' ') as [Method, string];
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(key, row) };
  }
  const document = createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Basamak API',
      version: '1',
      summary: 'Game boosting and coaching: orders, people, money, support.',
      description: guideAsMarkdown(),
    },
    servers: [{ url: '/api' }],
    tags: Object.entries(subjects).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A person’s access token. Staff need the listed scopes. Admins hold all scopes.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'bsk_…',
          description: 'A program’s API key, used instead of a session. It has the scopes that it was given.',
        },
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-basamak_refresh',
          description: 'The refresh token of a browser that logged in with `X-Session-Mode: cookie`.',
        },
      },
      schemas: { Problem },
      headers,
      responses: commonProblems(),
    },
    paths,
    webhooks: webhooks(),
  });
  return withProblemCodes(document);
};

/**
 * Adds the list of codes. In the contract `code` is any text, so that a page that is older than the server can read its
 * problems.
 */
const withProblemCodes = (document: OpenApiDocument): OpenApiDocument => {
  const { schemas = {}, ...components } = document.components ?? {};
  const problem = schemas['Problem'];
  if (typeof problem !== 'object' || !('properties' in problem))
    throw new Error('the document has no schema Problem with properties');
  const code = { $ref: '#/components/schemas/ProblemCode' };
  return {
    ...document,
    components: {
      ...components,
      schemas: {
        ...schemas,
        Problem: { ...problem, properties: { ...problem.properties, code } },
        ProblemCode: problemCodes,
      },
    },
  };
};
