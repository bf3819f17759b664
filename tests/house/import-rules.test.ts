/** Each rule is proven by an import that breaks it: a rule that catches nothing would pass unseen. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { judgeImports } from './import-rules.ts'
import { readImports } from './imports.ts'

const root = path.resolve(import.meta.dirname, '../..')
const rooms = JSON.parse(readFileSync(path.join(root, 'rooms.json'), 'utf8')) as string[]
const planted = mkdtempSync(path.join(tmpdir(), 'kaban-imports-'))
afterAll(() => rmSync(planted, { recursive: true }))

test('the sources keep the import rules', () => {
  expect(judgeImports(readImports(root), rooms)).toEqual([])
})

const clean = {
  'src/peso/peso.ts': `export type Centavos = bigint`,
  'src/ledger/store.ts': `import type { Centavos } from '../peso/peso.ts'\nexport const read = (): Centavos => 1n`,
  'src/ledger/actions.ts': `export { read } from './store.ts'`,
  'src/deposits/rules.ts': `import * as z from 'zod/mini'\nexport const rule = z.string()`,
  'src/deposits/words.ts': `export const words = {}`,
  'src/deposits/contract.ts': `import { oc } from '@orpc/contract'\nimport { rule } from './rules.ts'\nexport const contract = oc.input(rule)`,
  'src/deposits/store.ts': `import type { Transaction } from '../platform/database.ts'\nexport type T = Transaction`,
  'src/deposits/actions.ts': `import { read } from '../ledger/actions.ts'\nimport type { T } from './store.ts'\nexport const deposit = (t: T) => [t, read()]`,
  'src/deposits/routes.ts': `import { deposit } from './actions.ts'\nexport const routes = { deposit }`,
  'src/deposits/screens/deposit-screen.tsx': `import type { contract } from '../contract.ts'\nimport { words } from '../words.ts'\nexport const w = words\nexport type C = typeof contract`,
  'src/platform/database.ts': `import pg from 'pg'\nexport type Transaction = pg.Client`,
  'src/kit/button.tsx': `import { useState } from 'react'\nexport const Button = useState`,
  'src/main/router.ts': `import { routes } from '../deposits/routes.ts'\nexport const router = routes`,
}

describe('a planted import is caught', () => {
  test('and a clean tree passes', () => expect(judgePlanted({})).toEqual([]))

  test('and a store may put the search of a room to its left into its query', () =>
    expect(
      judgePlanted({
        'src/ledger/search-wallets.ts': 'export const found = 1',
        'src/deposits/store.ts': `import '../ledger/search-wallets.ts'`,
      }),
    ).toEqual([]))

  test.each([
    [
      'a room to the right',
      'src/ledger/actions.ts',
      `import '../deposits/actions.ts'`,
      'to its left',
    ],
    [
      'a room to the right, by its type alone',
      'src/ledger/actions.ts',
      `import type { deposit } from '../deposits/actions.ts'`,
      'to its left',
    ],
    [
      'a room to the right, inside a type',
      'src/ledger/actions.ts',
      `export type D = import('../deposits/actions.ts').D`,
      'to its left',
    ],
    [
      'a room to the right, while running',
      'src/ledger/actions.ts',
      `export const d = () => import('../deposits/actions.ts')`,
      'to its left',
    ],
    [
      'a room to the right, passed on',
      'src/ledger/actions.ts',
      `export * from '../deposits/actions.ts'`,
      'to its left',
    ],
    [
      'a file outside every room',
      'src/ledger/actions.ts',
      `import '../../bench/bench.ts'`,
      'in no room',
    ],
    [
      'a room that nobody listed',
      'src/helpdesk/actions.ts',
      `import '../peso/peso.ts'`,
      'not in rooms.json',
    ],
    [
      'the store of another room',
      'src/deposits/actions.ts',
      `import { read } from '../ledger/store.ts'`,
      'private to its room',
    ],
    [
      'the database in the rules',
      'src/deposits/rules.ts',
      `import '../platform/database.ts'`,
      'rules and words know only',
    ],
    [
      'Node in the rules',
      'src/deposits/rules.ts',
      `import { randomUUID } from 'node:crypto'`,
      'no package but zod',
    ],
    ['React in the words', 'src/deposits/words.ts', `import 'react'`, 'no package but zod'],
    [
      'a verb in a contract',
      'src/deposits/contract.ts',
      `import './actions.ts'`,
      'a contract knows only',
    ],
    [
      'a store in a screen',
      'src/deposits/screens/deposit-screen.tsx',
      `import '../store.ts'`,
      'never reaches the server',
    ],
    [
      'the type of a verb in a screen',
      'src/deposits/screens/deposit-screen.tsx',
      `import type { deposit } from '../actions.ts'`,
      'never reaches the server',
    ],
    [
      'the value of a contract in a screen',
      'src/deposits/screens/deposit-screen.tsx',
      `import { contract } from '../contract.ts'`,
      'a type only',
    ],
    [
      'Node in a screen',
      'src/deposits/screens/deposit-screen.tsx',
      `import fs from 'node:fs'`,
      'no Node',
    ],
    [
      'the database in the kit',
      'src/kit/button.tsx',
      `import '../platform/database.ts'`,
      'never reaches the server',
    ],
    [
      'a package of the server in the kit',
      'src/kit/button.tsx',
      `import pg from 'pg'`,
      'for the server',
    ],
    [
      'the kit in a verb',
      'src/deposits/actions.ts',
      `import '../kit/button.tsx'`,
      'never reaches screens',
    ],
    [
      'a screen in a verb',
      'src/deposits/actions.ts',
      `import './screens/deposit-screen.tsx'`,
      'never reaches screens',
    ],
    [
      'a package of the browser in a verb',
      'src/deposits/actions.ts',
      `import 'react-hook-form'`,
      'for the browser',
    ],
    [
      'a verb in a store',
      'src/deposits/store.ts',
      `import { read } from '../ledger/actions.ts'`,
      'a store knows only',
    ],
    [
      'a verb in a search',
      'src/ledger/search-wallets.ts',
      `import { read } from './actions.ts'`,
      'a search only reads',
    ],
    [
      'the search of a room to the right',
      'src/ledger/store.ts',
      `import '../deposits/search-chats.ts'`,
      'to its left',
    ],
    [
      'routes outside main',
      'src/withdrawals/actions.ts',
      `import { routes } from '../deposits/routes.ts'`,
      'only main',
    ],
    [
      'a circle, by types alone',
      'src/deposits/store.ts',
      `import type { routes } from './routes.ts'`,
      'a circle',
    ],
  ])('%s', (_name, file, line, reason) => {
    expect(judgePlanted({ [file]: line }).join('\n')).toContain(reason)
  })
})

function judgePlanted(lines: Record<string, string>): string[] {
  rmSync(path.join(planted, 'src'), { recursive: true, force: true })
  const files: Record<string, string> = { ...clean }
  for (const [file, line] of Object.entries(lines)) files[file] = `${line}\n${files[file] ?? ''}`
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(planted, file)), { recursive: true })
    writeFileSync(path.join(planted, file), text)
  }
  return judgeImports(readImports(planted), rooms)
}
