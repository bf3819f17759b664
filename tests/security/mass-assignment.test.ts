/** T22: a request cannot set a role, a status or a balance by naming it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { procedures, rowOf } from '../access/access-matrix.ts'
import { everyProcedure, namedIn, openObjects } from '../access/contract-walk.ts'
import { expectUnchangedTables } from '../fixtures/database/unchanged-tables.ts'
import { everyColumn } from '../fixtures/database/whole-database.ts'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import type { Visitor } from '../fixtures/servers/test-server.ts'

let fixture: AccessFixture
let columns: string[]

beforeAll(async () => {
  fixture = await startAccessFixture()
  columns = await everyColumn(fixture)
})
afterAll(() => fixture.close())

/** Fields that an attacker would try first, with values of the right type. */
const wanted = {
  role: 'admin',
  status: 'active',
  balance: 1n,
  postedCentavos: 100n,
  amount_centavos: 1n,
  provenAt: new Date(),
  proven_at: new Date(),
  email: 'me@example.test',
  emailVerified: true,
  userId: '0190a000-0000-7000-8000-000000000000',
  user_id: '0190a000-0000-7000-8000-000000000000',
  password_hash: 'x',
  isAdmin: true,
  sample: false,
  proven: true,
}

const writing = everyProcedure.filter(({ meta }) => meta.opens !== 'connection')

/** The page of the list reads them again, and ignores those that it does not know. */
const openOnPurpose: Record<string, string[]> = { 'views.save': ['input.search'] }

describe('T22 every input accepts only the fields that it names', () => {
  test.each(everyProcedure)('$name', ({ name, input }) => {
    expect(openObjects(input)).toEqual(openOnPurpose[name] ?? [])
    const { object, input: make } = rowOf(name)
    const valid = (object?.[0] ?? make ?? (() => ({})))(fixture.things)
    const named = namedIn(input, valid)
    const accepts = (extra: object) => input.safeParse({ ...valid, ...extra }).success
    expect(accepts({})).toBe(true)
    const others = columns.filter((column) => !named.includes(column))
    expect(others.filter((column) => accepts({ [column]: 'admin' }))).toEqual([])
    expect(wantedBut(named).filter((extra) => accepts(extra))).toEqual([])
  })

  test('the tested names are the columns of all tables', () => {
    expect(columns.length).toBeGreaterThan(150)
    for (const name of [
      'role',
      'status',
      'proven_at',
      'password_hash',
      'amount_centavos',
      'is_read_by_admin',
      'user_id',
      'userId',
    ])
      expect(columns).toContain(name)
  })
})

describe('T22 a request with an unknown field is refused, and nothing changes', () => {
  expectUnchangedTables(() => fixture)

  // Above, each field alone is refused by each contract. Here it matters that each procedure obeys
  // its contract, and that no field is taken out on the way, so each travels alone some nine times.
  test.each(writing.map((one, at) => ({ ...one, at })))('$name', async ({ name, input, at }) => {
    const { who, object, input: make } = rowOf(name)
    const valid = (object?.[0] ?? make ?? (() => ({})))(fixture.things)
    const named = namedIn(input, valid)
    const all = Object.fromEntries(
      columns.filter((column) => !named.includes(column)).map((column) => [column, 'admin']),
    )
    const ones = wantedBut(named)
    const extras = [all, Object.assign({}, ...ones) as object, ones[at % ones.length] ?? {}]
    for (const person of peopleFor(who, fixture.people)) {
      for (const extra of extras)
        expect(
          await statusOf(person, name, { ...valid, ...extra }),
          Object.keys(extra).join(' ').slice(0, 40),
        ).toBe(400)
    }
  })
})

/** Each wanted field alone, without those that the input has. */
function wantedBut(named: readonly string[]): object[] {
  return Object.entries(wanted)
    .filter(([key]) => !named.includes(key))
    .map(([key, value]) => ({ [key]: value }))
}

function peopleFor(
  who: (typeof everyProcedure)[number]['meta']['who'],
  people: AccessFixture['people'],
): Visitor[] {
  if (who === 'anyone') return [people.visitor]
  return who === 'admin' ? [people.admin] : [people.owner]
}

async function statusOf(person: Visitor, name: string, input: object): Promise<number> {
  const [module = '', procedure = ''] = name.split('.')
  const calls = person.calls as unknown as Record<
    string,
    Record<string, (input: object) => Promise<unknown>>
  >
  return (
    (await calls[module]?.[procedure]?.(input).then(
      () => 200,
      ({ status }: { status: number }) => status,
    )) ?? 404
  )
}

test('every procedure of the matrix is in the contract', () => {
  expect(Object.keys(procedures)).toHaveLength(everyProcedure.length)
})
