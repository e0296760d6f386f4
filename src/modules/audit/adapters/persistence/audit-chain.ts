import { type Verdict, verifyChain } from '../../domain/chain.ts';
import { sha256Seals } from '../crypto/sha256-seals.ts';
import { type ChainClient, headOf, linksOf } from './stored-chain.ts';

/** INV (h) of promises.md on a database that may be at work: the chain up to where it ended when this began. */
export const auditChain = async (client: ChainClient): Promise<Verdict> =>
  verifyChain(linksOf(client), await headOf(client), (text) => sha256Seals.digest(text));
