/** The closed list of mails and what each needs to be written; the Turkish texts stand in platform/mail. */
export interface MailTemplates {
  'password-reset': { readonly link: string };
  /** An account that the house opened; boosters read that they were taken on. */
  invitation: { readonly link: string; readonly isBooster: boolean };
  'password-changed': { readonly firstName: string };
  /** The staff set a one-time password. */
  'one-time-password': { readonly firstName: string };
  /** The second factor was turned on or off by its owner, or taken away by the house. */
  'second-factor': { readonly firstName: string; readonly what: 'on' | 'off' | 'reset' };
  /** To a new address that the staff entered: its owner confirms it. */
  'email-change': { readonly link: string };
  /** To the old address: what was asked for, and that it is done; of the new address as much as its owner knows it by. */
  'email-change-asked': { readonly firstName: string; readonly newEmail: string; readonly link: string };
  'email-changed': { readonly firstName: string; readonly newEmail: string; readonly link: string };
  /** The staff corrected the telephone number; of the new one the last two digits. */
  'phone-changed': { readonly firstName: string; readonly lastDigits: string };
  /** A booster says that a payout to a bank account that is new for them is theirs. */
  'payout-confirmation': {
    readonly firstName: string;
    readonly amount: string;
    readonly iban: string;
    readonly link: string;
  };
  'verify-email': { readonly link: string };
  /** Something about an order that one of its people should know: `sentence` says it, `title` in few words. */
  'order-update': {
    readonly firstName: string;
    /** Not in mails that were queued before there was one. */
    readonly title?: string;
    readonly orderNumber: string;
    readonly sentence: string;
    readonly link: string;
  };
  /** The address is the applicant's word for it: nothing that was written in the application is in it. */
  'application-received': object;
  /** What the house wants to know before it decides; the link leads to where it is answered. */
  'application-question': { readonly question: string; readonly link: string };
  'application-refused': { readonly reason: string };
  /** What somebody wrote at the contact form, for the house. */
  contact: { readonly name: string; readonly email: string; readonly text: string };
  /** What the staff write to one person. */
  letter: { readonly subject: string; readonly text: string };
  /** Free text of a module: paragraphs are divided by empty lines; the link leads to what it is about. */
  message: { readonly subject: string; readonly text: string; readonly link?: string };
}

export type MailTemplate = keyof MailTemplates;

/**
 * Which mails go to whom. `proves`: by its link the reader proves that the address is theirs; it may be a stranger's whom somebody
 * registered, so nothing that people wrote is in it. `proved`: only to the address of an account whose owner has proved it.
 * `was-proved`: to one that its owner had proved when the mail was queued; it may be nobody's account any more.
 * `written`: the staff wrote it for this address, or somebody outside wrote it for the staff.
 */
export const mailReach: { readonly [T in MailTemplate]: 'proves' | 'proved' | 'was-proved' | 'written' } = {
  'verify-email': 'proves',
  'password-reset': 'proves',
  invitation: 'proves',
  'password-changed': 'proved',
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
    /** Names this mail: it goes out at least once, and not again under the same key. */
    readonly key: string;
    readonly to: string;
    /** Where its kind is turned off (RFC 8058); absent where that can't be. It turns nothing else: it may rest in the queue. */
    readonly unsubscribe?: string;
    readonly template: T;
    readonly params: MailTemplates[T];
  };
}[MailTemplate];

/** `refused`: the address's own server does not know it; `given-up`: it did not take a mail for a whole day. */
export const mailFailures = ['refused', 'given-up'] as const;
export type MailFailure = (typeof mailFailures)[number];

/** What is known of an address: of an account, and whether its owner has proved that it is theirs; whether mail reaches it. */
export interface AddressState {
  readonly proved: boolean;
  readonly reachable: boolean;
}

/** What is known of the addresses that mail goes to. */
export interface Addresses {
  stateOf(email: string): Promise<AddressState>;
  failed(email: string, failure: MailFailure): Promise<void>;
}

export interface Mails {
  /**
   * Hands the mail over to the queue, in the running transaction if there is one. The mail rests in the database until it
   * is sent: one that carries a secret is delivered by a job of its own instead.
   */
  queue(mail: Mail): Promise<void>;
  /** Sends it now; throws where that fails. */
  deliver(mail: Mail): Promise<void>;
}
