/**
 * Runs test files in plain Node instead of Jest's `vm` contexts, in which each file loads the product's modules again. A
 * worker keeps the modules of `src` and `node_modules`; those of `test` are loaded again for each file, so that nothing that
 * one file's helpers remember reaches the next one.
 */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type jestRuntime from 'jest-runtime';

const require = createRequire(import.meta.url);
const { default: JestRuntime } = require('jest-runtime') as typeof jestRuntime;
const tests = new URL('../../', import.meta.url).href;
const runMark = /\?run=\d+$/;
let runs = 0;

declare global {
  var jestGlobals: object;
}

registerHooks({
  resolve(specifier, context, next) {
    const run = context.parentURL?.match(runMark)?.[0];
    if (!run) return next(specifier, context);
    if (specifier === '@jest/globals') return { url: `jest-globals:${run}`, format: 'module', shortCircuit: true };
    const resolved = next(specifier, context);
    return resolved.url.startsWith(tests) ? { ...resolved, url: resolved.url + run } : resolved;
  },
  load(url, context, next) {
    if (!url.startsWith('jest-globals:')) return next(url, context);
    const source = `export const { ${Object.keys(globalThis.jestGlobals).join()} } = globalThis.jestGlobals`;
    return { format: 'module', source, shortCircuit: true };
  },
});

export default class NativeRuntime extends JestRuntime {
  readonly #run = `?run=${++runs}`;

  /** Jest calls this to import the set-up files and the test file. */
  override async unstable_importModule(file: string): Promise<undefined> {
    globalThis.jestGlobals = this.requireModuleOrMock<object>(file, '@jest/globals');
    await import(pathToFileURL(file).href + this.#run);
  }

  /** Jest calls this to load its `describe`, `test` and hooks, anew for each test file. */
  override requireInternalModule<T>(file: string): T {
    Reflect.deleteProperty(require.cache, file);
    return require(file) as T;
  }
}
