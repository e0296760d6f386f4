import type { ComponentType } from 'react';
import { Buttons, Fields, Pickers, Windows } from './controls.tsx';
import { Captions, Emblems, Ladders, Money, Others, Ranks } from './ranks.tsx';
import { Glyphs } from './glyphs.tsx';
import { Pictures } from './pictures.tsx';
import { Emptiness, Messages, States, Times, Whereabouts } from './states.tsx';
import { Steps } from './steps.tsx';

/** One part of the gallery: a kind of component in all its states. */
export interface GallerySample {
  readonly id: string;
  readonly title: string;
  readonly Sample: ComponentType;
}

export const samples: readonly GallerySample[] = [
  { id: 'dugmeler', title: 'Düğmeler', Sample: Buttons },
  { id: 'alanlar', title: 'Alanlar', Sample: Fields },
  { id: 'secimler', title: 'Seçimler', Sample: Pickers },
  { id: 'pencereler', title: 'Pencereler', Sample: Windows },
  { id: 'amblemler', title: 'Amblemler ve simgeler', Sample: Emblems },
  { id: 'glifler', title: 'Şampiyonlar ve ajanlar', Sample: Glyphs },
  { id: 'ranklar', title: 'Ranklar', Sample: Ranks },
  { id: 'merdivenler', title: 'Merdivenler', Sample: Ladders },
  { id: 'tutarlar', title: 'Tutarlar ve sayfalar', Sample: Money },
  { id: 'durumlar', title: 'Durumlar', Sample: States },
  { id: 'uyarilar', title: 'Uyarılar', Sample: Messages },
  { id: 'bosluklar', title: 'Boş, yükleniyor, hata', Sample: Emptiness },
  { id: 'resimler', title: 'Resimler', Sample: Pictures },
  { id: 'zaman', title: 'Zaman çizelgesi', Sample: Times },
  { id: 'ilerleme', title: 'Merdivende ilerleme', Sample: Captions },
  { id: 'konum', title: 'Sayfanın yeri', Sample: Whereabouts },
  { id: 'adimlar', title: 'Adımlar, amblemler, menü', Sample: Steps },
  { id: 'baskalari', title: 'Başkalarının tırmanışları', Sample: Others },
];
