import { CreditCard } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { modals, type ModalPayloads } from '../modals.ts';
import { AmountField, firstAmount, useAmount } from './AmountField.tsx';
import { useTopUpLimits } from './limits.ts';
import { useTopUp } from './top-up.ts';
import { VpnWarning } from './VpnWarning.tsx';

const FORM = 'bakiye-yukle';

export default function AddBalanceModal({ amount: initial }: ModalPayloads['addBalance']) {
  const amount = useAmount(initial?.amount ?? firstAmount(), useTopUpLimits());
  const topUp = useTopUp();
  return (
    <Modal
      title="Bakiye yükle"
      close={modals.close}
      opener={modals.opener()}
      footer={
        <>
          <Button kind="g" onClick={modals.close}>
            Vazgeç
          </Button>
          <Button kind="p" type="submit" form={FORM} busy={topUp.isPending}>
            <CreditCard className="ic" aria-hidden="true" /> Kartla yükle
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (amount.check(event.currentTarget) && amount.amount) topUp.run({ amount: amount.amount });
        }}
      >
        <AmountField amount={amount} presets={[250, 500, 1000, 2500]} hint="Bakiyen siparişlerinde harcanır." />
        <VpnWarning />
        <Refused why={topUp.error} />
      </form>
    </Modal>
  );
}
