import { type ChosenPicture, PicturePicker } from '../src/ui/PicturePicker.tsx';
import { PictureStrip } from '../src/ui/PictureStrip.tsx';

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${colour}"/><path d="M0 300h100v-75h100v-75h100v-75h100" fill="none" stroke="white" stroke-width="12"/></svg>`)}`;
const chosen = (name: string, state: ChosenPicture['state'], error?: string): ChosenPicture => ({
  key: name,
  file: new File([], name),
  preview: state === 'refused' ? undefined : drawn('teal'),
  state,
  error,
});
const nothing = () => undefined;

export function Pictures() {
  const items = [
    chosen('son-rank.png', 'ready'),
    chosen('mac-gecmisi.jpg', 'sending'),
    chosen('lobi.webp', 'failed', 'Sunucuya ulaşılamadı. Bağlantını denetleyip yeniden dene.'),
    chosen('fatura.pdf', 'refused', 'Bu dosya bir resim değil. PNG, JPEG ya da WebP seç.'),
  ];
  const shown = ['teal', 'maroon', 'olive'].map((colour) => ({
    id: colour,
    url: drawn(colour),
    width: 400,
    height: 300,
  }));
  return (
    <div className="grid2">
      <PicturePicker
        label="Kanıt resmi"
        hint="Son rank ekranını ekle."
        pictures={{ items, most: 5, add: nothing, remove: nothing, retry: nothing }}
      />
      <PictureStrip label="Kanıt resmi" pictures={shown} />
    </div>
  );
}
