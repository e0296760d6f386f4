/** A notice's texts. The last three are only in its mail. */
export interface Written {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** The words on the button that leads to `link`. */
  readonly action?: string;
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** A second link. */
  readonly also?: { readonly label: string; readonly link: string };
}
