import type { Catalog } from '#contract/pricing/schemas.ts';
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

/** Public values of the configuration. */
export interface PublicSettings {
  readonly topUp: { readonly minimum: MoneyJson; readonly maximum: MoneyJson };
  readonly chatWidget: string | null;
  readonly analytics: string | null;
  readonly tagManager: string | null;
}

/** The public part of the settings; bound to the settings. */
export interface PlatformNotices {
  /** Returns the same object while nothing in it changes. */
  current(): Pick<Catalog['settings'], 'prices' | 'contact' | 'messageLimit' | 'closesAfterHours'> & {
    readonly promotionalCode: string | null;
  };
}

/** What can be ordered. Returns the same object while nothing in it changes. */
export const readCatalog = ({
  priceList,
  settings,
  notices,
}: {
  readonly priceList: Pick<PriceList, 'book' | 'promotion'>;
  readonly settings: PublicSettings;
  readonly notices: PlatformNotices;
}) => {
  let last: { readonly told: ReturnType<PlatformNotices['current']>; readonly catalog: Catalog } | undefined;

  return (): Catalog => {
    const { version, book } = priceList.book;
    const told = notices.current();
    const { promotionalCode: code, ...settled } = told;
    // an expired code is not offered
    const promotionalCode = code === null ? null : (priceList.promotion(code)?.code ?? null);
    if (
      last?.told === told &&
      last.catalog.priceBookVersion === version &&
      last.catalog.promotionalCode === promotionalCode
    )
      return last.catalog;
    const { lane, agents: agentsPercent, ...extras } = book.surcharges;
    const catalog: Catalog = {
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
      settings: { ...settings, ...settled },
      priceBookVersion: version,
    };
    last = { told, catalog };
    return catalog;
  };
};
export type ReadCatalog = ReturnType<typeof readCatalog>;

const rungs = (ladder: readonly Rung[]) => ladder.map((rung) => ({ ...rung }));
