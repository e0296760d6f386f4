import { PageTitle } from '../app/PageTitle.tsx';
import { Faq, Games, HowItWorks, Promises } from '../features/home/sections.tsx';
import { Shown } from '../features/landing/Shown.tsx';
import { QuoteLadder } from '../features/home/QuoteLadder.tsx';

export default function Home() {
  return (
    <main id="icerik" tabIndex={-1}>
      <PageTitle description="League of Legends, Valorant, Wild Rift ve TFT için boost ve koçluk: merdivende rankını ve hedefini seç, fiyatı kayıt olmadan gör.">
        Oyun boost: çıkacağın basamağı seç
      </PageTitle>
      <QuoteLadder />
      <HowItWorks />
      <Games />
      <Promises />
      <Shown />
      <Faq />
    </main>
  );
}
