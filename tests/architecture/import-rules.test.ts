/** Plants imports that break each rule, and checks that they are reported. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { judgeImports } from './import-rules.ts'
import { readImports, readModules } from './read-imports.ts'

const root = process.cwd()
const modules = readModules(root)
const planted = mkdtempSync(path.join(tmpdir(), 'kaban-imports-'))
afterAll(() => rmSync(planted, { recursive: true }))

test('the sources keep the import rules', () => {
  expect(judgeImports(readImports(root), modules)).toEqual([])
})

const peso = 'src/foundation/peso/shared/peso.ts'
const ledgerActions = 'src/ledger/server/actions.ts'
const ledgerStore = 'src/ledger/server/store.ts'
const ledgerSearch = 'src/ledger/server/search-wallets.ts'
const rules = 'src/money/deposits/shared/rules.ts'
const words = 'src/money/deposits/shared/words.ts'
const contract = 'src/money/deposits/shared/contract.ts'
const store = 'src/money/deposits/server/store.ts'
const actions = 'src/money/deposits/server/actions.ts'
const routes = 'src/money/deposits/server/routes.ts'
const screen = 'src/money/deposits/screens/user/deposit-screen.tsx'
const database = 'src/foundation/platform/server/database/database.ts'
const button = 'src/foundation/kit/ui/button.tsx'

const clean = {
  [peso]: `export type Centavos = bigint`,
  [ledgerStore]: `import type { Centavos } from '#foundation/peso/shared/peso.ts'
export const read = (): Centavos => 1n`,
  [ledgerActions]: `export { read } from './store.ts'`,
  [rules]: `import * as z from 'zod/mini'
export const rule = z.string()`,
  [words]: `export const words = {}`,
  [contract]: `import { oc } from '@orpc/contract'
import { rule } from './rules.ts'
export const contract = oc.input(rule)`,
  [store]: `import type { Transaction } from '#foundation/platform/server/database/database.ts'
export type T = Transaction`,
  [actions]: `import { read } from '#ledger/server/actions.ts'
import type { T } from './store.ts'
export const deposit = (t: T) => [t, read()]`,
  [routes]: `import { deposit } from './actions.ts'
export const routes = { deposit }`,
  [screen]: `import type { contract } from '../../shared/contract.ts'
import { words } from '../../shared/words.ts'
export const w = words
export type C = typeof contract`,
  [database]: `import pg from 'pg'
export type Transaction = pg.Client`,
  [button]: `import { useState } from 'react'
export const Button = useState`,
  'src/main/server/router.ts': `import { routes } from '#money/deposits/server/routes.ts'
export const router = routes`,
}

describe('a planted import is caught', () => {
  test('and a clean tree passes', () => expect(judgePlanted({})).toEqual([]))

  test('and a store may use the search of an earlier module', () =>
    expect(
      judgePlanted({
        [ledgerSearch]: 'export const found = 1',
        [store]: `import '#ledger/server/search-wallets.ts'`,
      }),
    ).toEqual([]))

  const fromDeposits = `'#money/deposits/server/actions.ts'`

  test.each([
    ['a later module', ledgerActions, `import ${fromDeposits}`, 'only modules before it'],
    [
      'a later module, by its type alone',
      ledgerActions,
      `import type { deposit } from ${fromDeposits}`,
      'only modules before it',
    ],
    [
      'a later module, inside a type',
      ledgerActions,
      `export type D = import(${fromDeposits}).D`,
      'only modules before it',
    ],
    [
      'a later module, dynamically',
      ledgerActions,
      `export const d = () => import(${fromDeposits})`,
      'only modules before it',
    ],
    [
      'a later module, re-exported',
      ledgerActions,
      `export * from ${fromDeposits}`,
      'only modules before it',
    ],
    [
      'a later module, by a relative path',
      ledgerActions,
      `import '../../money/deposits/server/actions.ts'`,
      'only modules before it',
    ],
    ['a file outside every module', ledgerActions, `import '../../../bench/b.ts'`, 'no module'],
    [
      'a module that nobody listed',
      'src/people/helpdesk/server/actions.ts',
      `import '#foundation/peso/shared/peso.ts'`,
      'not in modules.json',
    ],
    [
      'the store of another module',
      actions,
      `import { read } from '#ledger/server/store.ts'`,
      'private to its module',
    ],
    [
      'a store of another module with a longer name',
      actions,
      `import { read } from '#ledger/server/holds/hold-store.ts'`,
      'private to its module',
    ],
    [
      'an action in reads with a longer name',
      'src/ledger/server/hold-reads.ts',
      `import './actions.ts'`,
      'a store imports only',
    ],
    [
      'the database in rules',
      rules,
      `import '#foundation/platform/server/database/database.ts'`,
      'only shared code',
    ],
    ['Node in rules', rules, `import 'node:crypto'`, 'no package but zod'],
    ['React in words', words, `import 'react'`, 'no package but zod'],
    ['a contract in rules', rules, `import './contract.ts'`, 'only contracts import contracts'],
    ['an action in a contract', contract, `import '../server/actions.ts'`, 'only shared code'],
    ['a server package in a contract', contract, `import 'pg'`, 'only zod and @orpc/contract'],
    ['a store in a screen', screen, `import '../../server/store.ts'`, 'never imports server code'],
    [
      'the type of an action in a screen',
      screen,
      `import type { deposit } from '../../server/actions.ts'`,
      'never imports server code',
    ],
    [
      'the value of a contract in a screen',
      screen,
      `import { contract } from '../../shared/contract.ts'`,
      'a type only',
    ],
    ['Node in a screen', screen, `import fs from 'node:fs'`, 'no Node'],
    [
      'the database in the kit',
      button,
      `import '#foundation/platform/server/database/database.ts'`,
      'never imports server code',
    ],
    ['a server package in the kit', button, `import pg from 'pg'`, 'for the server'],
    ['the kit in an action', actions, `import '#foundation/kit/ui/button.tsx'`, 'browser code'],
    [
      'a screen in an action',
      actions,
      `import '../screens/user/deposit-screen.tsx'`,
      'never imports browser code',
    ],
    ['a browser package in an action', actions, `import 'react-hook-form'`, 'for the browser'],
    ['an action in a store', store, `import '#ledger/server/actions.ts'`, 'a store imports only'],
    ['an action in a search', ledgerSearch, `import './actions.ts'`, 'a query part imports only'],
    [
      'the search of a later module',
      ledgerStore,
      `import '#money/deposits/server/search-chats.ts'`,
      'only modules before it',
    ],
    [
      'routes outside main',
      'src/money/withdrawals/server/actions.ts',
      `import { routes } from '#money/deposits/server/routes.ts'`,
      'only main imports routes',
    ],
    ['a circle, by types alone', store, `import type { routes } from './routes.ts'`, 'a circle'],
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
  return judgeImports(readImports(planted), modules)
}
