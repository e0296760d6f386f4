export interface CaughtMail {
  readonly id: string;
  readonly from: string;
  /** The envelope's recipients, so blind copies are seen as well. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The mail's unsubscribe headers: `List-Unsubscribe` and `List-Unsubscribe-Post`. */
  readonly unsubscribe: readonly string[];
  readonly receivedAt: string;
}
