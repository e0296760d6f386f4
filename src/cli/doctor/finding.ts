import { fillIn } from '#contract/format.ts';
import { messages } from '#contract/messages.tr.ts';
import { DomainError } from '#kernel/refusal.ts';

/** The result of a check. A doubtful or bad result also says what to do. */
export type Finding =
  | { readonly state: 'good'; readonly text: string }
  | { readonly state: 'doubtful' | 'bad'; readonly text: string; readonly remedy: string };

export const good = (text: string): Finding => ({ state: 'good', text });
/** The checked part works, but not as well as it could. */
export const doubtful = (text: string, remedy: string): Finding => ({ state: 'doubtful', text, remedy });
/** A part that people rely on does not work. */
export const bad = (text: string, remedy: string): Finding => ({ state: 'bad', text, remedy });

/** A check of one part of an installation. An error that it throws is a bad finding with the check's own remedy. */
export interface Check {
  readonly name: string;
  readonly remedy: string;
  look(): Promise<readonly Finding[] | Finding>;
}

/** Milliseconds that a check may take. */
const timeoutMs = 15_000;

export async function findingsOf(check: Check): Promise<readonly Finding[]> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${timeoutMs / 1000} saniyede yanıt gelmedi`)), timeoutMs).unref();
  });
  try {
    return [await Promise.race([check.look(), late])].flat();
  } catch (error) {
    return [bad(toldOf(error), check.remedy)];
  }
}

/** The message of an error; for a refusal, the sentence that users read. */
function toldOf(error: unknown): string {
  if (error instanceof DomainError) {
    const { code, params }: DomainError = error;
    return fillIn(messages[code], { ...params });
  }
  return error instanceof Error ? error.message : String(error);
}
