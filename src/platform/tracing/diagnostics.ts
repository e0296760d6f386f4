import type { DiagLogger } from '@opentelemetry/api';
import type { Log } from '../log/log.ts';

/** Milliseconds: a receiver that is away is away for each second's spans. */
const quietFor = 60_000;
const longest = 300;

/** What OpenTelemetry complains of, one line a minute of each kind, with how many it kept quiet about. */
export const complaintsTo = (log: Log, now: () => number = Date.now): DiagLogger => {
  const kept = new Map<string, { readonly at: number; unsaid: number }>();
  const complain = (message: string) => {
    const kind = isLoss(message) ? 'tracing: spans are lost' : 'tracing: OpenTelemetry complains';
    const last = kept.get(kind);
    if (last && now() - last.at < quietFor) {
      last.unsaid++;
      return;
    }
    log.warn({ said: said(message), unsaid: last?.unsaid ?? 0 }, kind);
    kept.set(kind, { at: now(), unsaid: 0 });
  };
  const nothing = () => undefined;
  return { error: complain, warn: complain, info: nothing, debug: nothing, verbose: nothing };
};

/** What its receiver did not take is told as an error with all that is in it, what did not fit as dropped; else nothing is lost. */
const isLoss = (message: string): boolean => message.startsWith('{') || /^dropped\b/i.test(message);

/** Errors come as JSON of everything that is in them. */
const said = (message: string): string => {
  const [, text = message] = /"message":"((?:[^"\\]|\\.)*)"/.exec(message) ?? [];
  return text.slice(0, longest);
};
