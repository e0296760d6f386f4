export interface CaughtMail {
  readonly id: string;
  readonly from: string;
  /** The envelope's recipients, so blind copies are seen as well. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly receivedAt: string;
}
