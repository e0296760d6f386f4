/**
 * Draws the pictures in public/icons from the logo. Run it by hand when the logo has changed: `CHROMIUM_PATH=… node
 * web-storefront/build/icons.ts`. The pictures are kept with the sources, so that a build needs no browser.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const PUBLIC = join(import.meta.dirname, '../public');
const OUT = join(PUBLIC, 'icons');
const FONT = join(import.meta.dirname, '../src/assets/fonts/mona-sans.woff2');
const FONT_TR = join(import.meta.dirname, '../src/assets/fonts/mona-sans-ext.woff2');

const logo = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
/** The logo's background without round corners: operating systems cut their own. */
const square = logo.replace(' rx="8"', '');
const fontUrl = async (file: string) => `data:font/woff2;base64,${(await readFile(file)).toString('base64')}`;

const icon = (svg: string, size: number, scale = 1) => ({
  width: size,
  height: size,
  html: `<style>body{margin:0;background:${scale < 1 ? '#1a1513' : 'transparent'}}svg{display:block;width:${size}px;height:${size}px;scale:${scale}}</style>${svg}`,
});

const stairs = ['8f8a85', 'a8693f', 'b9c2cc', 'e0ab3c', '68b7c4', '2fae72', '5b8fe8', 'b162d6', 'd8433f', 'e8c45a'];
const preview = {
  width: 1200,
  height: 630,
  html: `<style>
    @font-face{font-family:M;src:url(${await fontUrl(FONT)});font-weight:400 720;font-stretch:100% 116%}
    @font-face{font-family:M;src:url(${await fontUrl(FONT_TR)});font-weight:400 720;font-stretch:100% 116%;unicode-range:U+0100-0130,U+0132-02BA}
    body{margin:0;width:1200px;height:630px;background:#14100f;color:#f3f1ee;font-family:M;position:relative;overflow:hidden}
    h1{position:absolute;left:72px;top:150px;margin:0;font-size:84px;line-height:1.02;font-weight:720;font-stretch:116%;letter-spacing:-.03em}
    p{position:absolute;left:72px;top:346px;margin:0;font-size:30px;color:#c9c4bd}
    header{position:absolute;left:72px;top:64px;display:flex;gap:16px;align-items:center;font-size:34px;font-weight:660}
    header svg{width:56px;height:56px}
    div{position:absolute;inset:auto 0 0 0;height:400px;display:flex;align-items:end;gap:6px;padding-inline:72px}
    i{flex:1;border-top:6px solid #ffffffb0}
  </style><header>${logo}Basamak</header><h1>Çıkacağın<br>basamağı seç.</h1><p>Oyun boost ve koçluk</p>
  <div>${stairs.map((colour, n) => `<i style="height:${(18 + 380 * (n / 9) ** 2.4).toFixed(0)}px;background:linear-gradient(#${colour},#14100f)"></i>`).join('')}</div>`,
};

const pictures = {
  'icon-192.png': icon(logo, 192),
  'icon-512.png': icon(logo, 512),
  'icon-maskable-512.png': icon(square, 512, 0.8),
  'apple-touch-icon.png': icon(square, 180),
  'og.png': preview,
};

await mkdir(OUT, { recursive: true });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
});
for (const [name, { width, height, html }] of Object.entries(pictures)) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(OUT, name), omitBackground: true });
  await page.close();
}
await browser.close();
