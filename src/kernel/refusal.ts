import type { AccessMatter } from './access.ts';
import type { MoneyJson } from './money.ts';

type None = Readonly<Record<string, never>>;

/**
 * The closed list of refusals, with the parameters of their sentences. The contract has the status and the Turkish text of each
 * code (`satisfies Record<RefusalCode, …>`).
 */
export interface Refusals {
  'request.invalid': None;
  'request.unsupported_media': None;
  'request.too_large': None;
  'request.not_found': None;
  'request.malformed': None;
  'request.method_not_allowed': None;
  'request.not_implemented': None;
  'request.in_progress': None;
  'request.key_reused': None;
  'request.conflict': None;
  'request.forbidden_origin': None;
  'request.reason_required': None;
  'request.search_too_wide': None;
  'request.too_many_exports': None;
  'request.too_many_commands': { readonly retryAfterSeconds: number };
  'request.too_often': { readonly retryAfterSeconds: number };
  'service.unavailable': { readonly retryAfterSeconds: number };

  'identity.unauthenticated': None;
  'identity.forbidden': None;
  'identity.bad_credentials': None;
  'identity.session_expired': None;
  'identity.ended_by_owner': None;
  'identity.ended_by_staff': None;
  'identity.ended_by_password': None;
  'identity.ended_by_second_factor': None;
  'identity.banned': { readonly reason: string };
  'identity.account_deleted': None;
  'identity.too_many_attempts': { readonly retryAfterSeconds: number };
  'identity.password_change_required': None;
  'identity.otp_required': None;
  'identity.otp_incorrect': None;
  'identity.second_factor_required': None;
  'identity.second_factor_on': None;
  'identity.second_factor_off': None;
  'identity.password_too_common': None;
  'identity.password_unchanged': None;
  'identity.old_password_incorrect': None;
  'identity.reset_token_invalid': None;
  'identity.password_incorrect': None;
  'identity.verification_invalid': None;
  'identity.session_not_found': None;
  'identity.deletion_open_orders': { readonly count: number };
  'identity.deletion_open_payments': None;
  'identity.deletion_balance': { readonly balance: MoneyJson };
  'identity.username_taken': None;
  /** `days`: after how many it can be changed again. */
  'identity.username_just_changed': { readonly days: number };
  'identity.username_by_support': None;
  'identity.email_taken': None;
  'identity.phone_taken': None;
  'identity.phone_unchanged': None;
  'identity.email_unchanged': None;
  'identity.no_email_change': None;
  'identity.email_change_invalid': None;
  'identity.user_unsettled': { readonly orders: number; readonly payments: number; readonly balance: MoneyJson };
  'identity.address_unreachable': None;
  'identity.user_not_found': None;
  'identity.scope_not_held': { readonly scope: string };
  'identity.role_not_allowed': None;
  'identity.access_scope_required': None;
  'identity.user_is_banned': None;

  'pricing.target_not_above_current': None;
  'pricing.challenger_target_too_close': { readonly minimumLp: number };
  'pricing.rank_not_served': None;
  'pricing.coupon_unknown': None;
  'pricing.coupon_expired': None;
  'pricing.coupon_code_short': None;
  'pricing.too_many_coupons': { readonly retryAfterSeconds: number };
  'pricing.coupon_below_minimum': { readonly minimum: MoneyJson };
  'pricing.coupon_spent': None;
  'pricing.book_not_found': None;
  'pricing.book_outdated': { readonly version: number };
  'pricing.book_scheduled': { readonly version: number };
  'pricing.book_unchanged': None;
  'pricing.book_time_passed': None;
  'pricing.book_not_scheduled': None;
  'pricing.coupon_not_found': None;
  'pricing.coupon_code_taken': None;
  'pricing.coupon_used': None;
  'pricing.coupon_ended': None;
  'pricing.coupon_window_empty': None;
  'pricing.coupon_total_below_uses': { readonly used: number };
  'pricing.coupon_columns_missing': None;
  'pricing.coupon_columns_unknown': { readonly columns: string };
  'pricing.coupon_lines_too_many': { readonly most: number; readonly lines: number };
  'pricing.coupon_lines_wrong': { readonly lines: string };
  'pricing.coupon_codes_taken': { readonly codes: string };

  'wallet.insufficient_balance': { readonly missing: MoneyJson };
  'wallet.payout_not_found': None;
  'wallet.payout_already_decided': None;
  'wallet.iban_invalid': None;
  'wallet.payout_too_small': { readonly minimum: MoneyJson };
  'wallet.payout_unsettled': { readonly matter: AccessMatter | 'iban'; readonly hours: number };
  'wallet.payout_tip_unsettled': { readonly hours: number };
  'wallet.payout_order_unsettled': { readonly hours: number };
  'wallet.payout_unconfirmed': None;
  'wallet.payout_own_hand': None;
  'wallet.payout_confirmed': None;
  'wallet.confirmation_invalid': None;
  'wallet.too_many_confirmations': { readonly retryAfterSeconds: number };
  'wallet.amount_not_positive': None;
  'wallet.claim_not_found': None;
  'wallet.claim_ended': None;

  'approval.required': { readonly limit: MoneyJson; readonly moved: MoneyJson; readonly hours: number };
  'approval.required_over_all': { readonly limit: MoneyJson; readonly moved: MoneyJson; readonly hours: number };
  'approval.already_asked': None;
  'approval.nothing_to_pay': None;
  'approval.amount_changed': None;
  'approval.not_found': None;
  'approval.own': None;
  'approval.not_yours': None;
  'approval.decided': None;
  'approval.expired': None;
  'approval.asker_left': None;
  'approval.asker_may_not': None;
  'approval.access_unsettled': { readonly hours: number };

  'settings.outdated': None;
  'settings.unchanged': None;
  'settings.coupon_not_counting': None;

  'payment.amount_out_of_range': { readonly minimum: MoneyJson; readonly maximum: MoneyJson };
  'payment.too_many_open': { readonly most: number; readonly minutes: number };
  'payment.top_up_not_found': None;
  'payment.top_up_not_refundable': None;
  'payment.refund_exceeds_balance': None;
  'payment.refund_not_waiting': None;
  'payment.refund_proof_missing': None;
  'payment.refund_own_hand': None;
  'payment.refund_was_given': None;
  'payment.paid_too_little': { readonly total: MoneyJson; readonly amount: MoneyJson };
  'payment.already_entered': { readonly topUpId: string; readonly number: string };
  'payment.arrival_out_of_range': { readonly days: number };
  'payment.refund_untold': None;
  'payment.provider_refused': { readonly reason: string };
  'payment.provider_unavailable': { readonly retryAfterSeconds: number };
  'payment.notification_rejected': None;
  'payment.reconciliation_not_found': None;
  'payment.difference_not_found': None;
  'payment.difference_ended': None;

  'vault.account_not_found': None;
  'vault.account_in_use': None;
  'vault.account_does_not_fit': None;
  'vault.credentials_required': None;
  'vault.device_not_found': None;
  'vault.device_limit_reached': { readonly limit: number };
  'vault.device_known': None;
  'vault.device_key_invalid': None;
  'vault.device_not_waiting': None;
  'vault.device_not_confirmed': None;
  'vault.device_proof_invalid': None;
  'vault.no_credentials': None;
  'vault.release_not_found': None;
  'vault.release_not_allowed': None;
  'vault.release_opened': None;
  'vault.release_expired': None;

  'order.not_found': None;
  'order.too_many_unstarted': { readonly most: number };
  'order.priority_withdrawn': { readonly most: number };
  'order.booster_unavailable': None;
  'order.price_changed': { readonly quote: object };
  'order.transition_not_allowed': { readonly from: string; readonly to: string };
  'order.earned_percent_required': None;
  'order.already_taken': None;
  'order.booster_limit_reached': { readonly limit: number };
  'order.booster_not_eligible': { readonly because: string };
  'order.champion_required': None;
  'order.draft_unreadable': None;
  'order.lane_already_changed': None;
  'order.lane_price_changed': { readonly difference: MoneyJson };
  'order.lane_not_for_service': None;
  'order.account_already_changed': None;
  'order.account_not_needed': None;
  'order.rank_not_asked': None;
  'order.rank_needs_picture': None;
  'order.rank_difference_open': None;
  'order.rank_difference_closed': None;
  'order.rank_not_priced': None;
  'order.rank_price_changed': { readonly difference: MoneyJson };
  'order.account_requested': None;
  'order.account_not_requested': None;
  'order.account_request_changed': None;
  'order.closed_for_changes': None;
  'order.match_not_allowed': None;
  'order.match_time_wrong': None;
  'order.progress_not_said': { readonly field: 'current' | 'done' };
  'order.progress_not_whole': None;
  'order.progress_beyond_goal': None;
  'order.progress_not_claimed': None;
  'order.progress_changed': None;
  'order.being_replaced': None;
  'order.goal_not_reached': None;
  'order.work_unjudged': None;
  'order.finish_needs_proof': { readonly missing: readonly ('reason' | 'pictures')[] };
  'order.no_booster_leaves': None;
  'order.stream_not_ordered': None;
  'order.stream_not_allowed': None;
  'order.stream_link_invalid': None;
  'order.stream_not_live': None;
  'order.tip_not_allowed': None;
  'order.tip_during_dispute': None;
  'order.tip_too_small': { readonly minimum: MoneyJson };
  'order.booster_inactive': None;
  'order.review_not_allowed': None;
  'order.already_reviewed': None;
  'order.review_not_found': None;
  'order.review_unchanged': None;
  'order.paused': None;
  'order.already_paused': None;
  'order.pause_not_allowed': None;
  'order.not_paused': None;
  'order.paused_by_other': None;
  'order.booster_request_not_allowed': None;
  'order.booster_already_requested': None;
  'order.booster_not_requested': None;
  'order.dispute_not_allowed': None;
  'order.dispute_open': None;
  'order.dispute_not_found': None;
  'order.dispute_answered': None;
  'order.dispute_taken_back': None;
  'order.dispute_agreed': None;
  'order.dispute_own_proposal': None;
  'order.dispute_proposal_changed': None;
  'order.dispute_awaits_answer': { readonly until: string };
  'order.dispute_decided': None;
  'order.refund_above_price': { readonly maximum: MoneyJson };
  'order.refund_too_high': { readonly maximum: MoneyJson };

  'picture.not_found': None;
  'picture.not_a_picture': None;
  'picture.animated': None;
  'picture.too_large': None;
  'picture.unreadable': None;
  'picture.too_many_pictures': { readonly retryAfterSeconds: number };
  'picture.store_unavailable': { readonly retryAfterSeconds: number };

  'booster.not_found': None;
  'booster.application_not_found': None;
  'booster.application_waiting': None;
  'booster.application_decided': None;
  'booster.answer_link_invalid': None;

  'shop.listing_not_found': None;
  'shop.sold_out': None;
  'shop.price_changed': { readonly price: MoneyJson };
  'shop.lines_unreadable': { readonly lines: string };
  'shop.accounts_known': { readonly lines: string };
  'shop.stock_account_not_found': None;
  'shop.credentials_gone': None;
  'shop.not_sold': None;

  'conversation.too_many_messages': { readonly retryAfterSeconds: number };
  'conversation.closed': None;
  'conversation.message_not_found': None;
  'conversation.own_message': None;
  'conversation.already_reported': None;
  'conversation.report_not_found': None;
  'conversation.report_decided': None;

  'live.too_many_streams': { readonly retryAfterSeconds: number };

  'notification.link_invalid': None;
  'notification.push_unavailable': None;
  'notification.endpoint_not_allowed': None;
  'integration.key_not_found': None;
  'integration.key_not_yours': None;
  'integration.key_not_active': None;
  'integration.not_for_keys': None;
  'integration.too_many_requests': { readonly retryAfterSeconds: number; readonly perMinute: number };
  'integration.webhook_not_found': None;
  'integration.webhook_not_yours': None;
  'integration.webhook_paused': None;
  'integration.webhook_active': None;
  'integration.secrets_overlap': None;
  'integration.too_many_webhooks': { readonly most: number };
  'integration.address_not_allowed': None;
  'integration.delivery_not_found': None;
  'note.not_found': None;
  'note.not_yours': None;
  'note.nothing_to_lift': None;
  'ticket.not_found': None;
  'ticket.closed': None;
  'ticket.transition_not_allowed': { readonly from: string; readonly to: string };
  'ticket.too_many_tickets': { readonly retryAfterSeconds: number };
  'ticket.contact_not_found': None;
  'ticket.contact_answered': None;
  'ticket.contact_not_answered': None;
  'ticket.canned_not_found': None;
  'ticket.canned_title_taken': None;
  'ticket.placeholder_unknown': { readonly placeholder: string };
}

export type RefusalCode = keyof Refusals;

/** Codes without parameters. */
type Bare = { [C in RefusalCode]: Refusals[C] extends None ? C : never }[RefusalCode];

/** A refusal by a rule. Domain and use cases throw it, and the HTTP layer answers it as a problem document. */
export class DomainError<C extends RefusalCode = RefusalCode> extends Error {
  readonly code: C;
  readonly params: Refusals[C];

  constructor(code: C, ...params: C extends Bare ? [] : [Refusals[C]]) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.params = (params[0] ?? {}) as Refusals[C];
  }
}
