import * as z from 'zod/mini';
import type { RefusalCode } from '../kernel/refusal.ts';
import { named } from './common.ts';

/** Codes that a problem document may carry: every refusal, and the one for faults. */
export type ProblemCode = RefusalCode | 'internal';

/**
 * 401 no session · 403 role or scope · 404 unknown or not yours · 409 the state forbids it · 422 malformed ·
 * 429 too many · 503 something we need is down (architecture.md, Errors).
 */
export const statusOf = {
  'request.invalid': 422,
  'request.unsupported_media': 415,
  'request.too_large': 413,
  'request.not_found': 404,
  'request.in_progress': 409,
  'request.key_reused': 422,
  'request.conflict': 409,
  'request.forbidden_origin': 403,
  'request.reason_required': 422,
  'service.unavailable': 503,
  'identity.unauthenticated': 401,
  'identity.forbidden': 403,
  'identity.bad_credentials': 401,
  'identity.session_expired': 401,
  'identity.banned': 403,
  'identity.too_many_attempts': 429,
  'identity.password_change_required': 403,
  'identity.password_too_common': 422,
  'identity.password_unchanged': 422,
  'identity.old_password_incorrect': 422,
  'identity.reset_token_invalid': 422,
  'identity.password_incorrect': 422,
  'identity.verification_invalid': 422,
  'identity.session_not_found': 404,
  'identity.deletion_open_orders': 409,
  'identity.deletion_open_payments': 409,
  'identity.deletion_balance': 409,
  'identity.username_taken': 409,
  'identity.email_taken': 409,
  'identity.phone_taken': 409,
  'identity.user_not_found': 404,
  'identity.scope_not_held': 403,
  'identity.role_not_allowed': 422,
  'pricing.target_not_above_current': 422,
  'pricing.challenger_target_too_close': 422,
  'pricing.rank_not_served': 422,
  'pricing.coupon_unknown': 422,
  'pricing.coupon_expired': 422,
  'pricing.coupon_not_for_service': 422,
  'pricing.coupon_below_minimum': 422,
  'pricing.coupon_spent': 409,
  'wallet.insufficient_balance': 409,
  'wallet.payout_not_found': 404,
  'wallet.payout_already_decided': 409,
  'wallet.iban_invalid': 422,
  'wallet.amount_not_positive': 422,
  'payment.amount_out_of_range': 422,
  'payment.top_up_not_found': 404,
  'payment.top_up_not_refundable': 409,
  'payment.refund_exceeds_balance': 409,
  'payment.provider_refused': 409,
  'payment.provider_unavailable': 503,
  'payment.notification_rejected': 422,
  'vault.account_not_found': 404,
  'vault.account_in_use': 409,
  'vault.account_does_not_fit': 409,
  'vault.credentials_required': 422,
  'order.not_found': 404,
  'order.price_changed': 409,
  'order.transition_not_allowed': 409,
  'order.earned_percent_required': 422,
  'order.already_taken': 409,
  'order.booster_limit_reached': 409,
  'order.booster_not_eligible': 409,
  'order.lane_already_changed': 409,
  'order.lane_not_for_service': 409,
  'order.account_already_changed': 409,
  'order.account_not_needed': 409,
  'order.closed_for_changes': 409,
  'order.match_not_allowed': 409,
  'order.tip_not_allowed': 409,
  'booster.not_found': 404,
  'booster.application_not_found': 404,
  'booster.application_waiting': 409,
  'conversation.too_many_messages': 429,
  'conversation.closed': 409,
  'ticket.not_found': 404,
  'ticket.closed': 409,
  'ticket.transition_not_allowed': 409,
  'ticket.too_many_tickets': 429,
  internal: 500,
} as const satisfies Record<ProblemCode, number>;

export const FieldError = z.strictObject({
  /** JSON pointer into the body, e.g. `/draft/target/tier`. */
  pointer: z.string(),
  code: z.string(),
  detail: z.string(),
});

/** RFC 9457, with a stable `code`, a Turkish `detail` and the code's own parameters. */
export const Problem = named(
  'Problem',
  z.looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
    requestId: z.optional(z.string()),
    params: z.optional(z.record(z.string(), z.unknown())),
    errors: z.optional(z.array(FieldError)),
  }),
);
export type Problem = z.infer<typeof Problem>;
