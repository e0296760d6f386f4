import { Suspense } from 'react';
import { later } from '../lib/chunks.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { QuoteLadder } from '../features/home/QuoteLadder.tsx';

/** The parts below the first screen. They are prerendered, and hydrate when the browser is idle. */
const HowItWorks = later(async () => ({ default: (await import('../features/home/sections.tsx')).HowItWorks }));
const Games = later(async () => ({ default: (await import('../features/home/sections.tsx')).Games }));
const Promises = later(async () => ({ default: (await import('../features/home/sections.tsx')).Promises }));
const Shown = later(async () => ({ default: (await import('../features/landing/Shown.tsx')).Shown }));
const Faq = later(async () => ({ default: (await import('../features/home/sections.tsx')).Faq }));
const Join = later(async () => ({ default: (await import('../features/home/sections.tsx')).Join }));

const ResumeOrder = later(() => import('../features/order/ResumeOrder.tsx'));

export default function Home() {
  return (
    <main id="icerik" tabIndex={-1}>
      <PageTitle description="League of Legends, Valorant, Wild Rift ve TFT için boost ve koçluk: merdivende rankını ve hedefini seç, fiyatı kayıt olmadan gör.">
        Oyun boost: çıkacağın basamağı seç
      </PageTitle>
      <Suspense>
        <ResumeOrder />
      </Suspense>
      <QuoteLadder />
      {[HowItWorks, Games, Promises, Shown, Faq, Join].map((Part, at) => (
        <Suspense key={at}>
          <Part />
        </Suspense>
      ))}
    </main>
  );
}
