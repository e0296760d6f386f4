import { pino, type Logger } from 'pino';
import { logFields } from '../tracing/tracing.ts';

export type Log = Logger;

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Structured logs. Bodies, headers and query strings are never logged, so that no secret and no personal data gets in; the
 * redaction below is the second safeguard.
 */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: { app: 'basamak' },
    // the ids of the trace lead from a log line to its spans and back
    mixin: logFields,
    redact: {
      paths: [
        'password',
        '*.password',
        'token',
        '*.token',
        'refreshToken',
        '*.refreshToken',
        'authorization',
        '*.authorization',
        'email',
        '*.email',
        'phone',
        '*.phone',
        // PostgreSQL repeats the row that it refuses
        '*.detail',
        'err.aggregateErrors[*].detail',
      ],
      censor: '[gizli]',
    },
  });
