import * as z from 'zod/mini';
import { apiKeyStates, scopes } from '../../kernel/vocabulary.ts';
import { Id, line, named, text, Time } from '../common.ts';
import { apiKeyLimits } from '../limits.ts';

const { perMinute, expiresInDays, overlapHours } = apiKeyLimits;
const between = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().check(z.gte(least), z.lte(most));
const Scopes = z.array(z.enum(scopes)).check(
  z.minLength(1),
  z.maxLength(scopes.length),
  z.refine((list) => new Set(list).size === list.length),
);

/** An API key, which a program uses instead of a session; the secret is not stored. */
export const ApiKey = named(
  'ApiKey',
  z.strictObject({
    id: Id,
    name: z.string(),
    ownerId: Id,
    ownerName: z.nullable(z.string()),
    scopes: z.array(z.enum(scopes)),
    perMinute: z.int(),
    state: z.enum(apiKeyStates),
    createdAt: Time,
    expiresAt: z.nullable(Time),
    /** Stored at most once a minute. */
    lastUsedAt: z.nullable(Time),
    ended: z.nullable(z.strictObject({ at: Time, byName: z.nullable(z.string()), because: z.string() })),
    /** The key that replaced it. */
    successorId: z.nullable(Id),
  }),
);
export type ApiKey = z.infer<typeof ApiKey>;

export const NewApiKey = named(
  'NewApiKey',
  z.strictObject({
    name: line(3, 60),
    /** Scopes that its owner has. */
    scopes: Scopes,
    perMinute: z._default(between(perMinute), perMinute.usual),
    /** Null: the key does not expire. */
    expiresInDays: z.nullable(between(expiresInDays)),
  }),
);

/** The only answer that contains the secret. */
export const IssuedApiKey = named('IssuedApiKey', z.strictObject({ key: ApiKey, secret: z.string() }));

export const ApiKeyRotation = named(
  'ApiKeyRotation',
  z.strictObject({ overlapHours: z._default(between(overlapHours), overlapHours.usual) }),
);

export const ApiKeyEnd = named('ApiKeyEnd', z.strictObject({ reason: text(3, 500) }));
