/** Docs/scale.md names every table of the database, and jobs that exist. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '../fixtures/database/database.ts'

const { asOwner } = await testDatabase()
const [, list = ''] = readFileSync('docs/scale.md', 'utf8').split(/^## Every table.*$|^## VACUUM$/m)
const rows = list
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('every table has one row, which says what makes it grow', async () => {
  const tables = await asOwner<{ name: string }>(
    `select case when n.nspname = 'public' then '' else n.nspname || '.' end || relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where relkind in ('r', 'p') and n.nspname in ('public', 'ledger') order by 1`,
  )
  const named = rows.map(([name]) => name?.replaceAll('`', ''))
  const missing = tables.filter(({ name }) => !named.includes(name))
  expect([missing, named.length, new Set(named).size]).toEqual([[], tables.length, tables.length])
  expect(rows.filter((cells) => cells.some((cell) => cell === ''))).toEqual([])
})

test('every job that removes rows exists', () => {
  const jobs = readFileSync('src/main/server/jobs.ts', 'utf8')
  const removedBy = rows.filter(({ length }) => length === 5).map((cells) => cells[4] ?? '')
  expect(removedBy.length).toBeGreaterThan(15)
  const others = ['deliver push messages', 'the live stream', 'the next claim']
  expect(removedBy.filter((job) => !others.includes(job) && !jobs.includes(`'${job}'`))).toEqual([])
})
