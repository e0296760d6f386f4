import type { DiagLogger } from '@opentelemetry/api';
import type { Log } from '../log/log.ts';

/** Milliseconds: a receiver that is away is away for each second's spans. */
const quietFor = 60_000;
const longest = 300;

/** What OpenTelemetry complains of: that spans were not taken, or did not fit. One line a minute, with how many it kept quiet about. */
export const complaintsTo = (log: Log, now: () => number = Date.now): DiagLogger => {
  let lastAt = -Infinity;
  let unsaid = 0;
  const complain = (message: string) => {
    if (now() - lastAt < quietFor) {
      unsaid++;
      return;
    }
    log.warn({ said: said(message), unsaid }, 'tracing: spans are lost');
    lastAt = now();
    unsaid = 0;
  };
  const nothing = () => undefined;
  return { error: complain, warn: complain, info: nothing, debug: nothing, verbose: nothing };
};

/** Errors come as JSON of everything that is in them. */
const said = (message: string): string => {
  const [, text = message] = /"message":"((?:[^"\\]|\\.)*)"/.exec(message) ?? [];
  return text.slice(0, longest);
};
