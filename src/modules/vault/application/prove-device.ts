import { DomainError } from '#kernel/refusal.ts';
import type { Device } from '../domain/device.ts';
import type { Needs } from './needs.ts';

/**
 * Challenge and response: a device proves that it has its private key by returning a token that was encrypted for its
 * public key. A booster's session is neither needed nor enough.
 */
export const proveDevice = ({
  devices,
  seal,
  proofs,
  limits,
  clock,
}: Needs<'devices' | 'seal' | 'proofs' | 'clock' | 'limits'>) => ({
  /** @throws identity.too_many_attempts, vault.device_not_found */
  challenge: async (thumbprint: string, address: string): Promise<string> => {
    await limits.count('challengesFromAddress', address);
    const device = await devices.findByThumbprint(thumbprint);
    if (!device || device.state === 'removed') throw new DomainError('vault.device_not_found');
    return seal.seal(device.publicKey, 'challenge', { proof: proofs.issue(device.id, clock.now()) });
  },
  /**
   * The device of this proof.
   * @throws vault.device_proof_invalid, vault.device_not_found
   */
  device: async (proof: string): Promise<Device> => {
    const id = proofs.deviceOf(proof, clock.now());
    if (id === undefined) throw new DomainError('vault.device_proof_invalid');
    const device = await devices.find(id);
    if (!device || device.state === 'removed') throw new DomainError('vault.device_not_found');
    return device;
  },
});
export type ProveDevice = ReturnType<typeof proveDevice>;
