/** What a customer thinks of an order, once (domain.md §4). */
export interface Review {
  readonly orderId: string;
  readonly service: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly text: string;
  /** The customer as the landing pages name them. */
  readonly firstName: string;
  readonly at: Date;
}

/** Of a display name such as `Ada Nur Y.` all but the last name's initial. */
export const firstNameOf = (displayName: string): string => displayName.replace(/ \S\.$/u, '');
