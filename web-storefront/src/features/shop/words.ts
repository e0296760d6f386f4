import { serverName } from '../../lib/words.ts';

/** `TR · 30. seviye hesap` */
export const nameOf = ({ server, level }: { readonly server: string; readonly level: number }): string =>
  `${serverName(server)} · ${level}. seviye hesap`;

export const FOR_CUSTOMERS = 'Hesapları yalnız müşteri hesabıyla satın alabilirsin.';
