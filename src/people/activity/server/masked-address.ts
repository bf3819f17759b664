import { isIPv4, isIPv6 } from 'node:net'

/**
 * The part of an address that tells networks apart, and not who is in them: '203.0.113.•••' or
 * '2001:db8:85a3:…'. Empty when there is none. Kaban has no data about where addresses are.
 */
export function maskedAddress(address: string): string {
  const [bare = ''] = address.split('%')
  const plain = bare.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain.replace(/\d+$/, '•••')
  if (!isIPv6(plain)) return ''
  const [start = '', rest] = plain.toLowerCase().split('::')
  const first = start === '' ? [] : start.split(':')
  const last = rest ? rest.split(':') : []
  const groups =
    rest === undefined
      ? first
      : [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
  return `${groups.slice(0, 3).join(':')}:…`
}
