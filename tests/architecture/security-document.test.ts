/** Docs/security.md lists every threat, and only tests that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [TF]\d\d /.test(line))
const numberOf = (row: string) => row.slice(2, 5)

test('every threat from T01 to T53 has one row', () => {
  const threats = rows.map(numberOf).filter((number) => number.startsWith('T'))
  const expected = Array.from({ length: 53 }, (_, at) => `T${String(at + 1).padStart(2, '0')}`)
  expect(threats).toEqual(expected)
})

test('every row names a test that exists, or says why it has none', () => {
  for (const row of rows) {
    const files = [...row.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, file]) => file ?? '')
    expect(
      files.filter((file) => !existsSync(file)),
      row,
    ).toEqual([])
    if (files.length === 0) expect(row).toMatch(/No test|Does not apply/)
  }
})
