import { Money } from '#kernel/money.ts';
import type { Caller, Handlers } from '#platform/http/handler.ts';
import type { AgreeOnDispute } from '../../application/agree-on-dispute.ts';
import type { AnswerDispute } from '../../application/answer-dispute.ts';
import type { AskForBooster } from '../../application/ask-for-booster.ts';
import type { DecideDispute, Decision } from '../../application/decide-dispute.ts';
import type { GiveGameAccount } from '../../application/give-game-account.ts';
import type { OpenDispute } from '../../application/open-dispute.ts';
import type { OrderPage } from '../../application/order-page.ts';
import type { PauseOrder } from '../../application/pause-order.ts';
import type { PreviewRefund } from '../../application/preview-refund.ts';
import type { WithdrawDispute } from '../../application/withdraw-dispute.ts';

type Routes =
  | 'POST /orders/:id/dispute'
  | 'POST /orders/:id/dispute/answer'
  | 'DELETE /orders/:id/dispute'
  | 'GET /orders/:id/dispute/proposal'
  | 'POST /orders/:id/dispute/proposal'
  | 'DELETE /orders/:id/dispute/proposal'
  | 'POST /orders/:id/dispute/agreement'
  | 'POST /orders/:id/pause'
  | 'POST /orders/:id/resume'
  | 'POST /orders/:id/booster-request'
  | 'DELETE /orders/:id/booster-request'
  | 'GET /admin/orders/:id/refund'
  | 'POST /admin/decide-dispute'
  | 'POST /admin/decline-booster-request'
  | 'DELETE /orders/:id/account-request'
  | 'POST /admin/decide-account-request';

interface TroubleUseCases {
  readonly orderPage: OrderPage;
  readonly openDispute: OpenDispute;
  readonly answerDispute: AnswerDispute;
  readonly withdrawDispute: WithdrawDispute;
  readonly agreeOnDispute: AgreeOnDispute;
  readonly decideDispute: DecideDispute;
  readonly previewRefund: PreviewRefund;
  readonly pauseOrder: PauseOrder;
  readonly askForBooster: AskForBooster;
  readonly giveGameAccount: GiveGameAccount;
}

export const orderTroubleRoutes = (order: TroubleUseCases): Handlers<Routes> => ({
  'POST /orders/:id/dispute': async ({ params, body }, { caller }) => {
    const { kind, text, claimedPercent = null, pictures = [] } = body;
    const said = { kind, text, claimedPercent };
    return order.orderPage.show(await order.openDispute(params.id, said, pictures, person(caller)), caller);
  },

  'POST /orders/:id/dispute/answer': async ({ params, body: { text, pictures = [] } }, { caller }) =>
    order.orderPage.show(await order.answerDispute(params.id, { text, pictures }, person(caller)), caller),

  'DELETE /orders/:id/dispute': async ({ params }, { caller }) =>
    order.orderPage.show(await order.withdrawDispute(params.id, person(caller)), caller),

  'GET /orders/:id/dispute/proposal': ({ params, query: { refund } }, { caller }) =>
    order.agreeOnDispute.preview(params.id, kurusOf(refund), person(caller)),

  'POST /orders/:id/dispute/proposal': async ({ params, body: { refund } }, { caller }) => {
    const end = refund
      ? ({ outcome: 'refunded', refund: Money.from(refund) } as const)
      : ({ outcome: 'upheld' } as const);
    return order.orderPage.show(await order.agreeOnDispute.propose(params.id, end, person(caller)), caller);
  },

  'DELETE /orders/:id/dispute/proposal': async ({ params }, { caller }) =>
    order.orderPage.show(await order.agreeOnDispute.takeBack(params.id, person(caller)), caller),

  'POST /orders/:id/dispute/agreement': async ({ params, body }, { caller }) =>
    order.orderPage.show(await order.agreeOnDispute.agree(params.id, body.proposal, person(caller)), caller),

  'POST /orders/:id/pause': async ({ params, body }, { caller }) =>
    order.orderPage.show(await order.pauseOrder.pause(params.id, body.reason, caller), caller),

  'POST /orders/:id/resume': async ({ params }, { caller }) =>
    order.orderPage.show(await order.pauseOrder.resume(params.id, caller), caller),

  'POST /orders/:id/booster-request': async ({ params, body }, { caller }) =>
    order.orderPage.show(await order.askForBooster.ask(params.id, body.reason, person(caller)), caller),

  'DELETE /orders/:id/booster-request': async ({ params }, { caller }) =>
    order.orderPage.show(await order.askForBooster.withdraw(params.id, person(caller)), caller),

  'GET /admin/orders/:id/refund': ({ params, query: { refund } }) => order.previewRefund(params.id, kurusOf(refund)),

  'POST /admin/decide-dispute': async ({ body: { orderId, decision, refund, reason } }, { caller }) => {
    const decided: Decision =
      decision === 'refund'
        ? { outcome: 'refunded', refund: Money.from(refund ?? Money.zero) }
        : { outcome: decision === 'uphold' ? 'upheld' : 'rejected' };
    await order.decideDispute.run(orderId, decided, actorOf(caller), reason);
    return order.orderPage.ofConsole(orderId, caller);
  },

  'DELETE /orders/:id/account-request': async ({ params }, { caller }) =>
    order.orderPage.show(await order.giveGameAccount.withdrawRequest(params.id, person(caller)), caller),

  'POST /admin/decide-account-request': async ({ body }, { caller }) => {
    const { orderId, decision, reason } = body;
    const looked = { decision, requestedAt: new Date(body.requestedAt) };
    await order.giveGameAccount.decideRequest(orderId, looked, actorOf(caller), reason);
    return order.orderPage.ofConsole(orderId, caller);
  },

  'POST /admin/decline-booster-request': async ({ body: { orderId, reason } }, { caller }) => {
    await order.askForBooster.decline(orderId, reason, actorOf(caller));
    return order.orderPage.ofConsole(orderId, caller);
  },
});

const kurusOf = (refund: string | undefined) => (refund === undefined ? null : Money.kurus(Number(refund)));
const person = ({ id, displayName }: Caller) => ({ id, displayName });
const actorOf = ({ id, role, displayName }: Caller) => ({ id, role, displayName });
