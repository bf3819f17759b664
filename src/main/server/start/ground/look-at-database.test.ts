import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cloneDatabase,
  testDatabase,
  type TestDatabase,
} from '#tests/fixtures/database/database.ts'
import type { Finding, Findings } from './findings.ts'
import { lookAtDatabase } from './look-at-database.ts'

const made = await testDatabase()
const suffix = made.url.slice(-8)
const role = (name: string) => `ground_${name}_${suffix}`
const roles = ['super', 'rows', 'makes', 'member', 'stranger', 'writes', 'owner'].map(role)
let empty: TestDatabase

beforeAll(async () => {
  empty = await cloneDatabase({ from: 'template1' })
  for (const name of roles) await made.asOwner(`create role ${name} login`)
  await made.asOwner(`alter role ${role('super')} superuser`)
  await made.asOwner(`alter role ${role('rows')} bypassrls`)
  await made.asOwner(`alter role ${role('makes')} createrole`)
  for (const name of ['rows', 'makes', 'member', 'writes'])
    await made.asOwner(`grant kaban_app to ${role(name)}`)
  await made.asOwner(`grant pg_write_all_data to ${role('writes')}`)
})
afterAll(async () => {
  for (const name of roles) {
    await made.asOwner(`drop owned by ${name}`)
    await made.asOwner(`drop role ${name}`)
  }
  await empty.close()
})

function urlAs(user: string, url = made.url): string {
  const address = new URL(url)
  address.username = user
  return address.href
}

const texts = (found: Findings, wanted: Finding['severity']) =>
  found.filter(({ severity }) => severity === wanted).map(({ text }) => text)

/** Without what every database of the tests has: it is fast, and its owner is a superuser. */
async function look(
  databaseUrl: string,
  ownerUrl = made.ownerUrl,
  mode: 'sample' | 'live' = 'live',
) {
  const found = await lookAtDatabase({ databaseUrl, ownerUrl }, mode)
  const isOfTests = (text: string) => /fsync|is a superuser\. A role|checksums/.test(text)
  return {
    problems: texts(found, 'wrong').filter((text) => !isOfTests(text)),
    warnings: texts(found, 'note').filter((text) => !isOfTests(text)),
  }
}

test('a sound database has no problems, before its migrations and after them', async () => {
  expect(await look(made.url)).toEqual({ problems: [], warnings: [] })
  expect(await look(empty.url, empty.ownerUrl)).toEqual({ problems: [], warnings: [] })
})

test.each([
  ['super', 'is a superuser'],
  ['rows', 'has BYPASSRLS'],
  ['makes', 'may create roles'],
  ['writes', 'is a member of pg_write_all_data'],
])("the application's role must not be one that %s: sample data only warns", async (name, says) => {
  const url = urlAs(role(name))
  const wanted = [expect.stringContaining(says)]
  expect(await look(url)).toEqual({ problems: wanted, warnings: [] })
  expect(await look(url, made.ownerUrl, 'sample')).toEqual({ problems: [], warnings: wanted })
})

test("the application's role must not own the tables", async () => {
  const { problems } = await look(made.ownerUrl)
  expect(problems).toEqual([expect.stringContaining('can change what was written')])
  await made.asOwner(`alter table market_figures owner to ${role('member')}`)
  const member = await look(urlAs(role('member')))
  expect(member.problems).toEqual([expect.stringContaining('owns tables')])
  await made.asOwner('alter table market_figures owner to current_user')
})

test('a role that was given the rights of kaban_app is as good', async () => {
  expect(await look(urlAs(role('member')))).toEqual({ problems: [], warnings: [] })
})

test('a missing right, role or database is named with the way out', async () => {
  const problemsOf = async (url: string, ownerUrl?: string) => (await look(url, ownerUrl)).problems
  expect(await problemsOf(urlAs(role('stranger')))).toEqual([
    expect.stringContaining(`grant kaban_app to ${role('stranger')}`),
  ])
  expect(await problemsOf(urlAs('nobody_at_all'))).toEqual([
    expect.stringMatching(/DATABASE_URL: the role nobody_at_all does not exist\. Create it/),
  ])
  expect(await problemsOf(`${made.url}_missing`)).toEqual([
    expect.stringContaining('does not exist. Create it, or correct the name.'),
  ])
  await made.asOwner('revoke select on market_figures, tasks from kaban_app')
  expect(await problemsOf(made.url)).toEqual([
    expect.stringContaining('may not read market_figures, tasks'),
  ])
  await made.asOwner('grant select on market_figures, tasks to kaban_app')
  expect(await problemsOf(made.url, urlAs(role('owner'), made.ownerUrl))).toEqual([
    expect.stringContaining('may not create tables'),
    expect.stringContaining('The tables belong to another role'),
  ])
})

test('a role that may create temporary tables is named when no start can forbid it', async () => {
  const name = new URL(made.url).pathname.slice(1)
  await made.asOwner(`grant temporary on database ${name} to public`)
  await made.asOwner(`alter table market_figures owner to ${role('owner')}`)
  await made.asOwner(`grant create on schema public to ${role('owner')}`)
  const says = expect.stringContaining('revoke temporary on database … from public, kaban_app')
  const ownerUrl = urlAs(role('owner'), made.ownerUrl)
  expect(await look(made.url, ownerUrl)).toEqual({ problems: [says], warnings: [] })
  expect(await look(made.url)).toEqual({ problems: [], warnings: [] })
  await made.asOwner('alter table market_figures owner to current_user')
  await made.asOwner(`revoke temporary on database ${name} from public`)
})

test('two addresses that name different databases are refused', async () => {
  expect((await look(made.url, empty.ownerUrl)).problems).toEqual([
    expect.stringContaining('name different databases'),
  ])
})

test('an unreachable server and a wrong address are named without the password', async () => {
  const nowhere = 'postgres://kaban_app:hidden-word@127.0.0.1:1/kaban'
  const none = 'postgres://kaban_app:hid#den-word@db/kaban'
  const found = await lookAtDatabase({ databaseUrl: none, ownerUrl: nowhere }, 'live')
  const problems = texts(found, 'wrong')
  expect(problems).toEqual([
    expect.stringMatching(/^KABAN_OWNER_DATABASE_URL: The database cannot be reached/),
    expect.stringMatching(/^DATABASE_URL is no address/),
  ])
  expect(problems.join()).not.toMatch(/den-word/)
})

test('an encoding that cannot hold every name is refused', async () => {
  const name = `ground_latin_${suffix}`
  await made.asOwner(
    `create database ${name} encoding 'LATIN1' locale 'C' locale_provider libc template template0`,
  )
  const place = (url: string) => url.replace(/[^/]*$/, name)
  expect((await look(place(made.url), place(made.ownerUrl))).problems).toEqual([
    expect.stringContaining('The database has the encoding LATIN1'),
  ])
  await made.asOwner(`drop database ${name}`)
})

/** A database in which `version()` and the like answer otherwise. */
async function lookAtPretended(functions: string): Promise<Findings> {
  const pretended = await cloneDatabase({ from: 'template1' })
  try {
    const { url: databaseUrl, ownerUrl, asOwner } = pretended
    await asOwner(functions)
    const name = new URL(databaseUrl).pathname.slice(1)
    await asOwner(`alter database ${name} set search_path = public, pg_catalog`)
    return await lookAtDatabase({ databaseUrl, ownerUrl }, 'live')
  } finally {
    await pretended.close()
  }
}

test('an engine that is not PostgreSQL is refused before it is asked anything else', async () => {
  const found = await lookAtPretended(
    `create function public.version() returns text language sql
       return 'PostgreSQL 15.12-YB-2025.1.0.0-b0 on x86_64-pc-linux-gnu'`,
  )
  expect(found.map(({ id, severity }) => [id, severity])).toEqual([['database-engine', 'wrong']])
  expect(found[0]?.text).toContain('The database is YugabyteDB, on which Kaban has not passed')
})

test('a PostgreSQL before 15 is refused', async () => {
  const found = await lookAtPretended(
    `create function public.current_setting(name text) returns text language sql
       return case name when 'server_version_num' then '140021'
         else pg_catalog.current_setting(name) end`,
  )
  const [old] = found.filter(({ id }) => id === 'database-version')
  expect(old?.text).toMatch(/Kaban needs 15 or newer; it is tested on 15 and 18/)
})
