import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { migrationsDirectory } from './migration-files.ts'
import { freeRowTypes } from './other-releases.ts'

const fixture = await testDatabase()
afterAll(() => fixture.close())

test('only migration 0062 runs with more than its file says', () => {
  const files = readdirSync(migrationsDirectory, { recursive: true, encoding: 'utf8' })
  const changed = files.filter((file) => {
    if (!file.endsWith('.sql')) return false
    const text = readFileSync(path.join(migrationsDirectory, file), 'utf8')
    return freeRowTypes(text) !== text
  })
  expect(changed.map((file) => path.basename(file))).toEqual(['0062.do.activity-devices.sql'])
})

test('the functions that stepped aside are back in parsed SQL', async () => {
  const rows = await fixture.asOwner<{ name: string; body: string }>(
    `select proname as name, pg_get_function_sqlbody(oid) as body from pg_proc
     where proname in ('activity_text', 'activity_hash') order by proname`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['activity_hash', 'activity_text'])
  expect(rows[0]?.body).toContain('activity_text')
  expect(rows[1]?.body).toContain('(entry).system')
})
