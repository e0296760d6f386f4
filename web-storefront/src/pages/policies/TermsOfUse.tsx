import { terms } from '../../content/policies/terms.ts';
import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function TermsOfUse() {
  return <PolicyPage name="kullanim" policy={terms} />;
}
