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
import { orderPage } from './application/order-page.ts';
import { orderChanges } from './application/order-changes.ts';
import { giveGameAccount } from './application/give-game-account.ts';
import { inner } from './order.inner-tokens.ts';
import { order } from './order.tokens.ts';

/** Bindings for disputes, pauses and requests for another booster. */
export const troubleBindings: Bindings = (bind) => {
  const { sweepFailures } = platform;
  const { orders } = order;
  const { disputes, work } = inner;
  bind.use(openDispute, { orders, disputes, changes: orderChanges, pictures: picture.attached, work });
  bind.use(answerDispute, { orders, disputes, changes: orderChanges, pictures: picture.attached, work });
  bind.use(decideDispute, { orders, disputes, advance: order.advanceOrder, work });
  bind.use(previewRefund, { orders, disputes });
  bind.use(withdrawDispute, { orders, disputes, changes: orderChanges, work });
  bind.use(agreeOnDispute, { orders, disputes, changes: orderChanges, preview: previewRefund, work });
  bind.use(pauseOrder, { orders, changes: orderChanges, work });
  bind.use(askForBooster, { orders, changes: orderChanges, work });
  bind.use(sweepTrouble, {
    orders,
    disputes,
    advance: order.advanceOrder,
    changes: orderChanges,
    failures: sweepFailures,
    work,
  });
  bind.use(orderTroubleRoutes, {
    page: orderPage,
    openDispute,
    answerDispute,
    withdrawDispute,
    agreeOnDispute,
    decideDispute,
    previewRefund,
    pauseOrder,
    askForBooster,
    giveGameAccount,
  });
};
