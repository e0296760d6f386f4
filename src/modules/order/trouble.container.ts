import type { Bindings } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { picture } from '#modules/picture/index.ts';
import { orderTroubleRoutes } from './adapters/http/order.trouble.routes.ts';
import { agreeOnDispute } from './application/agree-on-dispute.ts';
import { answerDispute } from './application/answer-dispute.ts';
import { askForBooster } from './application/ask-for-booster.ts';
import { decideDispute } from './application/decide-dispute.ts';
import { openDispute } from './application/open-dispute.ts';
import { pauseOrder } from './application/pause-order.ts';
import { previewRefund } from './application/preview-refund.ts';
import { sweepTrouble } from './application/sweep-trouble.ts';
import { withdrawDispute } from './application/withdraw-dispute.ts';
import { inner } from './order.inner-tokens.ts';
import { order } from './order.tokens.ts';

/** Disputes, pauses, and the wish for another booster. */
export const troubleBindings: Bindings = (bind) => {
  const { sweepFailures } = platform;
  const { orders } = order;
  const { disputes, changes, work } = inner;
  bind.use(inner.openDispute, openDispute, { orders, disputes, changes, pictures: picture.attached, work });
  bind.use(inner.answerDispute, answerDispute, { orders, disputes, changes, pictures: picture.attached, work });
  bind.use(inner.decideDispute, decideDispute, { orders, disputes, advance: order.advanceOrder, work });
  bind.use(inner.previewRefund, previewRefund, { orders, disputes });
  bind.use(inner.withdrawDispute, withdrawDispute, { orders, disputes, changes, work });
  bind.use(inner.agreeOnDispute, agreeOnDispute, { orders, disputes, changes, preview: inner.previewRefund, work });
  bind.use(inner.pauseOrder, pauseOrder, { orders, changes, work });
  bind.use(inner.askForBooster, askForBooster, { orders, changes, work });
  bind.use(inner.sweepTrouble, sweepTrouble, {
    orders,
    disputes,
    advance: order.advanceOrder,
    changes,
    failures: sweepFailures,
    work,
  });
  bind.use(order.troubleHttp, orderTroubleRoutes, {
    page: inner.page,
    openDispute: inner.openDispute,
    answerDispute: inner.answerDispute,
    withdrawDispute: inner.withdrawDispute,
    agreeOnDispute: inner.agreeOnDispute,
    decideDispute: inner.decideDispute,
    previewRefund: inner.previewRefund,
    pauseOrder: inner.pauseOrder,
    askForBooster: inner.askForBooster,
    giveGameAccount: inner.giveGameAccount,
  });
};
