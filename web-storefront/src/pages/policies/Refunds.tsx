import { refunds } from '../../content/policies/refunds.ts';
import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function Refunds() {
  return <PolicyPage name="iade" policy={refunds} />;
}
