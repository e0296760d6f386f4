/** Header fields of answers, described once. */
export const headers = {
  'X-Request-Id': {
    description: 'Finds the request in our log.',
    schema: { type: 'string', format: 'uuid' },
  },
  'Content-Range': {
    description: 'Which rows of how many: `orders 0-24/120`; `orders */120` where there are none of them.',
    schema: { type: 'string' },
  },
  'X-Total-At-Least': {
    description: '`true` where there are more rows than were counted.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'Seconds after which a repeat makes sense.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'The key’s limit: `"key";q=120;w=60` are 120 requests in 60 seconds.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description:
      'What is left of it: `"key";r=119;t=60`, for 60 seconds more. With a 429 which limit was reached, named by its code where it is not the key’s: `"identity.too_many_attempts";r=0;t=30`.',
    schema: { type: 'string' },
  },
  'Basamak-Position': {
    description:
      'How far the database’s log is after the command, where there are replicas: a read that shows it again sees what the command did.',
    schema: { type: 'string' },
  },
  ETag: {
    description: 'Names this version of the answer, for `If-None-Match`.',
    schema: { type: 'string' },
  },
} as const;

export const header = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` });
