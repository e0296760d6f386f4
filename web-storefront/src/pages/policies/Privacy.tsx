import { privacy } from '../../content/policies/privacy.ts';
import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function Privacy() {
  return <PolicyPage name="gizlilik" policy={privacy} />;
}
