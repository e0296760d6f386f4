import type { Catalog } from '#contract/pricing.ts';
import { champions } from '#kernel/champions.ts';
import type { MoneyJson } from '#kernel/money.ts';
import {
  agents,
  lanes,
  leagueLadder,
  orderServers,
  type Rung,
  services,
  spells,
  valorantLadder,
} from '#kernel/vocabulary.ts';
import type { PriceList } from './price-list.ts';

/** What the configuration tells everyone. */
export interface PublicSettings {
  readonly promotionalCode: string | null;
  readonly topUp: { readonly minimum: MoneyJson; readonly maximum: MoneyJson };
  readonly chatWidget: string | null;
  readonly analytics: string | null;
  readonly tagManager: string | null;
  /** Where one writes to the house. */
  readonly contactMail: string;
}

/** What may be ordered; the same object for as long as nothing in it changes. */
export class ReadCatalog {
  readonly #prices: PriceList;
  readonly #settings: PublicSettings;
  #catalog: Catalog | undefined;

  constructor(prices: PriceList, settings: PublicSettings) {
    this.#prices = prices;
    this.#settings = settings;
  }

  run(): Catalog {
    const { version, book } = this.#prices.book;
    if (this.#catalog?.priceBookVersion === version) return this.#catalog;
    const { promotionalCode, ...settings } = this.#settings;
    const { lane, agents: agentsPercent, ...extras } = book.surcharges;
    this.#catalog = {
      services: services.map((service) => ({ ...service })),
      ladders: {
        league: rungs(leagueLadder),
        valorant: rungs(valorantLadder),
        wildrift: rungs(leagueLadder),
        tft: rungs(leagueLadder),
      },
      servers: {
        league: [...orderServers.league],
        valorant: [...orderServers.valorant],
        wildrift: [...orderServers.wildrift],
        tft: [...orderServers.tft],
      },
      surcharges: { lanes: { ...lane }, agents: agentsPercent, extras: { ...extras } },
      lanes: [...lanes],
      spells: [...spells],
      agents: [...agents],
      champions: [...champions],
      promotionalCode,
      settings,
      priceBookVersion: version,
    };
    return this.#catalog;
  }
}

const rungs = (ladder: readonly Rung[]) => ladder.map((rung) => ({ ...rung }));
