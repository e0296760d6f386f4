import { ModuleMocker } from 'jest-mock';

/** Properties that `jest.setTimeout` and Jest's hooks leave on the global object. The next test file must not find them. */
const LEFT_BEHIND = ['TEST_TIMEOUT_SYMBOL', 'EVENT_HANDLERS'].map((name) => Symbol.for(name));

const REPLACED_BY_JEST = ['exit', 'getBuiltinModule'] as const;

/**
 * The worker's own global object instead of a `vm` context. After each test file it is restored to its earlier state. There
 * are no fake timers, because they would also stop the timers of Jest and of the database's driver.
 */
export default class NativeEnvironment {
  readonly global = globalThis;
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly #found = {
    console,
    env: { ...process.env },
    ofProcess: Object.fromEntries(REPLACED_BY_JEST.map((name) => [name, Reflect.get(process, name)])),
  };

  getVmContext(): null {
    return null;
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.moduleMocker.restoreAllMocks();
    const { console, env, ofProcess } = this.#found;
    Object.assign(process, ofProcess);
    for (const name of Object.keys(process.env)) if (!(name in env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, env);
    globalThis.console = console;
    for (const symbol of LEFT_BEHIND) Reflect.deleteProperty(globalThis, symbol);
  }
}
