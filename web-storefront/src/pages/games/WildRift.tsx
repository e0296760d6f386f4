import { GameLanding } from '../../features/landing/GameLanding.tsx';

export default function WildRift() {
  return <GameLanding game="wildrift" />;
}
