import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { give } from './support/commands.ts';
import { demo, enter } from './support/people.ts';

test('a faulty line of coupons is named, and a file without faults adds all its coupons', async ({ page }) => {
  const [one, other] = [`CSV${randomInt(1e9)}A`, `CSV${randomInt(1e9)}B`];
  await enter(page, demo.admin, '/admin/coupons');
  await give(page, {
    open: 'CSV ile ekle',
    submit: 'Kuponları ekle',
    fill: async (dialog) => {
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Şablonu indir' }).click();
      expect((await download).suggestedFilename()).toBe('kupon-sablonu.csv');
      const lines = dialog.getByRole('list', { name: 'Satırlar' });
      await dialog.getByLabel(/^Kuponlar/).fill(`Kod;Yüzde;En çok indirim\n${one};20;\n${other};0;`);
      await expect(dialog.getByRole('region', { name: 'Önizleme' }).getByRole('status')).toContainText(
        '1 satır eklenemez',
      );
      await expect(lines.getByRole('listitem').first()).toContainText(`3. satır · ${other}`);
      // single-byte encoding and CRLF, as Turkish Excel writes a file
      await dialog.getByLabel('Dosyadan al (.csv)').setInputFiles({
        name: 'kuponlar.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`Kod;Y\xfczde;En \xe7ok indirim\r\n${one};20;\r\n${other};15;150,00\r\n`, 'latin1'),
      });
      await expect(dialog.getByRole('region', { name: 'Önizleme' }).getByRole('status')).toContainText(
        '2 kupon eklenecek',
      );
      await expect(lines).toContainText('en çok 150,00');
    },
  });
  for (const code of [one, other]) await expect(page.getByRole('link', { name: code })).toBeVisible();
});
