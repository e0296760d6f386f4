import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { Agent } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that are not public: special-purpose ranges of IANA's registries. */
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
/** An IPv4 address that is written in IPv6 form counts as IPv4. */
export const isInside = (address: string): boolean => inside.check(address, familyOf(address));
export const isLoopback = (address: string): boolean => loopback.check(address, familyOf(address));

const isPublic = (address: string): boolean => !isInside(address);
const notPublic = () => Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' });

/** The addresses of a host name. @throws if it has none, or the lookup fails */
export type AddressesOf = (hostname: string) => Promise<readonly LookupAddress[]>;

/**
 * Looks up a name as the operating system does, with its hosts file and search domains. The lookup blocks one of two threads
 * that the whole process shares. So use it only for names that we choose ourselves.
 */
export const bySystem: AddressesOf = (hostname) => lookup(hostname, { all: true });

/**
 * Milliseconds. `inAll` is shorter than the timeout of a delivery, and long enough for one query to each of three name
 * servers. Without this limit, the retries of all servers would take far longer.
 */
const timeouts = { timeout: 1_000, tries: 2, inAll: 4_000 };

/**
 * Looks up a name at the name servers, without blocking a thread. It answers the addresses of both families that are known in
 * time. Use it for names that others choose.
 */
export const byNameServers =
  ({ servers, ...others }: Partial<typeof timeouts> & { readonly servers?: readonly string[] } = {}): AddressesOf =>
  async (hostname) => {
    // resolved without a query (RFC 6761, 6.3)
    if (/(^|\.)localhost\.?$/i.test(hostname)) return [{ address: '127.0.0.1', family: 4 }];
    const { inAll, ...asking } = { ...timeouts, ...others };
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
 * A lookup that refuses a name if one of its addresses may not be called. It checks at the time of the call, because a public
 * name may lead to an internal address, and to another address than at an earlier check.
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
        if (!first) done(new Error('the host name has no address'), '', 4);
        else if (options.all) done(null, [...addresses]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 4),
    );
  };

/** The IP address in a URL that has no host name. */
export const addressIn = ({ hostname }: URL): string | undefined => {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) === 0 ? undefined : bare;
};

export const publicAgent = (): Agent => new Agent({ lookup: lookupOf(isPublic), keepAlive: false });
