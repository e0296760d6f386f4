/** Header fields of answers, described once. */
export const headers = {
  'X-Request-Id': {
    description: 'The id of the request in the server’s log.',
    schema: { type: 'string', format: 'uuid' },
  },
  'Content-Range': {
    description: 'The returned rows and the total: `orders 0-24/120`. `orders */120` means that the range is empty.',
    schema: { type: 'string' },
  },
  'X-Total-At-Least': {
    description: '`true` if there are more rows than the total in `Content-Range`.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'Seconds to wait before a repeat.',
    schema: { type: 'string' },
  },
  'Idempotent-Replayed': {
    description: '`true` if the command was done by an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string' },
  },
  'WWW-Authenticate': {
    description: 'How to authenticate: `Bearer`, with an access token or an API key.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'The limit of the key: `"key";q=120;w=60` means 120 requests in 60 seconds.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description:
      'What is left of the limit: `"key";r=119;t=60` means 119 requests in the next 60 seconds. With a 429, the limit that was reached. A limit other than the key’s is named by its code: `"identity.too_many_attempts";r=0;t=30`.',
    schema: { type: 'string' },
  },
  'Basamak-Position': {
    description:
      'If there are read replicas, the position of the database log after the command. A read that sends it sees the effect of the command.',
    schema: { type: 'string' },
  },
  ETag: {
    description: 'Identifies this version of the answer, for `If-None-Match`.',
    schema: { type: 'string' },
  },
} as const;

export const header = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` });
