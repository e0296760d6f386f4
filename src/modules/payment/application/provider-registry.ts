import type { ProviderName } from '#kernel/vocabulary.ts';
import type { PaymentProvider, PaymentProviders } from './ports.ts';

/** The providers that there are: a new one is an adapter, its row here and its account in the ledger. */
export class ProviderRegistry implements PaymentProviders {
  readonly #byName: ReadonlyMap<ProviderName, PaymentProvider>;

  constructor(...providers: readonly PaymentProvider[]) {
    this.#byName = new Map(providers.map((provider) => [provider.name, provider]));
  }

  all(): readonly PaymentProvider[] {
    return [...this.#byName.values()];
  }

  of(name: ProviderName): PaymentProvider {
    const provider = this.#byName.get(name);
    if (!provider) throw new Error(`no provider answers for ${name}`);
    return provider;
  }
}
