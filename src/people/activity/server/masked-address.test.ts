import { expect, test } from 'vitest'
import { maskedAddress } from './masked-address.ts'

test.each([
  ['203.0.113.77', '203.0.113.•••'],
  ['::ffff:203.0.113.77', '203.0.113.•••'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3:…'],
  ['2001:DB8:85A3:12:34:56:78:9a', '2001:db8:85a3:…'],
  ['2001:db8::1', '2001:db8:0:…'],
  ['::1', '0:0:0:…'],
  ['fe80::1%eth0', 'fe80:0:0:…'],
  ['', ''],
  ['unknown', ''],
])('%j is shown as %j', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown)
})
