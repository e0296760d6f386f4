import type { FactorKeys, SecondFactors } from '#modules/identity/application/ports.ts';
import type { SecondFactor } from '#modules/identity/domain/second-factor.ts';

export class InMemorySecondFactors implements SecondFactors {
  readonly rows = new Map<string, SecondFactor>();

  async find(userId: string): Promise<SecondFactor | undefined> {
    return this.rows.get(userId);
  }

  lock(userId: string): Promise<SecondFactor | undefined> {
    return this.find(userId);
  }

  async confirmedOf(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(userIds.filter((id) => this.rows.get(id)?.confirmedAt));
  }

  async save(factor: SecondFactor): Promise<void> {
    this.rows.set(factor.userId, factor);
  }

  async remove(userId: string): Promise<void> {
    this.rows.delete(userId);
  }
}

export class InMemoryFactorKeys implements FactorKeys {
  readonly keys = new Map<string, string>();

  async keep(userId: string, key: string): Promise<void> {
    this.keys.set(userId, key);
  }

  async find(userId: string): Promise<string | undefined> {
    return this.keys.get(userId);
  }

  async erase(userId: string): Promise<void> {
    this.keys.delete(userId);
  }
}
