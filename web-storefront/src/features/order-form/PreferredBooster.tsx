import '../../styles/people.css';
import type { Service } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '../../ui/Alert.tsx';
import { BoosterEmblem } from '../../ui/BoosterEmblem.tsx';
import { Button } from '../../ui/Button.tsx';
import { PREFERRED, preferredIn } from '../order/preferred.ts';
import { boosterQuery } from '../people/boosters.ts';

/** Says to whom the order is offered first, and takes it back. The form's address names the booster. */
export function PreferredBooster({ service }: { service: Service }) {
  const [search, setSearch] = useSearchParams();
  const id = preferredIn(search);
  if (id === null) return null;
  const remove = () => {
    const without = new URLSearchParams(search);
    without.delete(PREFERRED);
    setSearch(without, { replace: true });
  };
  return <Preferred id={id} service={service} remove={remove} />;
}

function Preferred({ id, service, remove }: { id: string; service: Service; remove: () => void }) {
  const { data, error } = useQuery(boosterQuery(id));
  const playsIt = data?.services.includes(service.id);
  if (error !== null || (data && !(playsIt && data.takesOrders)))
    return (
      <div className="offered stack-2">
        <Alert tone="warn">
          {data
            ? `${data.displayName} ${playsIt ? 'şu an yeni sipariş almıyor' : 'bu hizmeti şu an vermiyor'}.`
            : 'Seçtiğin booster’a şu an ulaşılamıyor.'}{' '}
          Siparişi onsuz verebilirsin; fiyat değişmez.
        </Alert>
        <Button size="sm" onClick={remove}>
          Onsuz devam et
        </Button>
      </div>
    );
  return (
    <div className="offered offered--on" role="status">
      <BoosterEmblem id={id} size={40} />
      <p className="small">İlk 1 saat {data?.displayName ?? 'seçtiğin booster'} alabilir; almazsa havuza düşer.</p>
      <Button size="sm" onClick={remove}>
        Kaldır
      </Button>
    </div>
  );
}
