// Re-exports the vocabulary for the web apps, which may import only the contract.
export * from '../kernel/vocabulary.ts';
export * from '../kernel/labels.tr.ts';
export * from '../kernel/notice-kinds.ts';
export { cannedPlaces, withPlaces, type CannedPlaceholder } from '../kernel/canned-places.ts';
export type { MailFailure } from '../kernel/mail.ts';
export { contactsIn, contactKinds, type ContactKind } from '../kernel/contact-leak.ts';
export { isPrivateNote } from '../kernel/private-note.ts';
export { messageLength, secondsUntilNext } from '../kernel/message-limit.ts';
export { champions } from '../kernel/champions.ts';
export { erasedName } from '../kernel/personal-data.ts';
export type { MoneyJson } from '../kernel/money.ts';
export { isPartlyRefunded, type OrderOutcome } from '../kernel/part-refund.ts';
export { seesBalances } from '../kernel/balances.ts';
export { mostColumns, spanOf, spanStarts } from '../kernel/day-spans.ts';
export { dayOf, daysAfter, lengthOf, type Period, startOf } from '../kernel/days.ts';
export { ranked, rankOf } from '../kernel/ranking.ts';
export { masteryName, workInWords } from '../kernel/work-labels.tr.ts';
export { scopeOfCommand } from '../kernel/approvals.ts';
