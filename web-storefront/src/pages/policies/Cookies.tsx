import { cookies } from '../../content/policies/cookies.ts';
import { ChangeConsent } from '../../features/third-parties/ChangeConsent.tsx';
import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function Cookies() {
  return (
    <PolicyPage name="cerez" policy={cookies}>
      <ChangeConsent />
    </PolicyPage>
  );
}
