import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { exportInput, filtersOf, type ExportRequest } from '../../shared/rules-exports.ts'
import { exportRowsMax } from '../../shared/rules.ts'
import { beginExport } from './export-store.ts'
import { prepareListExport } from './prepare-export.ts'
import { writeExport, type WrittenExport } from './write-export.ts'

const fixture = await testDatabase()
const staff = await addUser(fixture, 'admin')

/** An independent CSV parser (RFC 4180). */
function readCsv(file: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of file
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows.slice(0, -1)
}

async function written(
  request: ExportRequest,
  rowsMax = exportRowsMax,
): Promise<{ file: string; rows: string[][]; outcome: WrittenExport }> {
  let outcome: WrittenExport | undefined
  const file = await text(
    writeExport({
      onRead: () => Promise.resolve(),
      database: fixture.database,
      request,
      language: 'en',
      rowsMax,
      onWritten: (done) => Promise.resolve(void (outcome = done)),
    }),
  )
  if (!outcome) throw new Error('onWritten was not called')
  return { file, rows: readCsv(file), outcome }
}

async function userCalled(fullName: string): Promise<string> {
  const id = await addUser(fixture)
  await fixture.asOwner('update users set full_name = $2 where id = $1', [id, fullName])
  return id
}

const dangerous = [
  '=1+1',
  '+639170000001',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\r=1',
  '=HYPERLINK("http://evil.example";"Click")',
  '＝1+1',
  '|calc',
  '%0A',
  'a,b',
  'say "hi"',
  'two\r\nlines',
  ' padded ',
]

test('T40 no cell is a formula, and every text survives unchanged', async () => {
  const ids = new Map<string, string>()
  for (const name of dangerous) ids.set(await userCalled(name), name)
  const {
    rows: [titles = [], ...rows],
  } = await written({ list: 'users', filters: {} })
  expect(titles).toContain('User id')
  for (const [id, name] of ids) {
    const row = rows.find((one) => one[titles.indexOf('User id')] === id)
    const cell = row?.[titles.indexOf('Name')] ?? ''
    expect(cell).not.toMatch(/^[\s]*[=+\-@＝＋－＠|%]/)
    expect(cell.replace(/^'/, '')).toBe(name)
    expect(row).toHaveLength(titles.length)
  }
})

test('numbers that are names keep their leading zeros', async () => {
  const id = await addUser(fixture)
  const {
    rows: [titles = [], ...rows],
  } = await written({ list: 'users', filters: { search: id } })
  expect(rows).toHaveLength(1)
  expect(rows[0]?.[titles.indexOf('Phone')]).toBe("'09170000000")
})

test('a file has the filtered rows, their count and their checksum', async () => {
  const { file, rows, outcome } = await written({ list: 'users', filters: { role: 'admin' } })
  const [{ count } = { count: -1 }] = await fixture.asOwner<{ count: number }>(
    `select count(*)::int as count from users where role = 'admin'`,
  )
  expect(rows.length - 1).toBe(count)
  // Decoding removes the byte order mark with which the file begins.
  const bytes = Buffer.from(file.startsWith('\uFEFF') ? file : `\uFEFF${file}`, 'utf8')
  expect(outcome).toEqual({
    rows: count,
    cutOff: false,
    sha256: createHash('sha256').update(bytes).digest(),
  })
})

test('a list that is too long is cut off, and the file says so', async () => {
  for (let number = 0; number < 3; number += 1) await addUser(fixture)
  const { rows, outcome } = await written({ list: 'users', filters: {} }, 2)
  expect(outcome).toMatchObject({ rows: 2, cutOff: true })
  expect(rows).toHaveLength(4)
  expect(rows[3]?.[0]).toMatch(/^The file ends here/)
})

test('a file has every row of the list once', async () => {
  await fixture.asOwner(
    `insert into users (id, full_name, email, phone_number, role, status, sample)
      select gen_random_uuid(), 'Many', 'many' || n || '@example.test', '0917', 'user', 'active',
      true from generate_series(1, 1200) n`,
  )
  const {
    rows: [titles = [], ...rows],
    outcome,
  } = await written({ list: 'users', filters: { search: 'many' } })
  expect(new Set(rows.map((row) => row[titles.indexOf('User id')])).size).toBe(1200)
  expect(outcome.rows).toBe(1200)
})

test('an export needs a reason, which is recorded with the filters in advance', async () => {
  const exportId = uuidv7()
  expect(
    exportInput.safeParse({ exportId, list: 'users', filters: {}, reason: '   ' }).success,
  ).toBe(false)
  expect(
    exportInput.safeParse({
      exportId,
      list: 'users',
      filters: { everything: true },
      reason: 'Because',
    }).success,
  ).toBe(false)
  const request = {
    exportId,
    list: 'users',
    filters: { role: 'admin' },
    reason: 'For the auditor',
  } as const
  await withContext(fixture, adminContext(staff), (ctx) => prepareListExport(ctx, request))
  await withContext(fixture, adminContext(staff), (ctx) => prepareListExport(ctx, request))
  const recorded = await fixture.asOwner<{
    action_type: string
    changes: object
    actor_user_id: string
  }>(
    `select action_type, changes, actor_user_id from user_activity_log where subject_kind = 'export'
      and subject_id = $1`,
    [exportId],
  )
  expect(recorded).toEqual([
    {
      action_type: 'ADMIN_EXPORT_ASKED',
      actor_user_id: staff,
      changes: {
        list: { before: null, after: 'users' },
        reason: { before: null, after: 'For the auditor' },
        role: { before: null, after: 'admin' },
      },
    },
  ])
})

test('a file can be downloaded once, soon and only by its requester', async () => {
  const other = await addUser(fixture, 'admin')
  const ask = async () => {
    const exportId = uuidv7()
    await withContext(fixture, adminContext(staff), (ctx) =>
      prepareListExport(ctx, { exportId, list: 'audit', filters: {}, reason: 'A look' }),
    )
    return exportId
  }
  const take = (exportId: string, staffPerson: string) =>
    fixture.database.transaction((tx) =>
      beginExport(tx, { exportId, staffPerson, withinMinutes: 10 }),
    )
  const exportId = await ask()
  expect(await take(exportId, other)).toBeUndefined()
  const taken = await Promise.all(Array.from({ length: 5 }, () => take(exportId, staff)))
  expect(taken.filter(Boolean)).toEqual([{ list: 'audit', filters: {}, reason: 'A look' }])
  const late = await ask()
  await fixture.asOwner(
    `update exports set asked_at = now() - interval '11 minutes' where id = $1`,
    [late],
  )
  expect(await take(late, staff)).toBeUndefined()
  await expect(
    fixture.database.transaction((tx) => tx.rows(`update exports set reason = 'Another one'`)),
  ).rejects.toThrow(/permission denied/)
  // The id of another person's export cannot be reused.
  await expect(
    withContext(fixture, adminContext(other), (ctx) =>
      prepareListExport(ctx, { exportId, list: 'audit', filters: {}, reason: 'Mine' }),
    ),
  ).rejects.toMatchObject({ status: 409 })
})

test('only the filters of a list are taken from an address', () => {
  expect(
    filtersOf('transactions', {
      search: 'maria',
      before: uuidv7(),
      status: undefined,
      type: 'deposit',
      open: 'x',
    }),
  ).toEqual({ search: 'maria', type: 'deposit' })
})
