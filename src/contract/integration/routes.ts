import * as z from 'zod/mini';
import { IdParams, ListQuery } from '../common.ts';
import { about, route, type RouteTable, staff } from '../route.ts';
import { ApiKey, ApiKeyEnd, ApiKeyRotation, IssuedApiKey, NewApiKey } from './schemas.ts';

/** API keys of integrators' programs. No key may call these routes: a key can't make keys. */
export const integrationRoutes = {
  'GET /admin/api-keys': route({
    summary: 'API keys',
    access: staff('integrations:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(ApiKey),
    list: 'api-keys',
  }),
  'GET /admin/api-keys/:id': route({
    summary: 'One API key',
    access: staff('integrations:read'),
    params: IdParams,
    status: 200,
    answer: ApiKey,
    refusals: ['integration.key_not_found'],
  }),
  'POST /admin/api-keys': route({
    summary: 'Create an API key. Only this answer, and the answer to a repeat, shows its secret',
    access: staff('integrations:write'),
    peopleOnly: true,
    body: NewApiKey,
    audit: about('api-keys', 'answer.key.id'),
    status: 201,
    answer: IssuedApiKey,
    refusals: ['identity.scope_not_held'],
    idempotent: true,
  }),
  'POST /admin/api-keys/:id/rotation': route({
    summary: 'Give one’s own key a new secret. The old one stays valid for the overlap',
    access: staff('integrations:write'),
    peopleOnly: true,
    params: IdParams,
    body: ApiKeyRotation,
    audit: about('api-keys', 'params.id'),
    status: 201,
    answer: IssuedApiKey,
    refusals: [
      'integration.key_not_found',
      'integration.key_not_yours',
      'integration.key_not_active',
      'identity.scope_not_held',
    ],
    idempotent: true,
  }),
  'POST /admin/api-keys/:id/end': route({
    summary: 'End an API key at once',
    access: staff('integrations:write'),
    peopleOnly: true,
    params: IdParams,
    body: ApiKeyEnd,
    audit: about('api-keys', 'params.id'),
    status: 200,
    answer: ApiKey,
    refusals: ['integration.key_not_found', 'integration.key_not_active'],
    idempotent: true,
  }),
} as const satisfies RouteTable;
