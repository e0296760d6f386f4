/** A dispute without an answer, as an order's page gets it. */
export const openDispute = (time: string) => ({
  id: 'd',
  kind: 'other',
  text: 'Eksik',
  claimedPercent: null,
  pictures: [],
  openedAt: time,
  answerDueAt: time,
  answer: null,
  decision: null,
  proposal: null,
  ripe: false,
});
