/**
 * Which addresses are out on the internet. A request whose target comes from outside must not reach
 * the company's own network (server-side request forgery).
 */
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Every special-purpose block of IANA that is not a part of the public internet. */
const notPublic = new BlockList()
for (const [block, bits] of [
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
  notPublic.addSubnet(block, bits, 'ipv4')

/** Of IPv6 only 2000::/3 is given out, and of that not these. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
const notPublicIpv6 = new BlockList()
for (const [block, bits] of [
  // Teredo, ORCHID and the like.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 leads to an IPv4 address.
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublicIpv6.addSubnet(block, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !notPublic.check(address, 'ipv4')
  return kind === 6 && publicIpv6.check(address, 'ipv6') && !notPublicIpv6.check(address, 'ipv6')
}

class NotPublic extends Error {}

type Resolve = (name: string) => Promise<LookupAddress[]>
const resolveAll: Resolve = (name) => lookup(name, { all: true, verbatim: true })

/**
 * For the `lookup` option of a request. The connection goes to the address that was checked: a name
 * cannot answer differently a moment later. Refuses a name of which any address is not public.
 */
export function lookUpPublic(resolve: Resolve = resolveAll): LookupFunction {
  return (name, { all }, done) => {
    resolve(name).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => isPublicAddress(address)))
          done(new NotPublic(`${name} has no public address`), '', 0)
        else if (all) done(null, found)
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    )
  }
}
