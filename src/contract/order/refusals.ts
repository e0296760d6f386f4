// Refusals that several routes of orders share.

/** Refusals of pricing for a well-formed draft. */
export const pricingRefusals = [
  'pricing.target_not_above_current',
  'pricing.challenger_target_too_close',
  'pricing.rank_not_served',
  'pricing.coupon_unknown',
  'pricing.coupon_expired',
  'pricing.too_many_coupons',
  'pricing.coupon_below_minimum',
  'pricing.coupon_spent',
] as const;

/** Refusals of a change of an order's lane. */
export const laneRefusals = [
  'order.not_found',
  'order.lane_already_changed',
  'order.lane_not_for_service',
  'order.champion_required',
  'order.lane_price_changed',
  'order.draft_unreadable',
  'order.closed_for_changes',
  'order.rank_difference_open',
  'pricing.book_not_found',
] as const;

/** Refusals when a booster records work. */
export const recordingRefusals = [
  'order.not_found',
  'order.match_not_allowed',
  'order.being_replaced',
  'order.paused',
  'order.draft_unreadable',
] as const;

/** Refusals for the end of an order, or a decision of its dispute, for which staff request a second admin. */
export const staffEndRefusals = [
  'order.not_found',
  'order.transition_not_allowed',
  'order.paused',
  'order.dispute_open',
  'order.earned_percent_required',
  'order.draft_unreadable',
  'order.dispute_not_found',
  'order.dispute_decided',
  'order.dispute_awaits_answer',
  'order.refund_above_price',
  'order.refund_too_high',
  'approval.nothing_to_pay',
] as const;
