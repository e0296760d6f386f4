import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

export interface Settings {
  /** The server's address without `/api`. */
  readonly server: string;
  /** The file of the private key. */
  readonly keyFile: string;
  /** The local command that gets the log-in on its standard input. */
  readonly command: readonly [program: string, ...args: string[]];
}

export const usage = `Kullanım: npm run device -- --server https://basamak.example -- ./giris-komutun [değişkenleri]

  --server   Basamak’ın adresi (BASAMAK_SERVER da olur)
  --key      bu bilgisayarın anahtarının dosyası (olağan: ~/.basamak/cihaz.json)

Giriş bilgileri, komutun standart girdisine JSON olarak yazılır; başka hiçbir yere yazılmaz.`;

/** @throws an error with a sentence for the user */
export const settingsOf = (args: readonly string[], env: NodeJS.ProcessEnv): Settings => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { server: { type: 'string' }, key: { type: 'string' } },
    allowPositionals: true,
  });
  const [program, ...rest] = positionals;
  if (program === undefined) throw new Error('Giriş bilgilerinin verileceği komutu yaz.');
  return {
    server: serverOf(values.server ?? env.BASAMAK_SERVER ?? 'http://localhost:3000'),
    keyFile: values.key ?? join(homedir(), '.basamak', 'cihaz.json'),
    command: [program, ...rest],
  };
};

const local = ['localhost', '127.0.0.1', '[::1]'];

const serverOf = (text: string): string => {
  if (!URL.canParse(text)) throw new Error('Basamak’ın adresi https:// ile başlayan bir adres olmalı.');
  const { protocol, hostname, origin } = new URL(text);
  if (protocol !== 'https:' && !(protocol === 'http:' && local.includes(hostname)))
    throw new Error('Basamak’a yalnız https:// üzerinden bağlanılır.');
  return origin;
};
