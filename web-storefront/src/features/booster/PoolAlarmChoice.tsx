import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Switch } from '../../ui/Switch.tsx';
import { chime } from '../../lib/sound.ts';
import { setPoolAlarm, usePoolAlarm } from './pool-alarm.ts';
import { profileQuery } from './queries.ts';

/** The switches for the notice and the sound of a new order. */
export function PoolAlarmChoice() {
  const { notice, sound } = usePoolAlarm();
  const isClosed = useQuery(profileQuery).data?.takesOrders === false;
  return (
    <div className="pool-alarm__choice" role="group" aria-label="Yeni sipariş haberi">
      <Switch
        title="Yeni siparişi haber ver"
        note="Sana uyan bir sipariş havuza gelince panelde yazar."
        price=""
        checked={notice}
        onChange={(on) => setPoolAlarm({ notice: on })}
      />
      <Switch
        title="Sesle de haber ver"
        note="Panel bu tarayıcıda açıkken çalar."
        price=""
        checked={sound}
        onChange={(on) => {
          setPoolAlarm({ sound: on });
          if (on) void chime(); // so that the booster knows the sound, and the browser allows it
        }}
      />
      {isClosed && (
        <p className="small muted">
          Şu an sipariş almıyorsun, haber gelmez.{' '}
          <Link className="link" to={paths.booster()}>
            Bugün’den aç
          </Link>
        </p>
      )}
    </div>
  );
}
