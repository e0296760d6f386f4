import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Form, SaveButton, Title, useRedirect } from 'react-admin';
import { Section } from '../../ui/Section.tsx';
import { useCommand } from '../../ui/use-command.ts';
import { type NewCoupon, withOneDiscount } from './coupon-body.ts';
import { CouponInputs } from './CouponInputs.tsx';

export function CouponCreate() {
  const redirect = useRedirect();
  const command = useCommand({
    run: (provider, values: NewCoupon) => provider.run('POST /admin/coupons', { body: withOneDiscount(values) }),
    done: 'Kupon açıldı',
    failed: 'Kupon açılamadı.',
    fieldOf: { 'pricing.coupon_code_taken': 'code' },
    onDone: ({ id }) => redirect('show', 'coupons', id),
  });
  const submit = async (values: object) => (await command.send(values as NewCoupon))?.fields;
  return (
    <Stack sx={{ pt: 2, maxWidth: 720 }}>
      <Title title="Yeni kupon" />
      <Section title="Yeni kupon">
        {command.problem && <Alert severity="error">{command.problem.message}</Alert>}
        <Form noValidate record={{ discount: { type: 'percent' } }} onSubmit={submit}>
          <CouponInputs />
          <SaveButton type="submit" label="Kuponu aç" icon={<></>} alwaysEnable disabled={command.busy} />
        </Form>
      </Section>
    </Stack>
  );
}
