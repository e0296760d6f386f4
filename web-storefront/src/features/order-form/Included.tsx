import type { Service } from '#contract/vocabulary.ts';
import { Clock, Eye, Lock, MessageCircle, RotateCcw } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { PreferredBooster } from './PreferredBooster.tsx';
import { startsWithin } from '../../content/start.ts';

type Line = readonly [Icon: ComponentType<SVGProps<SVGSVGElement>>, text: string];

const accountLine = ({ accountNeeded, kind }: Service): readonly Line[] => {
  if (!accountNeeded) return [];
  return [
    [
      Lock,
      kind === 'duo'
        ? 'Kendi hesabınla oynarsın, şifren istenmez'
        : 'Hesap bilgilerin şifreli, sipariş bitince silinir',
    ],
  ];
};

const includedIn = (service: Service): readonly Line[] => [
  [Clock, `${startsWithin(service)} başlar`],
  ...accountLine(service),
  ...(service.kind === 'coaching' ? [] : [[Eye, 'Her maçı sipariş sayfanda görürsün'] as const]),
  [MessageCircle, `${service.kind === 'coaching' ? 'Koçunla' : 'Booster’ınla'} siteden yazışırsın`],
  [RotateCcw, 'Kimse almadan iptal edersen paranın tamamı bakiyene döner'],
];

/** Who may take the order first, and the services and promises that are part of every order. */
export default function Included({ service }: { service: Service }) {
  return (
    <>
      <PreferredBooster service={service} />
      <List service={service} />
    </>
  );
}

function List({ service }: { service: Service }) {
  return (
    <section className="included" aria-labelledby="neler-dahil">
      <h2 id="neler-dahil" className="label">
        Neler dahil?
      </h2>
      <ul className="stack-2 small muted">
        {includedIn(service).map(([Icon, text]) => (
          <li className="row" key={text}>
            <Icon className="ic" aria-hidden="true" /> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
