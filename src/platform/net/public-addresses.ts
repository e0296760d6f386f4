import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { Agent } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that mean something inside a network only, or nobody in particular (IANA's special-purpose registries). */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
/** An address of IPv4 that is written as one of IPv6 is the former. */
export const isInside = (address: string): boolean => inside.check(address, familyOf(address));
export const isLoopback = (address: string): boolean => loopback.check(address, familyOf(address));

const isPublic = (address: string): boolean => !isInside(address);
const notPublic = () => Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' });

/** Where a name leads. @throws where it leads nowhere, or nobody says */
export type AddressesOf = (hostname: string) => Promise<readonly LookupAddress[]>;

/**
 * As the computer itself looks names up, its file of hosts and its search domains included. That waits in one of two
 * threads, which all names of the process share: for names that are ours to choose.
 */
export const bySystem: AddressesOf = (hostname) => lookup(hostname, { all: true });

/**
 * Milliseconds. Within `inAll`, before a try of what is sent there is given up, each of three name servers is asked once; by
 * themselves the tries of all of them would take far longer.
 */
const patience = { timeout: 1_000, tries: 2, inAll: 4_000 };

/** As the name servers say, without a thread that waits, of both families what is known by then: for names that others choose. */
export const byNameServers =
  ({ servers, ...others }: Partial<typeof patience> & { readonly servers?: readonly string[] } = {}): AddressesOf =>
  async (hostname) => {
    // known without asking (RFC 6761, 6.3)
    if (/(^|\.)localhost\.?$/i.test(hostname)) return [{ address: '127.0.0.1', family: 4 }];
    const { inAll, ...asking } = { ...patience, ...others };
    const resolver = new Resolver(asking);
    if (servers) resolver.setServers(servers);
    const timeIsOver = setTimeout(() => resolver.cancel(), inAll);
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    clearTimeout(timeIsOver);
    const found = answers.flatMap((answer, at) =>
      answer.status === 'rejected' ? [] : answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })),
    );
    for (const answer of answers) if (found.length === 0 && answer.status === 'rejected') throw answer.reason;
    return found;
  };

/**
 * Looks names up, and answers none of whose addresses one may not be called. The address is looked at when it is called: a
 * public name may lead inside, and another time than it was checked.
 */
export const lookupOf =
  (mayBeCalled: (address: string) => boolean, addressesOf = byNameServers()): LookupFunction =>
  (hostname, options, done) => {
    const found = addressesOf(hostname).then((addresses) => {
      if (!addresses.every(({ address }) => mayBeCalled(address))) throw notPublic();
      return addresses;
    });
    found.then(
      (addresses) => {
        const [first] = addresses;
        if (!first) done(new Error('no address'), '', 4);
        else if (options.all) done(null, [...addresses]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 4),
    );
  };

/** The address that a URL names by its numbers, for which nothing is looked up. */
export const addressIn = ({ hostname }: URL): string | undefined => {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) === 0 ? undefined : bare;
};

export const publicAgent = (): Agent => new Agent({ lookup: lookupOf(isPublic), keepAlive: false });
