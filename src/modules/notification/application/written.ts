/** A notice's texts. */
export interface Written {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /**
   * Whether the notice is also sent by mail, because the user has to act or because of the money that it is about
   * (domain.md §8).
   */
  readonly byMail: boolean;
}
