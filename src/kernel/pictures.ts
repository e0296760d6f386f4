/** What a picture may be, wherever one is taken. */
export const pictureLimits = {
  /** Bytes as it is sent. */
  bytes: 8 * 1024 * 1024,
  pixels: 40_000_000,
  /** How many belong to one thing: a message, what a booster shows of their work. */
  most: 5,
} as const;

/** What pictures are shown with: the kind of record, whose id each picture names. */
export const pictureSubjects = ['order-proof', 'dispute', 'dispute-answer', 'rank-report', 'ticket-message'] as const;
export type PictureSubjectKind = (typeof pictureSubjects)[number];
