/** The parts of a mail about something that has a page. All but the link are absent in mails that were queued before. */
interface LinkedMail {
  readonly link: string;
  /** The words on the button that opens the link. */
  readonly action?: string;
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** A second link. */
  readonly also?: { readonly label: string; readonly link: string };
}

/** The closed list of mails with their parameters; the Turkish texts are in platform/mail. */
export interface MailTemplates {
  'password-reset': { readonly link: string };
  /** An account that the staff opened; boosters read that they were accepted. */
  invitation: { readonly link: string; readonly isBooster: boolean };
  'password-changed': { readonly firstName: string };
  /** The name that the owner logs in with from now on. */
  'username-changed': { readonly firstName: string; readonly username: string };
  /** The staff set a one-time password. */
  'one-time-password': { readonly firstName: string };
  /** The second factor was turned on or off by its owner, or reset by the staff. */
  'second-factor': { readonly firstName: string; readonly what: 'on' | 'off' | 'reset' };
  /** To a new address that the staff entered: its owner confirms it. */
  'email-change': { readonly link: string };
  /**
   * Two mails to the old address: one when the change is requested, one when it is done. The new address is masked, but its
   * owner can recognise it.
   */
  'email-change-asked': { readonly firstName: string; readonly newEmail: string; readonly link: string };
  'email-changed': { readonly firstName: string; readonly newEmail: string; readonly link: string };
  /** The staff corrected the telephone number; the mail shows its last two digits. */
  'phone-changed': { readonly firstName: string; readonly lastDigits: string };
  /** A booster confirms a payout to a bank account that is new for them. */
  'payout-confirmation': {
    readonly firstName: string;
    readonly amount: string;
    readonly iban: string;
    readonly link: string;
  };
  'verify-email': { readonly link: string };
  /** News of an order for one of its people: `title` is short, `sentence` says it in full. */
  'order-update': LinkedMail & {
    readonly firstName: string;
    /** Absent in mails that were queued before this field existed. */
    readonly title?: string;
    readonly orderNumber: string;
    readonly sentence: string;
  };
  /** The applicant's address is not verified: nothing that was written in the application is in the mail. */
  'application-received': object;
  /** A question of the staff before they decide; the link leads to the answer form. */
  'application-question': { readonly question: string; readonly link: string };
  'application-refused': { readonly reason: string };
  /** A message of the contact form, to the staff. */
  contact: { readonly name: string; readonly email: string; readonly text: string };
  /** A letter of the staff to one person. */
  letter: { readonly subject: string; readonly text: string };
  /** Free text of a module. Empty lines separate paragraphs; the link leads to what it is about. */
  message: Partial<LinkedMail> & { readonly subject: string; readonly text: string };
}

export type MailTemplate = keyof MailTemplates;

/**
 * The addresses that a mail may go to. `proves`: an address that nobody has proved yet; most of these mails have a link that
 * proves it. A stranger may have entered the address, so the mail contains nothing that people wrote. `proved`: only the
 * address of an account, once its owner has proved it. `was-proved`: an address that was proved when the mail was queued; it
 * may belong to no account any more. `written`: the staff wrote the mail for this address, or somebody outside wrote it for
 * the staff.
 */
export const mailReach: { readonly [T in MailTemplate]: 'proves' | 'proved' | 'was-proved' | 'written' } = {
  'verify-email': 'proves',
  'password-reset': 'proves',
  invitation: 'proves',
  'password-changed': 'proved',
  'username-changed': 'proved',
  'one-time-password': 'proved',
  'second-factor': 'proved',
  'email-change': 'proves',
  'email-change-asked': 'was-proved',
  'email-changed': 'was-proved',
  'phone-changed': 'proved',
  'payout-confirmation': 'proved',
  'order-update': 'proved',
  message: 'proved',
  letter: 'written',
  'application-received': 'proves',
  'application-question': 'written',
  'application-refused': 'written',
  contact: 'written',
};

export type Mail = {
  [T in MailTemplate]: {
    /** Identifies this mail. The mail is sent at least once, and a second mail with the same key is not sent. */
    readonly key: string;
    readonly to: string;
    /**
     * The link that turns this kind of mail off (RFC 8058); absent if it can't be turned off. The link does nothing else,
     * because it may stay in the queue.
     */
    readonly unsubscribe?: string;
    readonly template: T;
    readonly params: MailTemplates[T];
  };
}[MailTemplate];

/** `refused`: the mail server does not know the address. `given-up`: the server did not accept a mail for a whole day. */
export const mailFailures = ['refused', 'given-up'] as const;
export type MailFailure = (typeof mailFailures)[number];

/** State of an address: whether it belongs to an account whose owner has proved it, and whether mail reaches it. */
export interface AddressState {
  readonly proved: boolean;
  readonly reachable: boolean;
}

/** Knows the state of the addresses that mail goes to. */
export interface Addresses {
  stateOf(email: string): Promise<AddressState>;
  failed(email: string, failure: MailFailure): Promise<void>;
}

export interface Mails {
  /**
   * Queues the mail, in the running transaction if there is one. A queued mail is stored in the database until it is sent. So
   * a mail with a secret must not be queued: a separate job delivers it.
   */
  queue(mail: Mail): Promise<void>;
  /** Sends it now. @throws if that fails */
  deliver(mail: Mail): Promise<void>;
}
