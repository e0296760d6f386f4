import '../src/styles/review.css';
import { agentLabels, agents, laneLabels, lanes, type Lane } from '#contract/vocabulary.ts';
import { Contrast } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink, type ButtonLook } from '../src/ui/Button.tsx';
import { Checks } from '../src/ui/Checks.tsx';
import { Choice } from '../src/ui/Choice.tsx';
import { Confirm } from '../src/ui/Confirm.tsx';
import { SelectField, TextArea, TextField } from '../src/ui/Field.tsx';
import { LaneIcon } from '../src/ui/LaneIcon.tsx';
import { Modal } from '../src/ui/Modal.tsx';
import { Segmented } from '../src/ui/Segmented.tsx';
import { Stars } from '../src/ui/Stars.tsx';
import { StarsField } from '../src/ui/StarsField.tsx';
import { Stepper } from '../src/ui/Stepper.tsx';
import { Switch } from '../src/ui/Switch.tsx';
import TagPicker from '../src/ui/TagPicker.tsx';

const kinds: readonly NonNullable<ButtonLook['kind']>[] = ['p', 's', 'g', 'd'];

export function Buttons() {
  return (
    <div className="stack">
      {kinds.map((kind) => (
        <div className="row row--wrap" key={kind}>
          <Button kind={kind}>Siparişi ver</Button>
          <Button kind={kind} size="sm">
            Küçük
          </Button>
          <Button kind={kind} size="lg">
            Büyük
          </Button>
          <Button kind={kind} busy>
            Gönderiliyor
          </Button>
          <Button kind={kind} disabled>
            Kapalı
          </Button>
          <Button kind={kind} icon aria-label="Tema">
            <Contrast className="ic" aria-hidden="true" />
          </Button>
          <ButtonLink kind={kind} to="#dugmeler">
            Bağlantı
          </ButtonLink>
        </div>
      ))}
      <Button kind="p" wide>
        Yeri kadar geniş
      </Button>
    </div>
  );
}

export function Fields() {
  return (
    <div className="grid2">
      <TextField label="Kullanıcı adı" defaultValue="koridorfaresi" hint="Harf ve rakam." />
      <TextField label="E-posta" placeholder="ad@ornek.com" type="email" />
      <TextField label="Telefon" defaultValue="0532" error="Geçerli bir telefon numarası yaz." />
      <TextField label="Tutar" defaultValue="250" affix="₺" inputMode="numeric" />
      <TextField label="Sipariş numarası" defaultValue="BS-1042" disabled hint="Değiştirilemez." />
      <SelectField label="Şu anki lig" defaultValue="gold">
        <option value="gold">Altın</option>
        <option value="platinum">Platin</option>
      </SelectField>
      <TextArea label="Booster’a not" defaultValue="Hafta içi 18.00’den sonra oynanmasın." />
      <TextArea label="Neden" error="Bir neden yaz." />
    </div>
  );
}

export function Pickers() {
  const [lane, setLane] = useState<Lane>('jungle');
  const [queue, setQueue] = useState('solo');
  const [offline, setOffline] = useState(true);
  const [stream, setStream] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(['jett', 'sova']);
  const [hours, setHours] = useState(3);
  const [stars, setStars] = useState<number | null>(4);
  const items = agents.map((value) => ({ value, label: agentLabels[value] }));
  return (
    <div className="stack">
      <Segmented
        name="Kuyruk"
        value={queue}
        onChange={setQueue}
        options={[
          { value: 'solo', label: 'Tek/çift' },
          { value: 'flex', label: 'Esnek' },
          { value: 'none', label: 'Kapalı', disabled: true },
        ]}
      />
      <div className="choices" role="radiogroup" aria-label="Koridor">
        {lanes.map((value) => (
          <Choice
            key={value}
            group="galeri-koridor"
            icon={<LaneIcon lane={value} />}
            title={laneLabels[value]}
            note={value === 'none' ? 'Ücretsiz' : '+%25'}
            free={value === 'none'}
            checked={lane === value}
            onChoose={() => setLane(value)}
          />
        ))}
      </div>
      <div>
        <Switch
          title="Çevrim dışı mod"
          note="Arkadaşların seni çevrim içi görmez."
          price="Ücretsiz"
          free
          checked={offline}
          onChange={setOffline}
        />
        <Switch
          title="Canlı yayın"
          note="Maçları özel bir bağlantıdan izlersin."
          price="+%15"
          checked={stream}
          onChange={setStream}
        />
      </div>
      <div className="grid2">
        <Checks
          label="Diller"
          hint="Birden çok seçebilirsin."
          options={[
            { value: 'tr', label: 'Türkçe' },
            { value: 'en', label: 'İngilizce' },
          ]}
          defaultValue={['tr', 'en']}
        />
        <Checks label="Oyunlar" error="En az bir oyun seç." options={[{ value: 'league', label: 'LoL' }]} />
        <StarsField label="Puanın" value={stars} onChange={setStars} />
        <Stars value={3} />
        <Stepper
          label="Saat"
          less="Bir saat azalt"
          more="Bir saat artır"
          canLess={hours > 1}
          canMore={hours < 20}
          onStep={(by) => setHours(hours + by)}
        >
          {hours} saat
        </Stepper>
        <Stepper label="Galibiyet" less="Azalt" more="Artır" canLess={false} onStep={() => undefined}>
          1 galibiyet
        </Stepper>
        <TagPicker
          label="Ajanlar"
          placeholder="Ajan ara"
          hint="En çok 3 ajan."
          items={items}
          glyphs
          chosen={chosen}
          most={3}
          onChange={setChosen}
        />
        <TagPicker
          label="Dolu seçim"
          placeholder="Ajan ara"
          hint="En çok 1 ajan."
          items={items}
          glyphs
          chosen={['sage']}
          most={1}
          error="Bu ajan bu siparişte seçilemez."
          onChange={() => undefined}
        />
      </div>
    </div>
  );
}

/** One window is open at a time, as on every page. */
export function Windows() {
  const [open, setOpen] = useState<'modal' | 'confirm' | 'danger' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="row row--wrap">
      <Button onClick={() => setOpen('modal')}>Pencere aç</Button>
      <Button onClick={() => setOpen('confirm')}>Onay iste</Button>
      <Button kind="d" onClick={() => setOpen('danger')}>
        Geri alınamaz işlem
      </Button>
      {open === 'modal' && (
        <Modal title="Bakiye yükle" close={close} footer={<Button kind="p">Ödemeye geç</Button>}>
          <TextField label="Yüklenecek tutar" defaultValue="250" affix="₺" />
        </Modal>
      )}
      {open === 'confirm' && (
        <Confirm
          title="Koridor Destek olsun mu?"
          action="Koridoru değiştir"
          busy={false}
          onConfirm={close}
          close={close}
        >
          <p>Koridoru her siparişte bir kez değiştirebilirsin.</p>
        </Confirm>
      )}
      {open === 'danger' && (
        <Confirm
          title="Sipariş iptal edilsin mi?"
          action="Siparişi iptal et"
          kind="d"
          busy={false}
          error="Şu an iptal edilemedi. Yeniden dene."
          onConfirm={close}
          close={close}
        >
          <p>Tutarın tamamı bakiyene döner.</p>
        </Confirm>
      )}
    </div>
  );
}
