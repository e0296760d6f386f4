/** One turn of a sweep: what fails keeps nothing else from its turn, and is told of at the end. */
export class Turn {
  readonly #faults: unknown[] = [];

  async each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
    for (const one of all) {
      try {
        await work(one);
      } catch (fault) {
        this.#faults.push(fault);
      }
    }
  }

  /** @throws AggregateError where something failed */
  end(name: string): void {
    if (this.#faults.length > 0) throw new AggregateError(this.#faults, name);
  }
}
