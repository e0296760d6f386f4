import { membership } from '../../content/policies/membership.ts';
import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function Membership() {
  return <PolicyPage name="uyelik" policy={membership} />;
}
