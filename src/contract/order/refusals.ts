// Refusals that several routes of orders share.

/** What pricing may answer to a well-formed draft. */
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

/** Why the lane of an order may stay as it is. */
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

/** Of what a booster records of the work. */
export const recordingRefusals = [
  'order.not_found',
  'order.match_not_allowed',
  'order.being_replaced',
  'order.paused',
  'order.draft_unreadable',
] as const;

/** Of an end of an order, or a decision of its dispute, that staff ask a second admin for. */
export const houseEndRefusals = [
  'order.not_found',
  'order.transition_not_allowed',
  'order.paused',
  'order.dispute_open',
  'order.earned_percent_required',
  'order.dispute_not_found',
  'order.dispute_decided',
  'order.dispute_awaits_answer',
  'order.refund_above_price',
  'order.refund_too_high',
  'approval.nothing_to_pay',
] as const;
