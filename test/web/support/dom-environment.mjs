import { TestEnvironment } from 'jest-environment-jsdom';

/** An open channel keeps Node's process up, a page's does not: without this, jest never ends after a file run alone. */
class LentChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/**
 * jsdom has no fetch family, which data routers need: lend it Node's. AbortController and AbortSignal come along,
 * because Node's Request accepts only signals of its own realm.
 */
export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      TextEncoderStream,
      TextDecoderStream,
      AbortController,
      AbortSignal,
      BroadcastChannel: LentChannel,
      structuredClone,
    });
    // jsdom's own has no digests
    Object.defineProperty(this.global, 'crypto', { value: crypto });
  }
}
