/** What somebody wrote at the contact form. */
export interface ContactMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly createdAt: Date;
}

/** Whom the limit of messages counts as one: somebody else with the same address of either kind is not shut out. */
export interface ContactSender {
  readonly email: string;
  /** Where on the net it came from. */
  readonly address: string;
}
