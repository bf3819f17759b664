/** Plants exports, and checks that those that no other file imports are reported. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { unusedExports } from './unused-exports.ts'

const planted = mkdtempSync(path.join(tmpdir(), 'kaban-exports-'))
afterAll(() => rmSync(planted, { recursive: true }))

test('an exported value is reported unless another file imports it in one way or another', () => {
  const files = {
    'src/money/a.ts': `export const [byName, byAll, lazily, alone] = [1, 2, 3, 4]
export const passedOn = () => alone
export type Left = number`,
    'src/money/b.ts': `import { byName as other } from './a.ts'
import * as all from '#money/a.ts'
export const sum = other + all.byAll`,
    'src/money/c.ts': `export { passedOn } from './a.ts'
export const load = async () => (await import('./a.ts')).lazily`,
    'src/money/wallet-screen.tsx': `export const WalletScreen = () => null`,
    'src/main/shared/pages/user-pages.ts': `import '#money/b.ts'
const screen = '#money/wallet-screen.tsx'`,
    'tests/sum.test.ts': `import { sum } from '#money/b.ts'`,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(planted, file)), { recursive: true })
    writeFileSync(path.join(planted, file), text)
  }
  expect(unusedExports(planted, ['src', 'tests'])).toEqual([
    'src/money/a.ts: alone',
    'src/money/c.ts: passedOn',
    'src/money/c.ts: load',
  ])
})
