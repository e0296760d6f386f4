import { formatMoney, tryOf } from '../../lib/money.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Money } from '../../ui/Money.tsx';
import { useUser } from '../session/use-session.ts';
import { Credentials } from './Credentials.tsx';
import type { Listing, Purchase } from './queries.ts';
import { nameOf } from './words.ts';

/** Asks for confirmation before the balance is charged. A purchase can't be undone, and the modal says so. */
export function ConfirmPurchase({
  listing,
  busy,
  refusal,
  confirm,
  close,
}: {
  listing: Listing;
  busy: boolean;
  refusal: string | undefined;
  confirm: () => void;
  close: () => void;
}) {
  const balance = useUser()?.balance;
  const left = balance ? balance.amount - listing.price.amount : null;
  return (
    <Confirm
      title="Hesap satın alınsın mı?"
      action={`${formatMoney(listing.price)} öde ve al`}
      busy={busy}
      error={refusal}
      onConfirm={confirm}
      close={close}
    >
      <dl className="kv">
        <div>
          <dt>{nameOf(listing)}</dt>
          <dd>
            <Money value={listing.price} />
          </dd>
        </div>
        {left !== null && left >= 0 && (
          <div className="kv__total">
            <dt>Alımdan sonra bakiyen</dt>
            <dd>
              <Money value={tryOf(left)} />
            </dd>
          </div>
        )}
      </dl>
      <Alert tone="warn">
        Giriş bilgileri hemen gösterilir; bu yüzden sonradan vazgeçilemez. Hesap açıklamasına uymuyorsa ya da giriş
        yapılamıyorsa hesabı geri alır, ödediğini bakiyene iade ederiz.
      </Alert>
    </Confirm>
  );
}

/** The bought account: its log-in and the first steps. */
export function Delivered({ purchase, close }: { purchase: Purchase; close: () => void }) {
  return (
    <Modal
      title="Hesabın hazır"
      close={close}
      footer={
        <Button kind="p" onClick={close}>
          Bilgileri aldım
        </Button>
      }
    >
      <p className="muted">
        {nameOf(purchase)} senin. Önce giriş yap, şifresini değiştir ve kendi e-posta adresini bağla.
      </p>
      {purchase.credentials && <Credentials of={purchase.credentials} />}
      <p className="small dim">Bu bilgileri yalnız sen görürsün; aldığın hesaplar listesinde de dururlar.</p>
    </Modal>
  );
}

/** Why this user can't buy the account. */
export function Barred({ because, close }: { because: string; close: () => void }) {
  return (
    <Modal
      title="Hesap satın alınamadı"
      close={close}
      footer={
        <Button kind="p" onClick={close}>
          Tamam
        </Button>
      }
    >
      <p>{because}</p>
    </Modal>
  );
}
