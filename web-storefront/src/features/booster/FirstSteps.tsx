import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { devicesQuery } from './device-queries.ts';

/** The first steps of a booster without any order so far. */
export default function FirstSteps() {
  const devices = useQuery(devicesQuery).data;
  if (!devices) return null;
  const isConfirmed = devices.some(({ state }) => state === 'confirmed');
  return (
    <section className="panel stack-2" aria-labelledby="ilk-adimlar">
      <h2 className="panel__t" id="ilk-adimlar">
        İlk siparişine hazırlan
      </h2>
      <ol className="numbered">
        {!isConfirmed && (
          <li>
            {devices.length === 0 ? (
              <>
                <Link className="link" to={paths.boosterPage('cihazlar')}>
                  Cihazını kaydet
                </Link>
                . Müşterinin hesabına yalnız onaylı cihazdan girilir.
              </>
            ) : (
              'Cihazın onay bekliyor. Yönetici, parmak izini seninle karşılaştırıp onaylar.'
            )}
          </li>
        )}
        <li>
          <Link className="link" to={paths.boosterPage('hesap')}>
            Sunucularını ve dillerini seç
          </Link>
          . Havuzda sana uyan siparişleri görürsün.
        </li>
        <li>
          <Link className="link" to={paths.boosterPage('havuz')}>
            Havuzdan bir sipariş al
          </Link>
          . Oynadıkça maçlarını ekle.
        </li>
        <li>Müşteri onaylayınca kazancın bakiyene geçer.</li>
      </ol>
    </section>
  );
}
