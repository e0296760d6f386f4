import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Device } from '../domain/device.ts';
import type { DeviceLimits } from './device-limits.ts';
import type { DeviceProofs, DeviceSeal, Devices } from './ports.ts';

/**
 * How a device shows that it has its private key: it is given a proof that is sealed to the public one, and says it back.
 * A booster's session is neither needed for it nor enough.
 */
export class ProveDevice {
  readonly #devices: Devices;
  readonly #seal: DeviceSeal;
  readonly #proofs: DeviceProofs;
  readonly #limits: DeviceLimits;
  readonly #clock: Clock;

  constructor(devices: Devices, seal: DeviceSeal, proofs: DeviceProofs, limits: DeviceLimits, clock: Clock) {
    this.#devices = devices;
    this.#seal = seal;
    this.#proofs = proofs;
    this.#limits = limits;
    this.#clock = clock;
  }

  /** @throws identity.too_many_attempts, vault.device_not_found */
  async challenge(thumbprint: string, address: string): Promise<string> {
    await this.#limits.count('challengesFromAddress', address);
    const device = await this.#devices.findByThumbprint(thumbprint);
    if (!device || device.state === 'removed') throw new DomainError('vault.device_not_found');
    return this.#seal.seal(device.publicKey, 'challenge', { proof: this.#proofs.issue(device.id, this.#clock.now()) });
  }

  /**
   * The device that says this proof.
   * @throws vault.device_proof_invalid, vault.device_not_found
   */
  async device(proof: string): Promise<Device> {
    const id = this.#proofs.deviceOf(proof, this.#clock.now());
    if (id === undefined) throw new DomainError('vault.device_proof_invalid');
    const device = await this.#devices.find(id);
    if (!device || device.state === 'removed') throw new DomainError('vault.device_not_found');
    return device;
  }
}
