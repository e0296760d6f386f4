import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import type { CaughtMail } from '#dev/mail/caught-mail.ts';
import { startMailCatcher, type MailCatcher } from '#dev/mail-catcher.ts';

let catcher: MailCatcher;

beforeEach(async () => {
  catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
});
afterEach(() => catcher.stop());

const send = async (mail: { subject: string; text: string; html?: string }) => {
  const transport = createTransport(`smtp://127.0.0.1:${catcher.smtpPort}`);
  await transport.sendMail({ from: 'Basamak <destek@basamak.test>', to: 'şükran@basamak.test', ...mail });
  transport.close();
};

const messages = async (): Promise<CaughtMail[]> => JSON.parse(await (await fetch(`${catcher.url}/messages`)).text());

test('mails are listed unchanged, the newest first', async () => {
  await send({ subject: 'Hoş geldin', text: 'İlk adım' });
  await send({
    subject: 'Şifreni sıfırla',
    text: 'http://localhost:3000/reset-password?token=a&b=c',
    html: '<p>Ğ</p>',
  });
  const mails = await messages();
  expect(mails.map(({ subject }) => subject)).toEqual(['Şifreni sıfırla', 'Hoş geldin']);
  expect(mails[0]).toMatchObject({ from: 'Basamak <destek@basamak.test>', to: ['şükran@basamak.test'] });
  expect(mails[0]?.html.trim()).toBe('<p>Ğ</p>');
  expect(mails[1]?.text.trim()).toBe('İlk adım');
});

test('the page shows the mail, its link, and its HTML in a sandbox', async () => {
  await send({
    subject: '<b>Konu</b>',
    text: 'http://localhost:3000/reset-password?token=a&b=c',
    html: '<script>alert(1)</script>',
  });
  const [mail] = await messages();
  expect(await (await fetch(catcher.url)).text()).toContain('&lt;b&gt;Konu&lt;/b&gt;');
  const page = await (await fetch(`${catcher.url}/mails/${mail?.id ?? ''}`)).text();
  expect(page).toContain('<a href="http://localhost:3000/reset-password?token=a&amp;b=c"');
  const html = await fetch(`${catcher.url}/mails/${mail?.id ?? ''}/html`);
  expect(html.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/);
});

test('a busy port is reported in one sentence', async () => {
  await expect(startMailCatcher({ smtpPort: catcher.smtpPort, httpPort: 0 })).rejects.toThrow(
    `Posta yakalayıcı (SMTP) için gereken ${catcher.smtpPort} numaralı port dolu.`,
  );
});
