import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { PaytrGateway } from '#modules/payment/adapters/paytr/paytr-gateway.ts';
import { pictureStore } from '#modules/picture/picture.container.ts';
import { createLog } from '#platform/log/log.ts';
import type { Env } from '#main/env.ts';
import { bad, type Check, doubtful, good } from './finding.ts';

const dist = join(import.meta.dirname, '../../../dist');
const oldestNode = 24;
const gigabyte = 1024 ** 3;

export const program: Check = {
  name: 'Program',
  remedy: 'npm ci && npm run build',
  look: async () => {
    const major = Number(process.versions.node.split('.')[0]);
    const built = ['web-storefront/index.html', 'web-admin/index.html', 'server/main.mjs'].filter(
      (file) => !existsSync(join(dist, file)),
    );
    return [
      major >= oldestNode
        ? good(`Node ${process.versions.node}`)
        : bad(
            `Node ${process.versions.node}`,
            `Node ${oldestNode} ya da sonrasıyla çalıştır; npm start bunu kendisi yapar.`,
          ),
      built.length === 0
        ? good('Site, yönetim paneli ve sunucu derlenmiş.')
        : bad(`Derlenmemiş: ${built.join(', ')}`, 'npm run build'),
    ];
  },
};

/** Writes, reads and deletes a file in the store of pictures. */
export const pictures = (env: Env): Check => ({
  name: 'Resimler',
  remedy:
    'directory' in env.pictures
      ? 'PICTURES_DIR, bu programın yazabildiği ve bütün süreçlerin gördüğü bir klasör olmalı.'
      : 'PICTURES_S3_… ayarlarını ve kovanın izinlerini (yazma, okuma, silme) gözden geçir.',
  look: async () => {
    const store = pictureStore(env.pictures, createLog('silent'));
    const [key, bytes] = [`doctor/${randomUUID()}.webp`, Buffer.from('basamak')];
    await store.put(key, bytes);
    const read = await store.get(key);
    await store.delete(key);
    if (!read || !bytes.equals(read)) throw new Error('Yazılan geri okunamadı.');
    if (!('directory' in env.pictures)) return good('Kovaya yazılıp okunuyor.');
    const { bavail, bsize } = await statfs(env.pictures.directory);
    const free = (bavail * bsize) / gigabyte;
    const text = `Klasöre yazılıp okunuyor, ${free.toFixed(1)} GB boş yer var.`;
    return free >= 1 ? good(text) : doubtful(text, 'Disk dolmadan yer aç: dolunca resim alınamaz.');
  },
});

/** Checks that the mail server answers and accepts the configured name and password. No mail is sent. */
export const mail = (env: Env): Check => ({
  name: 'Posta',
  remedy:
    'SMTP_URL ayarını, kullanıcı adını ve parolayı gözden geçir. Çalışmazsa kimse doğrulama ve şifre postası alamaz.',
  look: async () => {
    const transport = createTransport({ url: env.smtpUrl, connectionTimeout: 5_000, greetingTimeout: 5_000 });
    try {
      await transport.verify();
    } finally {
      transport.close();
    }
    return good(`Posta sunucusu kabul ediyor; gönderen ${env.mailFrom}.`);
  },
});

/** Queries a payment that does not exist. The provider reports a missing payment only to a merchant with a valid signature. */
export const payments = (env: Env): Check => ({
  name: 'Kart ödemeleri',
  remedy:
    'PAYTR_BASE_URL, PAYTR_MERCHANT_ID, PAYTR_MERCHANT_KEY ve PAYTR_MERCHANT_SALT üye işyeri panelindekilerle aynı olmalı.',
  look: async () => {
    const gateway = new PaytrGateway({ ...env.paytr, live: env.production, publicUrl: env.publicUrl });
    await gateway.status(`doctor${randomUUID().replaceAll('-', '')}`);
    const address = `${env.publicUrl}/api/payments/paytr/notification`;
    const text = `Ödeme kuruluşu imzayı tanıyor. Panelindeki bildirim adresi şu olmalı: ${address}`;
    return env.paytr.testMode
      ? doubtful(`${text} Deneme kipi açık.`, 'Gerçek para için PAYTR_TEST_MODE=0.')
      : good(text);
  },
});

/**
 * Calls the public address, to check that browsers and the provider can reach the product. It works only while the product
 * runs.
 */
export const address = (env: Env): Check => ({
  name: 'Adres',
  remedy: `${env.publicUrl} buradan açılmıyor. Ürün çalışıyorsa DNS, sertifika ve vekil sunucu (proxy) ayarına bak.`,
  look: async () => {
    const answer = await fetch(`${env.publicUrl}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (!answer)
      return doubtful(
        `${env.publicUrl} yanıt vermiyor.`,
        'Ürün çalışmıyorsa olağan; çalışıyorsa DNS, sertifika ve proxy ayarına bak.',
      );
    if (!answer.ok) throw new Error(`${env.publicUrl}/healthz ${answer.status} yanıtı verdi.`);
    return good(`${env.publicUrl} yanıt veriyor.`);
  },
});
