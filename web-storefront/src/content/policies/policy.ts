import type { RouteName } from '../../config/paths.ts';

/**
 * A paragraph, a list, or a table whose first row is its head. `{name}` in a text is a link to that policy or a figure
 * from the settings.
 */
export type Block = string | { readonly list: readonly string[] } | { readonly table: readonly (readonly string[])[] };

export interface Policy {
  /** The date of the text's last change, e.g. `2026-11-21`. */
  readonly changed: string;
  readonly intro: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly blocks: readonly Block[] }[];
}

export interface PolicyEntry {
  readonly route: RouteName;
  readonly title: string;
  /** One sentence on what the policy regulates, for the overview and for search engines. */
  readonly summary: string;
}

export const policies = {
  gizlilik: {
    route: 'privacyPolicy',
    title: 'Gizlilik politikası',
    summary: 'Hangi verini neden işlediğimiz, kiminle paylaştığımız, ne zaman sildiğimiz ve KVKK’daki hakların.',
  },
  kullanim: {
    route: 'termsOfUse',
    title: 'Kullanım koşulları',
    summary: 'Siteyi kullanırken karşılıklı uyduğumuz kurallar: siparişler, mesajlar, hesap paylaşımı ve sorumluluk.',
  },
  uyelik: {
    route: 'membershipAgreement',
    title: 'Üyelik sözleşmesi',
    summary: 'Kayıt olurken kurulan sözleşme: hesabın, bakiyen, siparişlerin ve üyeliğin sona ermesi.',
  },
  cerez: {
    route: 'cookiePolicy',
    title: 'Çerez politikası',
    summary: 'Tarayıcında ne tuttuğumuz, ne kadar süreyle, ne için; ölçüm araçlarına nasıl izin verip vazgeçeceğin.',
  },
  iade: {
    route: 'refundPolicy',
    title: 'İade politikası',
    summary: 'Siparişi ne zaman iptal edebileceğin, ne kadarının döneceği ve bakiyenin kartına iadesi.',
  },
} as const satisfies Record<string, PolicyEntry>;
export type PolicyName = keyof typeof policies;
