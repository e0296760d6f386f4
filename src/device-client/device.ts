import { setTimeout as sleep } from 'node:timers/promises';
import { ApiProblem, createClient, isUnanswered, type Client } from '#contract/client.ts';
import type { DeviceStatus } from '#contract/vault/device.ts';
import { fingerprintOf } from '#kernel/fingerprint.ts';
import type { DeviceKey } from './device-key.ts';
import { LocalCommand } from './hand-over.ts';
import type { Settings } from './settings.ts';

/** Milliseconds between two polls. */
const pause = 2_000;

type Release = DeviceStatus['releases'][number];

/**
 * The client of this computer: registers, waits for confirmation, opens one release, passes it to the local command, and ends.
 */
export class Device {
  readonly #settings: Settings;
  readonly #key: DeviceKey;
  readonly #say: (sentence: string) => void;
  readonly #api: Client;
  #proof: string | undefined;
  #said = '';

  constructor(settings: Settings, key: DeviceKey, say: (sentence: string) => void) {
    this.#settings = settings;
    this.#key = key;
    this.#say = say;
    this.#api = createClient(fetch, `${settings.server}/api`);
  }

  /** Waits for a release and passes it on. @returns whether the local command accepted the log-in */
  async serve(): Promise<boolean> {
    this.#tell(`Bu bilgisayarın parmak izi: ${fingerprintOf(this.#key.thumbprint)}`);
    const release = await this.#waitForRelease();
    const command = await LocalCommand.begin(this.#settings.command);
    try {
      const login = await this.#open(release);
      const taken = await command.give(login);
      this.#tell(
        taken
          ? `${release.orderNumber} numaralı siparişin giriş bilgileri “${command.name}” komutuna verildi.`
          : `Giriş bilgileri “${command.name}” komutuna verildi, ama komut hatayla bitti.`,
      );
      return taken;
    } catch (error) {
      await command.stop();
      throw error;
    }
  }

  async #waitForRelease(): Promise<Release> {
    for (;;) {
      const status = await this.#retried(() => this.#status());
      if (status === undefined) this.#tell(this.#invitation());
      else if (status.state === 'waiting')
        this.#tell('Kaydın alındı. Yönetici parmak izini seninle karşılaştırıp onaylayacak.');
      else if (status.releases[0]) return status.releases[0];
      else this.#tell('Cihaz hazır. Panelde siparişini açıp “Girişi cihazıma gönder” düğmesine bas.');
      await sleep(pause);
    }
  }

  #invitation(): string {
    const code = Buffer.from(JSON.stringify(this.#key.registration)).toString('base64url');
    return [
      'Bu bilgisayar kayıtlı değil. Basamak’a giriş yaptığın tarayıcıda bu bağlantıyı aç ve cihazı kaydet:',
      `${this.#settings.server}/booster/cihazlar?cihaz=${code}`,
    ].join('\n');
  }

  /** Undefined while nobody has registered this computer in the panel. */
  async #status(): Promise<DeviceStatus | undefined> {
    try {
      return await this.#proving((proof) => this.#api.call('POST /devices/status', { body: { proof } }));
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'vault.device_not_found') return undefined;
      throw error;
    }
  }

  async #open({ id: releaseId }: Release): Promise<unknown> {
    const { sealed } = await this.#proving((proof) =>
      this.#api.call('POST /devices/release', { body: { proof, releaseId } }),
    );
    return this.#key.open(sealed, 'release');
  }

  /** Calls with the current proof. If that proof has expired, calls once more with a new one. */
  async #proving<T>(call: (proof: string) => Promise<T>): Promise<T> {
    try {
      return await call((this.#proof ??= await this.#prove()));
    } catch (error) {
      if (!(error instanceof ApiProblem && error.code === 'vault.device_proof_invalid')) throw error;
      this.#proof = await this.#prove();
      return call(this.#proof);
    }
  }

  async #prove(): Promise<string> {
    const { sealed } = await this.#api.call('POST /devices/challenge', { body: { thumbprint: this.#key.thumbprint } });
    const { proof } = (await this.#key.open(sealed, 'challenge')) as { proof: string };
    return proof;
  }

  /**
   * Repeats a call of the waiting phase if the connection was lost or the server is busy. It does not repeat a call whose
   * answer this computer can't open, because a repeat would fail too. The call that opens a release is never repeated, because
   * the first attempt may have opened the release.
   */
  async #retried<T>(call: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        const seconds = Number(error instanceof ApiProblem ? error.problem.params?.['retryAfterSeconds'] : undefined);
        if (!isLost(error) && !(seconds > 0)) throw error;
        this.#tell('Basamak’a şu an ulaşılamıyor; denemeyi sürdürüyorum.');
        await sleep(seconds > 0 ? seconds * 1000 : pause);
      }
    }
  }

  /** Prints a sentence unless it was the last one. */
  #tell(sentence: string): void {
    if (sentence === this.#said) return;
    this.#said = sentence;
    this.#say(sentence);
  }
}

/** Whether the call got no answer, or an answer that leaves its outcome unknown. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiProblem ? isUnanswered(error) : error instanceof TypeError;
