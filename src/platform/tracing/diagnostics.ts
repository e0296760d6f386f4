import type { DiagLogger } from '@opentelemetry/api';
import type { Log } from '../log/log.ts';

/** Milliseconds between two equal log lines, because spans are lost every second while a receiver is not available. */
const quietFor = 60_000;
const longest = 300;

/**
 * Logs OpenTelemetry's own warnings. Each kind of warning gets at most one line per minute, with the number of suppressed
 * warnings.
 */
export const complaintsTo = (log: Log, now: () => number = Date.now): DiagLogger => {
  const kept = new Map<string, { readonly at: number; unsaid: number }>();
  const complain = (message: string) => {
    const kind = isLoss(message) ? 'tracing: spans are lost' : 'tracing: OpenTelemetry reported a problem';
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

/** Whether spans were lost. Spans that the receiver refused come as an error in JSON, those that did not fit as "dropped". */
const isLoss = (message: string): boolean => message.startsWith('{') || /^dropped\b/i.test(message);

/** The message of an error, which comes as JSON of all its fields. */
const said = (message: string): string => {
  const [, text = message] = /"message":"((?:[^"\\]|\\.)*)"/.exec(message) ?? [];
  return text.slice(0, longest);
};
