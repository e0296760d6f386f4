import { paths } from '../../config/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { tryAgain } from './card-order.ts';
import type { TopUp } from './payment-view.ts';

/** The next step after a failed payment. A payment for a lane change leads back to its order. */
export function TryAgain({ topUp }: { topUp: TopUp }) {
  return topUp.lane ? (
    <ButtonLink kind="p" to={paths.order(topUp.lane.orderId)}>
      Siparişime dön
    </ButtonLink>
  ) : (
    <Button kind="p" onClick={() => tryAgain(topUp)}>
      Yeniden dene
    </Button>
  );
}
