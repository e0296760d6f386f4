import { type DestinationStream, pino, type Logger } from 'pino';
import { logFields } from '../tracing/tracing.ts';

export type Log = Logger;

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Structured logs. Bodies, headers and query strings are never logged, so that the log contains no secrets and no personal
 * data. The redaction below is a second safeguard.
 */
export const createLog = (level: string, destination?: DestinationStream): Log => {
  const options = {
    level,
    base: { app: 'basamak' },
    // the trace's ids connect a log line with its spans
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
        // the pool adds the client whose connection was lost, with the key that cancels its statements
        'err.client',
        'err.aggregateErrors[*].client',
        // here PostgreSQL repeats the row that it refuses
        '*.detail',
        'err.aggregateErrors[*].detail',
      ],
      censor: '[gizli]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
};
