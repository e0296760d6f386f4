import { expect, test } from '@jest/globals';
import { rows } from '#main/modules.ts';

/**
 * How each column relates to a person (KVKK, promise 37):
 * - personal: identifies a person or was written by them. It is in their export, and is erased when they leave.
 * - pseudonym: an id. It identifies nobody after the account is anonymised.
 * - activity: what was done and when. It stays with the pseudonym.
 * - company: written by staff or the platform, or about the platform.
 * - secret: a hash or a cipher text. It is never in an export.
 * - machinery: a copy that is kept for some hours, and is emptied when its person leaves.
 */
interface Columns {
  readonly personal?: string;
  readonly pseudonym?: string;
  readonly activity?: string;
  readonly company?: string;
  readonly secret?: string;
  readonly machinery?: string;
}

const games =
  'leagueRank valorantRank wildriftRank tftRank comfortableLeagueServers comfortableWildriftServers comfortableValorantServers';

const columns: Readonly<Record<string, Columns>> = {
  user_account: {
    personal: 'firstName lastName email emailCanonical phone username usernameCanonical searchText banReason',
    pseudonym: 'id',
    secret: 'passwordHash',
    activity:
      'mustChangePassword role scopes status emailVerified mailFailure mailFailedAt marketingMail mutedNotices accessGivenAt accessChanges createdAt lastSeenAt usernameChangedAt',
  },
  user_session: {
    personal: 'device address',
    pseudonym: 'id userId',
    secret: 'refreshHash',
    activity: 'rotations createdAt lastUsedAt expiresAt revokedAt endedBecause',
  },
  password_link: { pseudonym: 'id userId', secret: 'tokenHash', activity: 'expiresAt usedAt' },

  email_change: {
    personal: 'email',
    pseudonym: 'id userId askedBy',
    secret: 'tokenHash',
    activity: 'askedAt expiresAt',
  },
  former_email: { personal: 'email', pseudonym: 'id userId', activity: 'until' },

  second_factor: { pseudonym: 'userId', secret: 'recoveryHashes', activity: 'confirmedAt lastStep' },

  audit_event: {
    personal: 'details',
    pseudonym: 'id actorId recordId people',
    activity: 'seq at actorRole action resource',
    secret: 'detailsDigest previousHash hash',
  },
  audit_head: { company: 'id seq hash' },

  api_key: {
    pseudonym: 'id ownerId endedBy successorId',
    secret: 'secretHash',
    activity: 'scopes perMinute createdAt expiresAt lastUsedAt endedAt',
    company: 'name endedBecause',
  },

  // payloads name people only by id, and the stored answer was written by the receiver
  webhook: {
    pseudonym: 'id ownerId pausedBy',
    secret: 'secretId previousSecretId',
    activity: 'events previousSecretUntil failingSince heldUntil renewing pausedAt pausedCause createdAt',
    company: 'url',
  },
  webhook_delivery: {
    pseudonym: 'id eventId webhookId about orderId payload',
    activity: 'seq type state tries nextTryAt createdAt endedAt',
  },
  webhook_try: { pseudonym: 'deliveryId', company: 'id at durationMs status fault answer' },

  house_note: {
    personal: 'text',
    pseudonym: 'id recordId authorId liftedBy people',
    activity: 'subject kind createdAt liftedAt',
    company: 'authorName liftedByName liftedBecause',
  },

  daily_figure: { company: 'day name game bucket count amount' },
  daily_booster_figure: { pseudonym: 'boosterId', activity: 'day name count amount' },
  figure_progress: { company: 'id countedUntil' },

  price_book: {
    pseudonym: 'authorId',
    company: 'version id document reason basedOn changes createdAt publishedAt cancelledAt',
  },
  approval: {
    personal: 'asked',
    pseudonym: 'id personId askedBy decidedBy outcomeId',
    activity: 'command amount askedByRole state createdAt expiresAt decidedAt',
    company: 'because',
  },
  hand_movement: { pseudonym: 'id actorId personId', activity: 'command amount createdAt' },
  house_settings: { pseudonym: 'changes', company: 'id version document limitBefore' },
  pricing_experience: { company: 'id experiences learnedAt' },
  coupon: {
    company:
      'id code discountPercent discountAmount validFrom validUntil minimumTotal maximumDiscount services totalUses usesPerCustomer countedUses createdAt updatedAt',
  },
  coupon_redemption: { pseudonym: 'orderId couponId customerId', activity: 'at' },
  coupon_customer: { pseudonym: 'couponId customerId', activity: 'uses' },

  ledger_account: { pseudonym: 'id', activity: 'balance lastSeq movedAt ofBooster' },
  ledger_sum: { company: 'account count balance' },
  ledger_progress: { company: 'id countedUntil' },
  ledger_entry: {
    pseudonym: 'id key orderId topUpId payoutId actorId',
    activity: 'kind orderNumber createdAt',
    company: 'reason',
  },
  ledger_posting: { pseudonym: 'entryId account', activity: 'amount seq balance' },
  payout: {
    personal: 'iban',
    pseudonym: 'id boosterId requestedBy decidedBy',
    activity: 'amount state createdAt decidedAt ibanNew confirmedAt',
    company: 'reason',
  },
  fine_claim: {
    personal: 'reason',
    pseudonym: 'id boosterId orderId createdBy waivedBy',
    activity: 'amount settled waived state createdAt waivedAt',
    company: 'waiverReason',
  },
  top_up: {
    personal: 'draft refundIban',
    pseudonym: 'id merchantOid userId orderId refundReference refundBy',
    secret: 'frameToken',
    activity:
      'provider amount state expectedPrice laneChange laneRefused failure cause failedAs refundState refundAttempt refundSince refundCalls refundTakenUpAt createdAt expiresAt paidAt failedAt askedAt notPaidAt reminderDecidedAt',
    company: 'refundReason',
  },
  hand_payment: {
    personal: 'sender note',
    pseudonym: 'topUpId merchantOid ticketId enteredBy reference',
    activity: 'provider amount arrivedOn at',
  },
  hand_refund: {
    pseudonym: 'reference merchantOid bankReference endedBy',
    activity: 'amount askedAt endedAt',
  },

  // differences name payments and entries only by id
  reconciliation: {
    pseudonym: 'id startedBy',
    activity: 'startedAt',
    company:
      'provider day state run endedAt failure way refusal providerPayments providerPaid providerRefunds providerRefunded fees ourPayments ourPaid ourRefunds ourRefunded',
  },
  reconciliation_difference: {
    pseudonym: 'id reconciliationId subject merchantOid topUpId endedBy',
    activity: 'theirs ours endedAt',
    company: 'kind state foundAt ending reason',
  },

  game_account: { personal: 'inGameName', pseudonym: 'id ownerId', activity: 'game server createdAt' },
  order_account: {
    personal: 'inGameName',
    pseudonym: 'orderId accountId ownerId',
    activity: 'game server createdAt eraseAfter erasedAt',
  },
  booster_device: {
    personal: 'name hwid',
    pseudonym: 'id boosterId confirmedBy publicKey thumbprint',
    activity: 'state createdAt confirmedAt removedAt',
  },
  login_release: {
    pseudonym: 'id orderId boosterId deviceId',
    activity: 'orderNumber requestedAt expiresAt openedAt',
  },
  vault_secret: { pseudonym: 'subjectId ownerId', secret: 'wrappedKey ciphertext', company: 'purpose keyVersion' },

  booster_profile: {
    personal: `country residency hwid languages ${games}`,
    pseudonym: 'id',
    activity: 'takesOrders weekGoal',
    company: 'simultaneousOrders availableServices tier',
  },
  booster_application: {
    personal: `firstName lastName email phone country residency languages ${games} weeklyHours links experience exchange`,
    pseudonym: 'id userId decidedBy',
    activity: 'state createdAt decidedAt',
    company: 'reason',
  },

  orders: {
    personal: 'customerName boosterName draft pauseReason boosterRequestReason',
    pseudonym: 'id number customerId boosterId offeredTo gameAccountId requestedAccountId topUpId firstFinishedBy',
    activity:
      'boosterTier service game server state priceAmount laneDifferenceAmount streamRefundAmount rankDifferenceAmount couponDiscountAmount sharePercent boosterEarnedAmount refundedAmount tippedAmount summary priceBookVersion minHours maxHours dueAt priority rungAsked lane champion laneChanged accountGiven accountReplaced placingConfirmedAt accountRemovedAt accountRemindedAt progressPercent provenFrom correction correctedAt earlierWorth earlierEarned pausedAt pausedBy pausedMs boosterRequestedAt accountRequestedAt rankReport rankDiffersSince disputed finishedAt closesAt firstTakenAt cancelledAt firstFinishedAt playedSeconds finishedLate offeredUntil createdAt updatedAt',
  },
  order_stint: { pseudonym: 'id orderId boosterId', activity: 'sharePercent worth earned turnedAway endedAt' },
  order_dispute: {
    personal: 'text answer',
    pseudonym: 'id orderId customerId boosterId decidedBy proposalId',
    activity:
      'kind claimedPercent openedAt answerDueAt remindedAt lapsedAt answeredAt proposedBy proposedEnd proposedRefund proposedAt agreedAt outcome refund decidedAt',
    company: 'reason',
  },
  order_stream: { personal: 'url', pseudonym: 'id orderId boosterId', activity: 'startedAt endedAt counts' },
  booster_order_count: { pseudonym: 'boosterId', activity: 'state count' },
  booster_load: { pseudonym: 'boosterId', activity: 'count' },
  order_standing: { company: 'state count' },
  order_standing_progress: { company: 'id countedTo' },
  order_event: {
    personal: 'actorName reason',
    pseudonym: 'id orderId actorId',
    activity: 'at kind actorRole from to progress',
  },
  order_match: {
    pseudonym: 'id orderId',
    activity: 'champion agent kills deaths assists points gold result playedAt counts countedAt seq createdAt',
  },
  order_tip: { pseudonym: 'id orderId customerId boosterId', activity: 'amount createdAt' },
  order_review: {
    personal: 'text firstName',
    pseudonym: 'orderId boosterId',
    activity: 'service stars createdAt',
    company: 'hidden judgedBy judgedByName judgedAt judgedBecause',
  },

  message: {
    personal: 'senderName text contacts',
    pseudonym: 'id orderId senderId clientId',
    activity: 'senderRole seq createdAt',
  },
  message_report: {
    personal: 'senderName reporterName reason',
    pseudonym: 'id messageId orderId senderId reporterId decidedBy',
    activity: 'senderRole reporterRole state fee createdAt decidedAt',
    company: 'decidedByName decision',
  },
  conversation_place: { pseudonym: 'orderId userId', activity: 'unread deliveredSeq readSeq' },
  push_subscription: {
    personal: 'endpoint',
    pseudonym: 'id userId sessionId',
    secret: 'p256dh auth',
    activity: 'createdAt',
  },
  notification: { personal: 'title text link', pseudonym: 'id userId', activity: 'kind readAt createdAt' },

  ticket: {
    personal: 'userName subject searchText',
    pseudonym: 'id userId orderId orderNumber topUpId topUpNumber',
    activity: 'userRole type status answered readByUser readByStaff createdAt updatedAt waitingSince firstAnsweredAt',
  },
  ticket_message: { personal: 'senderName text', pseudonym: 'id ticketId senderId', activity: 'senderRole createdAt' },
  ticket_event: {
    personal: 'actorName',
    pseudonym: 'id ticketId actorId',
    activity: 'actorRole fromStatus toStatus at',
  },
  contact_message: {
    personal: 'name email text answeredByName',
    pseudonym: 'id answeredBy',
    secret: 'sender',
    activity: 'createdAt answeredAt',
  },

  canned_answer: { company: 'id title titleKey text type uses createdAt' },

  picture: {
    personal: 'sha256',
    pseudonym: 'id ownerId subjectId',
    activity: 'bytes width height createdAt subjectKind place',
  },

  shop_listing: { company: 'id server level description price onSale createdAt updatedAt' },
  stock_account: { company: 'id listingId state createdAt', secret: 'fingerprint' },
  stock_purchase: {
    personal: 'buyerName',
    pseudonym: 'id listingId stockAccountId buyerId takenBackBy',
    activity: 'server level description price createdAt takenBackAt',
    company: 'takenBackReason',
  },

  log_level: { machinery: 'id level until' },
  idempotency_key: { pseudonym: 'userId key', secret: 'requestHash', machinery: 'answer', activity: 'createdAt' },
  outbox: { pseudonym: 'id audience', machinery: 'type data', activity: 'createdAt' },
  live_event: { pseudonym: 'id audience', machinery: 'type data', activity: 'createdAt' },
  sweep_failure: { pseudonym: 'subjectId', machinery: 'sweep attempts triedAgainAt' },
  rate_limit: { secret: 'key', activity: 'count windowEndsAt' },
  sent_mail: { pseudonym: 'key', activity: 'claimedAt sentAt' },
};

test.each(rows.map((row) => [row.meta.tableName, Object.keys(row.meta.properties)] as const))(
  'every column of %s is classified by how it relates to a person',
  (table, found) => {
    const said = Object.values(columns[table] ?? {}).flatMap((names: string) => names.split(' '));
    expect(said.toSorted((a, b) => a.localeCompare(b))).toEqual(found.toSorted((a, b) => a.localeCompare(b)));
  },
);
