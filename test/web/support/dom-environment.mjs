import { TestEnvironment } from 'jest-environment-jsdom';

/** An open channel keeps a Node process alive. Without `unref`, Jest would not end after a run of a single file. */
class LentChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/**
 * Adds what jsdom lacks: `fetch` and its classes, which the pages use, are taken from Node. AbortController and AbortSignal
 * are Node's too, because Node's Request accepts no others.
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
    // jsdom's `crypto` cannot make digests
    Object.defineProperty(this.global, 'crypto', { value: crypto });
  }
}
