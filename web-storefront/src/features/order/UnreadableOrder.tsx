import { formatMoney } from '#contract/format.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { ReportProblem } from '../ticket/ReportProblem.tsx';
import type { OrderAnswer } from './describe.ts';

/** An order whose draft can't be read any more. It shows the number and the price and refers to support. */
const UnreadableOrder = ({ order: { id, number, price, paidByCard } }: { order: OrderAnswer }) => (
  <div className="stack">
    <PageTitle>{`Sipariş ${number}`}</PageTitle>
    <h1 className="page-h">
      Sipariş <span className="num">{number}</span>
    </h1>
    <Alert tone="warn">
      Bu siparişin ayrıntılarını gösteremiyoruz. Tutarı {formatMoney(price)}. Desteğe yaz, ilgilenelim.
    </Alert>
    {paidByCard && (
      <Alert tone="ok">Sipariş verilemedi. Kartından çekilen {formatMoney(paidByCard)} bakiyene eklendi.</Alert>
    )}
    <div>
      <ReportProblem orderId={id} />
    </div>
  </div>
);

export default UnreadableOrder;
