import { GameLanding } from '../../features/landing/GameLanding.tsx';

export default function Valorant() {
  return <GameLanding game="valorant" />;
}
