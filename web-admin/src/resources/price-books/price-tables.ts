import {
  laneLabels,
  masterySteps,
  playedGames,
  queueLabels,
  tierLabels,
  type Lane,
  type PlayedGame,
  type Queue,
  type Tier,
} from '#contract/vocabulary.ts';
import { type PriceField, priceFields, type PriceUnit } from '#contract/pricing/price-book-rules.ts';
import { gameNames } from '#contract/pricing/words.tr.ts';
import { formatMoney, heldTogether, parseLira } from '#contract/format.ts';

// The layout of a price book for reading and editing: by game, then by table.

export interface PriceTable {
  readonly title: string;
  readonly fields: readonly PriceField[];
}
export interface PriceGroup {
  readonly name: string;
  readonly tables: readonly PriceTable[];
}

const under = (...path: readonly string[]): readonly PriceField[] =>
  priceFields.filter((field) => path.every((name, i) => field.path[i] === name));

const gameTables = (game: PlayedGame): readonly PriceTable[] => [
  { title: 'Basamak başına', fields: [...under('ladders', game, 'rung'), ...under('ladders', game, 'point')] },
  { title: 'Galibiyet', fields: under('ladders', game, 'win') },
  { title: 'Yerleştirme maçı', fields: under('ladders', game, 'placement') },
  { title: 'Koçluk saati', fields: under('ladders', game, 'coaching') },
  { title: 'Sunucu çarpanı', fields: under('factors', 'server', game) },
];
const moreTables: Partial<Record<PlayedGame, readonly PriceTable[]>> = {
  league: [
    { title: 'Hero Boost, ustalık', fields: under('mastery') },
    { title: 'Level Boost, seviye', fields: under('levels') },
    { title: 'Challenger Boost', fields: under('challengerLp') },
  ],
  valorant: [
    { title: 'Radiant Boost', fields: under('radiantKp') },
    { title: 'Normal Maç', fields: under('unratedMatch') },
  ],
};

export const priceGroups: readonly PriceGroup[] = [
  ...playedGames.map((game) => ({
    name: gameNames[game],
    tables: [...gameTables(game), ...(moreTables[game] ?? [])],
  })),
  {
    name: 'Ekler ve paylar',
    tables: [
      { title: 'Koridor ve şampiyon eki', fields: under('surcharges', 'lane') },
      { title: 'Diğer ekler', fields: under('surcharges').filter(({ path }) => path.length === 2) },
      { title: 'Çarpanlar', fields: [...under('factors', 'queue'), ...under('factors', 'duo')] },
      { title: 'Başlanmış basamağın en az ücreti', fields: under('leastRung') },
      { title: 'Booster payı', fields: under('boosterShare') },
    ],
  },
  {
    name: 'Süreler',
    tables: [
      { title: 'Bir basamağın süresi', fields: under('pace', 'rung') },
      { title: 'Diğer süreler', fields: under('pace').filter(({ path }) => path.length === 2) },
      { title: 'Takvime yayılma', fields: under('pace', 'calendar') },
    ],
  },
];

const words: Readonly<Record<string, string>> = {
  challengerLp: 'LP başına',
  radiantKp: 'KP başına',
  unratedMatch: 'Maç başına',
  agents: 'Belirli ajanlar',
  offline: 'Çevrim dışı mod',
  stream: 'Canlı yayın',
  priority: 'Öncelikli',
  duo: 'Duo',
  leastRung: 'Basamak fiyatından',
  match: 'Bir maç',
  mastery: 'Ustalık adımı',
  level: 'Bir seviye',
  point: 'Bir puan',
  minimum: 'En az',
  maximum: 'En çok',
};

const mastery = (step: number): string => {
  const { level = 0, marks = 0 } = masterySteps[step] ?? {};
  return marks === 0 ? `${level}` : `${level} (${marks} nişan)`;
};

/** A number's label in its table. */
export const fieldLabel = ({ path }: PriceField): string => {
  const [first, second, third] = path;
  const last = path.at(-1) ?? '';
  if (first === 'mastery') return `${mastery(Number(last))} → ${mastery(Number(last) + 1)}`;
  if (first === 'levels') return `${Number(last) + 1} → ${Number(last) + 2}`;
  if (first === 'boosterShare') return `${last}. kademe`;
  if (first === 'factors' && second === 'server') return String(last).toUpperCase();
  if (first === 'factors' && second === 'queue') return `${queueLabels[last as Queue]} kuyruk`;
  if (first === 'surcharges' && second === 'lane') return laneLabels[last as Lane];
  if (first === 'ladders' || second === 'rung') {
    const tier = tierLabels[last as Tier];
    return third === 'point' ? `${tier} · LP başına` : tier;
  }
  return words[last] ?? String(last);
};

/** The label with group and table, for lists of the whole book. */
export const fullLabel = (field: PriceField): string => {
  for (const group of priceGroups)
    for (const table of group.tables)
      if (table.fields.includes(field)) return `${group.name} · ${table.title} · ${fieldLabel(field)}`;
  return fieldLabel(field);
};

const units: Readonly<Record<PriceUnit, string>> = {
  price: '₺',
  factor: '%',
  surcharge: '%',
  share: '%',
  minutes: 'dk',
  calendar: '%',
};
export const unitOf = (unit: PriceUnit): string => units[unit];

/** The value without its unit, for an input. */
export const written = (unit: PriceUnit, value: number): string =>
  unit === 'price' ? formatMoney({ amount: value, currency: 'TRY' }).replace('\u00a0₺', '') : String(value);

/** The value with its unit. */
export const shown = (unit: PriceUnit, value: number): string =>
  unit === 'price' || unit === 'minutes' ? `${written(unit, value)}\u00a0${unitOf(unit)}` : `%${value}`;

/** Parses input to the book's whole number; null if it is invalid. */
export const readNumber = (unit: PriceUnit, text: string): number | null => {
  if (unit === 'price') return parseLira(text);
  return /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : null;
};

/** Formats valid input as the book does. Invalid input is unchanged. */
export const tidied = (unit: PriceUnit, text: string): string => {
  const value = readNumber(unit, text);
  return value === null ? text : written(unit, value);
};

const percent = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
/** `+%12,5`: the change in percent. Empty if the old value was zero. */
export const changeInPercent = (before: number, after: number): string => {
  if (before === 0) return '';
  const text = percent.format(((after - before) / before) * 100);
  return /^[+-]/.test(text) ? heldTogether(`${text.startsWith('-') ? '−' : '+'}%${text.slice(1)}`) : `%${text}`;
};
