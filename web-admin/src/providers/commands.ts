import { createIntent } from '#contract/browser/intent.ts';
import type { Client, RouteInputOf, Routes } from '#contract/client.ts';
import type { NoteResource } from '../lib/records.ts';
import { asHttpError } from './problem.ts';

type Body<K extends keyof Routes> = RouteInputOf<K>['body'];
type Judged<V extends 'question' | 'approval' | 'refusal'> = {
  id: string;
} & Body<`POST /admin/booster-applications/:id/${V}`>;

/**
 * One command: what is sent twice with the same input because no answer came carries the same Idempotency-Key, so that
 * it has its effect once.
 */
function command<I, A>(name: string, send: (input: I, idempotencyKey: string) => Promise<A>) {
  const attempt = createIntent(`console.${name}`);
  return async (input: I): Promise<A> => {
    try {
      return await attempt(input, (idempotencyKey) => send(input, idempotencyKey));
    } catch (error) {
      throw asHttpError(error);
    }
  };
}

/** What the console does beyond reading and writing records: verbs, never a record with another state. */
export const createCommands = (client: Client) => ({
  chooseState: command('choose-state', (body: Body<'POST /admin/choose-state'>, idempotencyKey) =>
    client.call('POST /admin/choose-state', { body, idempotencyKey }),
  ),
  chooseBooster: command('choose-booster', (body: Body<'POST /admin/choose-booster'>, idempotencyKey) =>
    client.call('POST /admin/choose-booster', { body, idempotencyKey }),
  ),
  agreeProgress: command('agree-progress', (body: Body<'POST /admin/agree-progress'>, idempotencyKey) =>
    client.call('POST /admin/agree-progress', { body, idempotencyKey }),
  ),
  decideDispute: command('decide-dispute', (body: Body<'POST /admin/decide-dispute'>, idempotencyKey) =>
    client.call('POST /admin/decide-dispute', { body, idempotencyKey }),
  ),
  declineBoosterRequest: command(
    'decline-booster-request',
    (body: Body<'POST /admin/decline-booster-request'>, idempotencyKey) =>
      client.call('POST /admin/decline-booster-request', { body, idempotencyKey }),
  ),
  decideAccountRequest: command(
    'decide-account-request',
    (body: Body<'POST /admin/decide-account-request'>, idempotencyKey) =>
      client.call('POST /admin/decide-account-request', { body, idempotencyKey }),
  ),
  resumeOrder: command('resume-order', ({ id }: { id: string }, idempotencyKey) =>
    client.call('POST /orders/:id/resume', { params: { id }, idempotencyKey }),
  ),
  payBooster: command('pay-booster', (body: Body<'POST /admin/pay-booster'>, idempotencyKey) =>
    client.call('POST /admin/pay-booster', { body, idempotencyKey }),
  ),
  withdrawBooster: command('withdraw-booster', (body: Body<'POST /admin/withdraw-booster'>, idempotencyKey) =>
    client.call('POST /admin/withdraw-booster', { body, idempotencyKey }),
  ),
  penaltyBooster: command('penalty-booster', (body: Body<'POST /admin/penalty-booster'>, idempotencyKey) =>
    client.call('POST /admin/penalty-booster', { body, idempotencyKey }),
  ),
  claimFine: command('claim-fine', (body: Body<'POST /admin/fine-claims'>, idempotencyKey) =>
    client.call('POST /admin/fine-claims', { body, idempotencyKey }),
  ),
  waiveFine: command(
    'waive-fine',
    ({ id, ...body }: { id: string } & Body<'POST /admin/fine-claims/:id/waiver'>, idempotencyKey) =>
      client.call('POST /admin/fine-claims/:id/waiver', { params: { id }, body, idempotencyKey }),
  ),
  addFunds: command('add-funds', (body: Body<'POST /admin/add-funds'>, idempotencyKey) =>
    client.call('POST /admin/add-funds', { body, idempotencyKey }),
  ),
  askApproval: command('ask-approval', (body: Body<'POST /admin/approvals'>, idempotencyKey) =>
    client.call('POST /admin/approvals', { body, idempotencyKey }),
  ),
  approve: command('approve', ({ id }: { id: string }, idempotencyKey) =>
    client.call('POST /admin/approvals/:id/approve', { params: { id }, body: {}, idempotencyKey }),
  ),
  refuseApproval: command(
    'refuse-approval',
    ({ id, ...body }: { id: string } & Body<'POST /admin/approvals/:id/refuse'>, idempotencyKey) =>
      client.call('POST /admin/approvals/:id/refuse', { params: { id }, body, idempotencyKey }),
  ),
  withdrawApproval: command('withdraw-approval', ({ id }: { id: string }, idempotencyKey) =>
    client.call('POST /admin/approvals/:id/withdraw', { params: { id }, body: {}, idempotencyKey }),
  ),
  changeSettings: command('change-settings', (body: Body<'PUT /admin/settings'>, idempotencyKey) =>
    client.call('PUT /admin/settings', { body, idempotencyKey }),
  ),
  enterTopUp: command('enter-top-up', (body: Body<'POST /admin/top-ups'>, idempotencyKey) =>
    client.call('POST /admin/top-ups', { body, idempotencyKey }),
  ),
  queryTopUp: command('query-top-up', ({ id }: { id: string }, idempotencyKey) =>
    client.call('POST /admin/top-ups/:id/status-query', { params: { id }, idempotencyKey }),
  ),
  refundMade: command(
    'refund-made',
    ({ id, ...body }: { id: string } & Body<'POST /admin/top-ups/:id/refund/made'>, idempotencyKey) =>
      client.call('POST /admin/top-ups/:id/refund/made', { params: { id }, body, idempotencyKey }),
  ),
  refundDropped: command(
    'refund-dropped',
    ({ id, ...body }: { id: string } & Body<'POST /admin/top-ups/:id/refund/dropped'>, idempotencyKey) =>
      client.call('POST /admin/top-ups/:id/refund/dropped', { params: { id }, body, idempotencyKey }),
  ),
  refundTopUp: command(
    'refund-top-up',
    ({ id, ...body }: { id: string } & Body<'POST /admin/top-ups/:id/refund'>, idempotencyKey) =>
      client.call('POST /admin/top-ups/:id/refund', { params: { id }, body, idempotencyKey }),
  ),
  sendMessage: command(
    'send-message',
    ({ orderId, ...body }: { orderId: string } & Body<'POST /orders/:id/messages'>, idempotencyKey) =>
      client.call('POST /orders/:id/messages', { params: { id: orderId }, body, idempotencyKey }),
  ),
  answerTicket: command(
    'answer-ticket',
    ({ ticketId, ...body }: { ticketId: string } & Body<'POST /tickets/:id/messages'>, idempotencyKey) =>
      client.call('POST /tickets/:id/messages', { params: { id: ticketId }, body, idempotencyKey }),
  ),
  moveTicket: command(
    'move-ticket',
    ({ ticketId, ...body }: { ticketId: string } & Body<'POST /tickets/:id/state'>, idempotencyKey) =>
      client.call('POST /tickets/:id/state', { params: { id: ticketId }, body, idempotencyKey }),
  ),
  answerContact: command(
    'answer-contact',
    ({ id, ...body }: { id: string } & Body<'POST /admin/contact-messages/:id/answer'>, idempotencyKey) =>
      client.call('POST /admin/contact-messages/:id/answer', { params: { id }, body, idempotencyKey }),
  ),
  markContactAnswered: command('mark-contact-answered', ({ id }: { id: string }, idempotencyKey) =>
    client.call('POST /admin/contact-messages/:id/answered', { params: { id }, idempotencyKey }),
  ),
  markContactWaiting: command('mark-contact-waiting', ({ id }: { id: string }, idempotencyKey) =>
    client.call('POST /admin/contact-messages/:id/waiting', { params: { id }, idempotencyKey }),
  ),
  addCannedAnswer: command('add-canned-answer', (body: Body<'POST /admin/canned-answers'>, idempotencyKey) =>
    client.call('POST /admin/canned-answers', { body, idempotencyKey }),
  ),
  countCannedAnswer: command('count-canned-answer', ({ id }: { id: string }, idempotencyKey) =>
    client.call('POST /admin/canned-answers/:id/uses', { params: { id }, idempotencyKey }),
  ),
  removeCannedAnswer: command('remove-canned-answer', ({ id }: { id: string }) =>
    client.call('DELETE /admin/canned-answers/:id', { params: { id } }),
  ),
  publishPriceBook: command('publish-price-book', (body: Body<'POST /admin/price-books'>, idempotencyKey) =>
    client.call('POST /admin/price-books', { body, idempotencyKey }),
  ),
  cancelPriceBook: command(
    'cancel-price-book',
    ({ id, ...body }: { id: string } & Body<'POST /admin/price-books/:id/cancel'>, idempotencyKey) =>
      client.call('POST /admin/price-books/:id/cancel', { params: { id }, body, idempotencyKey }),
  ),
  decideReport: command('decide-report', (body: Body<'POST /admin/decide-report'>, idempotencyKey) =>
    client.call('POST /admin/decide-report', { body, idempotencyKey }),
  ),
  confirmDevice: command('confirm-device', (body: Body<'POST /admin/confirm-device'>, idempotencyKey) =>
    client.call('POST /admin/confirm-device', { body, idempotencyKey }),
  ),
  removeDevice: command('remove-device', (body: Body<'POST /admin/remove-device'>, idempotencyKey) =>
    client.call('POST /admin/remove-device', { body, idempotencyKey }),
  ),
  hideReview: command('hide-review', (body: Body<'POST /admin/hide-review'>, idempotencyKey) =>
    client.call('POST /admin/hide-review', { body, idempotencyKey }),
  ),
  showReview: command('show-review', (body: Body<'POST /admin/show-review'>, idempotencyKey) =>
    client.call('POST /admin/show-review', { body, idempotencyKey }),
  ),
  addListing: command('add-listing', (body: Body<'POST /admin/listings'>, idempotencyKey) =>
    client.call('POST /admin/listings', { body, idempotencyKey }),
  ),
  addSmurf: command('add-smurf', (body: Body<'POST /admin/add-smurf'>, idempotencyKey) =>
    client.call('POST /admin/add-smurf', { body, idempotencyKey }),
  ),
  restoreSmurf: command('restore-smurf', (body: Body<'POST /admin/restore-smurf'>, idempotencyKey) =>
    client.call('POST /admin/restore-smurf', { body, idempotencyKey }),
  ),
  addCoupon: command('add-coupon', (body: Body<'POST /admin/coupons'>, idempotencyKey) =>
    client.call('POST /admin/coupons', { body, idempotencyKey }),
  ),
  addCoupons: command('add-coupons', (body: Body<'POST /admin/add-coupons'>, idempotencyKey) =>
    client.call('POST /admin/add-coupons', { body, idempotencyKey }),
  ),
  endCoupon: command('end-coupon', (body: Body<'POST /admin/end-coupon'>, idempotencyKey) =>
    client.call('POST /admin/end-coupon', { body, idempotencyKey }),
  ),
  newUser: command('new-user', (body: Body<'POST /admin/new-user'>, idempotencyKey) =>
    client.call('POST /admin/new-user', { body, idempotencyKey }),
  ),
  askApplicant: command('ask-applicant', ({ id, ...body }: Judged<'question'>, idempotencyKey) =>
    client.call('POST /admin/booster-applications/:id/question', { params: { id }, body, idempotencyKey }),
  ),
  approveApplicant: command('approve-applicant', ({ id, ...body }: Judged<'approval'>, idempotencyKey) =>
    client.call('POST /admin/booster-applications/:id/approval', { params: { id }, body, idempotencyKey }),
  ),
  refuseApplicant: command('refuse-applicant', ({ id, ...body }: Judged<'refusal'>, idempotencyKey) =>
    client.call('POST /admin/booster-applications/:id/refusal', { params: { id }, body, idempotencyKey }),
  ),
  writeNote: command(
    'write-note',
    ({ resource, ...body }: { resource: NoteResource } & Body<'POST /admin/user-notes'>, idempotencyKey) =>
      client.call(`POST /admin/${resource}`, { body, idempotencyKey }),
  ),
  liftSuspicion: command(
    'lift-suspicion',
    ({ resource, id, reason }: { resource: NoteResource; id: string; reason: string }, idempotencyKey) =>
      client.call(`POST /admin/${resource}/:id/lift`, { params: { id }, body: { reason }, idempotencyKey }),
  ),
  removeNote: command('remove-note', ({ resource, id }: { resource: NoteResource; id: string }) =>
    client.call(`DELETE /admin/${resource}/:id`, { params: { id } }),
  ),
  removeUser: command('remove-user', (body: Body<'POST /admin/remove'>, idempotencyKey) =>
    client.call('POST /admin/remove', { body, idempotencyKey }),
  ),
  sendMail: command('send-mail', (body: Body<'POST /admin/send-mail'>, idempotencyKey) =>
    client.call('POST /admin/send-mail', { body, idempotencyKey }),
  ),
  addApiKey: command('add-api-key', (body: Body<'POST /admin/api-keys'>, idempotencyKey) =>
    client.call('POST /admin/api-keys', { body, idempotencyKey }),
  ),
  rotateApiKey: command(
    'rotate-api-key',
    ({ id, ...body }: { id: string } & Body<'POST /admin/api-keys/:id/rotation'>, idempotencyKey) =>
      client.call('POST /admin/api-keys/:id/rotation', { params: { id }, body, idempotencyKey }),
  ),
  endApiKey: command(
    'end-api-key',
    ({ id, ...body }: { id: string } & Body<'POST /admin/api-keys/:id/end'>, idempotencyKey) =>
      client.call('POST /admin/api-keys/:id/end', { params: { id }, body, idempotencyKey }),
  ),
  addWebhook: command('add-webhook', (body: Body<'POST /admin/webhooks'>, idempotencyKey) =>
    client.call('POST /admin/webhooks', { body, idempotencyKey }),
  ),
  rotateWebhook: command(
    'rotate-webhook',
    ({ id, ...body }: { id: string } & Body<'POST /admin/webhooks/:id/rotation'>, idempotencyKey) =>
      client.call('POST /admin/webhooks/:id/rotation', { params: { id }, body, idempotencyKey }),
  ),
  testWebhook: command('test-webhook', ({ id }: { id: string }, idempotencyKey) =>
    client.call('POST /admin/webhooks/:id/test', { params: { id }, idempotencyKey }),
  ),
  pauseWebhook: command('pause-webhook', ({ id }: { id: string }, idempotencyKey) =>
    client.call('POST /admin/webhooks/:id/pause', { params: { id }, idempotencyKey }),
  ),
  resumeWebhook: command('resume-webhook', ({ id }: { id: string }, idempotencyKey) =>
    client.call('POST /admin/webhooks/:id/resume', { params: { id }, idempotencyKey }),
  ),
  removeWebhook: command('remove-webhook', ({ id }: { id: string }) =>
    client.call('DELETE /admin/webhooks/:id', { params: { id } }),
  ),
  redeliver: command('redeliver', ({ id }: { id: string }, idempotencyKey) =>
    client.call('POST /admin/deliveries/:id/redeliver', { params: { id }, idempotencyKey }),
  ),
  compareDay: command('compare-day', ({ id }: { id: string }, idempotencyKey) =>
    client.call('POST /admin/reconciliations/:id/run', { params: { id }, idempotencyKey }),
  ),
  endDifference: command('end-difference', ({ id, reason }: { id: string; reason: string }, idempotencyKey) =>
    client.call('POST /admin/reconciliation-differences/:id/end', { params: { id }, body: { reason }, idempotencyKey }),
  ),
  ban: command('ban', (body: Body<'POST /admin/ban'>, idempotencyKey) =>
    client.call('POST /admin/ban', { body, idempotencyKey }),
  ),
  unban: command('unban', (body: Body<'POST /admin/unban'>, idempotencyKey) =>
    client.call('POST /admin/unban', { body, idempotencyKey }),
  ),
  changeScopes: command('change-scopes', (body: Body<'POST /admin/change-scopes'>, idempotencyKey) =>
    client.call('POST /admin/change-scopes', { body, idempotencyKey }),
  ),
  endSession: command('end-session', (body: Body<'POST /admin/end-session'>, idempotencyKey) =>
    client.call('POST /admin/end-session', { body, idempotencyKey }),
  ),
  endSessions: command('end-sessions', (body: Body<'POST /admin/end-sessions'>, idempotencyKey) =>
    client.call('POST /admin/end-sessions', { body, idempotencyKey }),
  ),
  retryJob: command('retry-job', (body: Body<'POST /admin/retry-job'>, idempotencyKey) =>
    client.call('POST /admin/retry-job', { body, idempotencyKey }),
  ),
  cancelJob: command('cancel-job', (body: Body<'POST /admin/cancel-job'>, idempotencyKey) =>
    client.call('POST /admin/cancel-job', { body, idempotencyKey }),
  ),
  clearAddress: command('clear-address', (body: Body<'POST /admin/clear-address'>, idempotencyKey) =>
    client.call('POST /admin/clear-address', { body, idempotencyKey }),
  ),
  changeEmail: command('change-email', (body: Body<'POST /admin/change-email'>, idempotencyKey) =>
    client.call('POST /admin/change-email', { body, idempotencyKey }),
  ),
  dropEmailChange: command('drop-email-change', (body: Body<'POST /admin/drop-email-change'>, idempotencyKey) =>
    client.call('POST /admin/drop-email-change', { body, idempotencyKey }),
  ),
  changePhone: command('change-phone', (body: Body<'POST /admin/change-phone'>, idempotencyKey) =>
    client.call('POST /admin/change-phone', { body, idempotencyKey }),
  ),
  resetSecondFactor: command('reset-second-factor', (body: Body<'POST /admin/reset-second-factor'>, idempotencyKey) =>
    client.call('POST /admin/reset-second-factor', { body, idempotencyKey }),
  ),
  sendPasswordLink: command('send-password-link', (body: Body<'POST /admin/send-password-link'>, idempotencyKey) =>
    client.call('POST /admin/send-password-link', { body, idempotencyKey }),
  ),
  setPassword: command('change-password', (body: Body<'POST /admin/change-password'>, idempotencyKey) =>
    client.call('POST /admin/change-password', { body, idempotencyKey }),
  ),
});

export type Commands = ReturnType<typeof createCommands>;
