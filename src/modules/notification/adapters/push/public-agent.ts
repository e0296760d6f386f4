import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

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
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

export const isInside = (address: string): boolean => inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

const notPublic = () => Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' });

/** The address is looked at when it is called: a public name may lead inside, and another time than it was checked. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = error ?? (addresses.some(({ address }) => isInside(address)) ? notPublic() : null);
    const [first] = addresses ?? [];
    if (refused || !first) done(refused ?? new Error('no address'), '', 4);
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

export const publicAgent = (): Agent => new Agent({ lookup: publicOnly, keepAlive: false });
