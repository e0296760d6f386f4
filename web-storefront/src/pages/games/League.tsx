import { gamePages } from '../../content/games.ts';
import { Section } from '../../features/home/Section.tsx';
import { GameLanding } from '../../features/landing/GameLanding.tsx';
import { offered, ServiceCards } from '../../features/landing/ServiceCards.tsx';

/** Teamfight Tactics uses League's accounts and servers, so its services are on this page too. */
export default function League() {
  const { title, lead } = gamePages.tft;
  return (
    <GameLanding game="league">
      <Section id="tft" title={title} lead={lead}>
        <ServiceCards of={offered('tft')} />
      </Section>
    </GameLanding>
  );
}
