import { paths } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Order } from './describe.ts';
import { capital, helperOf } from './helper.ts';
import { mainActionOf, type MainAction } from './primary.ts';
import type { Reader } from './work-kinds.ts';

type LinkOf = (order: Order) => { readonly to: string; readonly label: string };

const links: Partial<Record<MainAction, LinkOf>> = {
  notices: (order) => ({
    to: paths.settings('bildirimler'),
    label: `${capital(helperOf(order).name)} bulununca haber al`,
  }),
  'order-again': ({ draft }) => ({ to: paths.service(draft.service), label: 'Yeniden sipariş ver' }),
  pool: () => ({ to: paths.boosterPage('havuz'), label: 'Havuza bak' }),
};

/** The main action of an order's page where nothing on the page itself has to be done: it leads to another page. */
export function MainLink({ order, reader }: { order: Order; reader: Reader }) {
  const link = links[mainActionOf(order, reader)]?.(order);
  return (
    link && (
      <ButtonLink kind="p" size="sm" to={link.to}>
        {link.label}
      </ButtonLink>
    )
  );
}
