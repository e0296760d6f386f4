import type { Log } from '#platform/log/log.ts';
import type { PriceList } from '../../application/price-list.ts';
import type { PublishFirstPrices } from '../../application/publish-first-prices.ts';

const refreshEveryMs = 3_000;

/** Keeps the process's price list fresh from before the first request until the stop. */
export class FreshPriceList {
  readonly #prices: PriceList;
  readonly #publishFirstPrices: PublishFirstPrices;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #refreshing: Promise<void> = Promise.resolve();

  constructor(prices: PriceList, publishFirstPrices: PublishFirstPrices, log: Log) {
    this.#prices = prices;
    this.#publishFirstPrices = publishFirstPrices;
    this.#log = log;
  }

  async start(): Promise<void> {
    await this.#publishFirstPrices.run();
    await this.#prices.refresh();
    this.#schedule();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#refreshing;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.#refreshing = this.#refresh();
    }, refreshEveryMs).unref();
  }

  /** While the database is away, the prices known last go on to hold. */
  async #refresh(): Promise<void> {
    try {
      await this.#prices.refresh();
    } catch (err) {
      this.#log.warn({ err }, 'the price list could not be refreshed');
    }
    this.#schedule();
  }
}
