import { type Verdict, verifyChain } from '../../domain/chain.ts';
import { sha256Seals } from '../crypto/sha256-seals.ts';
import { type ChainClient, headOf, linksOf } from './stored-chain.ts';

/**
 * Checks INV (h) of promises.md: the chain up to its end at the start of this call. The database may be in use meanwhile.
 */
export const auditChain = async (client: ChainClient): Promise<Verdict> =>
  verifyChain(linksOf(client), await headOf(client), (text) => sha256Seals.digest(text));
