import type { ProviderName } from '#kernel/vocabulary.ts';
import type { PaymentProvider, PaymentProviders } from './ports.ts';

/** All providers. A new one needs an adapter, its line in the container and its account in the ledger. */
export const providerRegistry = (...providers: readonly PaymentProvider[]): PaymentProviders => {
  const byName: ReadonlyMap<ProviderName, PaymentProvider> = new Map(
    providers.map((provider) => [provider.name, provider]),
  );
  return {
    all: () => providers,
    of: (name) => {
      const provider = byName.get(name);
      if (!provider) throw new Error(`no payment provider is registered as ${name}`);
      return provider;
    },
  };
};
