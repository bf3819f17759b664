import { expect, test } from 'vitest'
import { readScan } from './read-scan.ts'

const origin = 'https://kaban.example'
const code = 'REF20261121ABC123-0123456789ABCDEF'

test.each([`${origin}/verify/${code}`, `HTTPS://KABAN.EXAMPLE/verify/${code}`, code])(
  '%s is the code of a receipt',
  (text) => expect(readScan(text, origin)).toBe(code),
)

test.each([
  '',
  'hello',
  `https://kaban.example.evil.test/verify/${code}`,
  `https://evil.test/verify/${code}`,
  `http://kaban.example/verify/${code}`,
  `https://kaban.example@evil.test/verify/${code}`,
  `${origin}/login?returnTo=/verify/${code}`,
  `${origin}/verify/${code}/more`,
  `${origin}/verify/${code}?and=more`,
  `${origin}/verify/../login`,
  `javascript:${code}`,
  `${origin}/verify/REF20261121ABC123`,
])('%s is none', (text) => expect(readScan(text, origin)).toBeNull())
