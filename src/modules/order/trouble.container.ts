import type { Bindings } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { picture } from '#modules/picture/index.ts';
import { orderTroubleRoutes } from './adapters/http/order.trouble.routes.ts';
import { AgreeOnDispute } from './application/agree-on-dispute.ts';
import { AnswerDispute } from './application/answer-dispute.ts';
import { AskForBooster } from './application/ask-for-booster.ts';
import { DecideDispute } from './application/decide-dispute.ts';
import { OpenDispute } from './application/open-dispute.ts';
import { PauseOrder } from './application/pause-order.ts';
import { PreviewRefund } from './application/preview-refund.ts';
import { SweepTrouble } from './application/sweep-trouble.ts';
import { WithdrawDispute } from './application/withdraw-dispute.ts';
import { inner } from './order.inner-tokens.ts';
import { order } from './order.tokens.ts';

/** Disputes, pauses, and the wish for another booster. */
export const troubleBindings: Bindings = (bind) => {
  const { transactions, clock, ids, sweepFailures } = platform;
  const { orders, notifications, advanceOrder } = order;
  const { disputes, changes } = inner;
  bind.type(inner.openDispute, OpenDispute, [orders, disputes, changes, picture.attached, transactions, clock, ids]);
  bind.type(inner.answerDispute, AnswerDispute, [orders, disputes, changes, picture.attached, transactions, clock]);
  bind.type(inner.decideDispute, DecideDispute, [orders, disputes, advanceOrder, notifications, transactions, clock]);
  bind.type(inner.previewRefund, PreviewRefund, [orders, disputes]);
  bind.type(inner.withdrawDispute, WithdrawDispute, [orders, disputes, changes, transactions, clock]);
  bind.type(inner.agreeOnDispute, AgreeOnDispute, [
    orders,
    disputes,
    changes,
    inner.previewRefund,
    transactions,
    clock,
    ids,
  ]);
  bind.type(inner.pauseOrder, PauseOrder, [orders, changes, transactions, clock]);
  bind.type(inner.askForBooster, AskForBooster, [orders, changes, transactions, clock]);
  bind.type(inner.sweepTrouble, SweepTrouble, [
    orders,
    disputes,
    advanceOrder,
    changes,
    notifications,
    sweepFailures,
    transactions,
    clock,
  ]);
  bind.make(
    order.troubleHttp,
    (
      page,
      openDispute,
      answerDispute,
      withdrawDispute,
      agreeOnDispute,
      decideDispute,
      previewRefund,
      pauseOrder,
      askForBooster,
      giveGameAccount,
    ) =>
      orderTroubleRoutes({
        page,
        openDispute,
        answerDispute,
        withdrawDispute,
        agreeOnDispute,
        decideDispute,
        previewRefund,
        pauseOrder,
        askForBooster,
        giveGameAccount,
      }),
    [
      inner.page,
      inner.openDispute,
      inner.answerDispute,
      inner.withdrawDispute,
      inner.agreeOnDispute,
      inner.decideDispute,
      inner.previewRefund,
      inner.pauseOrder,
      inner.askForBooster,
      inner.giveGameAccount,
    ],
  );
};
