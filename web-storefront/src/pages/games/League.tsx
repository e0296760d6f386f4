import { gamePages } from '../../content/games.ts';
import { Section } from '../../features/home/Section.tsx';
import { GameLanding } from '../../features/landing/GameLanding.tsx';
import { offered, ServiceCards } from '../../features/landing/ServiceCards.tsx';

/** Teamfight Tactics is played with League's accounts on League's servers, so it stands here too. */
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
