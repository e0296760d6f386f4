import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { DomainError } from '#kernel/refusal.ts';
import type { Log } from '#platform/log/log.ts';
import { outgoing } from '#platform/tracing/tracing.ts';
import type { PictureStore } from '../../application/ports.ts';
import { assertKey } from './storage-key.ts';

export interface S3Settings {
  /** Without a slash at its end. The bucket's name follows in the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Timeout of a request in milliseconds. */
const defaultTimeoutMs = 5_000;

/** Pictures in a bucket of S3 or a compatible storage. */
export class S3PictureStore implements PictureStore {
  readonly #client: AwsClient;
  readonly #base: string;
  readonly #log: Log;
  readonly #timeoutMs: number;

  constructor({ endpoint, bucket, region, ...keys }: S3Settings, log: Log, timeoutMs = defaultTimeoutMs) {
    this.#client = new AwsClient({ ...keys, region, service: 's3' });
    this.#base = `${endpoint}/${encodeURIComponent(bucket)}`;
    this.#log = log;
    this.#timeoutMs = timeoutMs;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const body = new Uint8Array(bytes);
    await this.#ask(key, 'PUT', body);
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const found = await this.#ask(key, 'GET');
    return found.status === 404 ? undefined : found.body;
  }

  async delete(key: string): Promise<void> {
    await this.#ask(key, 'DELETE');
  }

  /** All failures except "not found" can be retried, because an outage or a wrong setting is temporary. */
  async #ask(key: string, method: 'PUT' | 'GET' | 'DELETE', sent?: Uint8Array<ArrayBuffer>) {
    assertKey(key);
    try {
      const request = await this.#client.sign(`${this.#base}/${key}`, {
        method,
        headers: {
          // sent as a header, so that the signature also covers the body
          'X-Amz-Content-Sha256': createHash('sha256')
            .update(sent ?? '')
            .digest('hex'),
          ...(sent ? { 'Content-Type': 'image/webp' } : {}),
        },
        ...(sent ? { body: sent } : {}),
      });
      const response = await outgoing(method, this.#base, async (answered) => {
        const got = await fetch(request, { signal: AbortSignal.timeout(this.#timeoutMs) });
        answered(got.status);
        return got;
      });
      const body = new Uint8Array(await response.arrayBuffer());
      const isAbsent = response.status === 404 && method !== 'PUT';
      if (!response.ok && !isAbsent) throw new Error(`the object storage answered ${method} with ${response.status}`);
      return { status: response.status, body };
    } catch (error) {
      this.#log.error({ err: error }, 'pictures: a request to the object storage failed; it can be repeated');
      throw new DomainError('picture.store_unavailable', { retryAfterSeconds: 10 });
    }
  }
}
