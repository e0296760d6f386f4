import '../src/styles/landing.css';
import { BoosterEmblem } from '../src/ui/BoosterEmblem.tsx';
import { Climbers } from '../src/ui/Climbers.tsx';
import { MoreMenu } from '../src/ui/MoreMenu.tsx';
import { toast } from '../src/ui/toast.ts';

const steps = [
  ['Merdiveni işaretle', 'Rankını ve hedefini seç.'],
  ['Siparişi ver', 'Kartınla ya da bakiyenle ödersin.'],
  ['Maç maç izle', 'Her maçı sipariş sayfanda gör.'],
] as const;

export const Steps = () => (
  <div className="stack">
    <Climbers steps={steps} />
    <Climbers steps={steps} low />
    <div className="row row--wrap">
      {['ada', 'can', 'ege'].map((id) => (
        <BoosterEmblem key={id} id={id} />
      ))}
      <MoreMenu
        label="Diğer"
        actions={[
          { label: 'Duraklat', run: () => toast('Duraklatıldı') },
          { label: 'Bırak', run: () => toast('Bırakıldı') },
        ]}
      />
    </div>
  </div>
);
