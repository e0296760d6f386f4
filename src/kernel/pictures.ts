/** Limits for every uploaded picture. */
export const pictureLimits = {
  /** Size of the upload in bytes. */
  bytes: 8 * 1024 * 1024,
  pixels: 40_000_000,
  /** The most pictures of one thing, such as a message or a booster's proof. */
  most: 5,
} as const;

/** Kinds of records that pictures belong to; each picture has the record's id. */
export const pictureSubjects = ['order-proof', 'dispute', 'dispute-answer', 'rank-report', 'ticket-message'] as const;
export type PictureSubjectKind = (typeof pictureSubjects)[number];
