/** Calls every procedure as every kind of person; access-matrix.ts says what each may. */
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRouter } from '#main/server/router.ts'
import { expectUnchangedTables } from '../fixtures/database/unchanged-tables.ts'
import { hashAllTables } from '../fixtures/database/whole-database.ts'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import type { Visitor } from '../fixtures/servers/test-server.ts'
import { procedures, rowOf } from './access-matrix.ts'
import type { Row } from './access-row.ts'
import { everyProcedure, idFields } from './contract-walk.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
})
afterAll(() => fixture.close())

const names = Object.keys(procedures)
const withObject = names.filter((name) => rowOf(name).object)
const withProof = names.filter((name) => rowOf(name).proof ?? rowOf(name).proofFor)

describe('the matrix agrees with the contracts', () => {
  test('the matrix has a row for every procedure and no other row', () => {
    expect(names.toSorted()).toEqual(everyProcedure.map(({ name }) => name).toSorted())
  })

  test('the server serves exactly the procedures of the contracts', () => {
    const served = Object.entries(openRouter({} as never)).flatMap(([module, routes]) =>
      Object.keys(routes).map((name) => `${module}.${name}`),
    )
    expect(served.toSorted()).toEqual(names.toSorted())
  })

  test.each(everyProcedure)('$name', ({ name, meta, input }) => {
    const row = rowOf(name)
    expect({ who: row.who, proof: row.proof ?? false }).toEqual({
      who: meta.who,
      proof: meta.proof !== undefined,
    })
    const decided = Boolean(row.object) !== Boolean(row.noObject)
    if (idFields(input).length > 0)
      expect(
        decided,
        `the row says whose object ${idFields(input).join(', ')} names, or why nobody's`,
      ).toBe(true)
    for (const make of [
      ...(row.object ?? []),
      ...(row.joined ? [row.joined] : []),
      ...(row.input ? [row.input] : []),
    ]) {
      expect(input.safeParse(make(fixture.things)).success, 'the input of the row is valid').toBe(
        true,
      )
    }
  })
})

describe('each procedure is open to those in the matrix and to nobody else', () => {
  test.each(names)('%s', async (name) => {
    const { who } = rowOf(name)
    const { visitor, owner, other, suspended, unverified, admin, companyAccess } = fixture.people
    // Access is refused before the input is checked. This input fits no procedure, so
    // nothing is done.
    const tryCall = async (person: Visitor) =>
      accessAnswer(await post(person, name, { no: 'thing' }))
    for (const stranger of [visitor, suspended, unverified])
      expect(await tryCall(stranger)).toBe(who === 'anyone' ? 'open' : 401)
    for (const user of [owner, other])
      expect(await tryCall(user)).toBe(who === 'admin' ? 403 : 'open')
    for (const staff of [admin, companyAccess])
      expect(await tryCall(staff)).toBe(who === 'user' ? 403 : 'open')
  })
})

describe('a session without a fresh proof is asked for one', () => {
  expectUnchangedTables(() => fixture)

  test.each(withProof)('%s', async (name) => {
    const row = rowOf(name)
    for (const person of whoMay(row, fixture.unproven)) {
      expect(
        await answerOf(person, name, row.proofFor ?? row.object?.[0] ?? row.input),
      ).toMatchObject({ status: 403, name: 'proof-needed' })
    }
  })
})

describe('T18 what belongs to another user is not found', () => {
  // Work in steps is counted before it looks for the object.
  expectUnchangedTables(() => fixture, ['public.write_counts'])

  test.each(withObject)('%s', async (name) => {
    const { who, object = [], joined, ownerOnly } = rowOf(name)
    for (const make of [...object, ...(joined ? [joined] : [])]) {
      expect((await answerOf(fixture.people.other, name, make)).status).toBe(
        who === 'admin' ? 403 : 404,
      )
      for (const stranger of ['visitor', 'suspended', 'unverified'] as const)
        expect((await answerOf(fixture.people[stranger], name, make)).status).toBe(401)
      if (ownerOnly)
        for (const staff of ['admin', 'companyAccess'] as const)
          expect((await answerOf(fixture.people[staff], name, make)).status).toBe(404)
    }
  })
})

describe('T18 its owner and the staff find it', () => {
  test.each(withObject)('%s', async (name) => {
    const row = rowOf(name)
    for (const make of row.object ?? []) {
      for (const person of whoMay(row, fixture.people))
        expect([400, 401, 403, 404, 500]).not.toContain((await answerOf(person, name, make)).status)
    }
  })
})

test('T18 an id of a row of another user is refused and reveals nothing', async () => {
  const { depositId, withdrawalId, chatId, foreignChatId, messageId, companyAccountId } =
    fixture.things
  const bankAccount = {
    bankName: 'GCash',
    accountName: 'Jose Dela Cruz',
    accountNumber: '09170000002',
  }
  const taken: [string, object][] = [
    ['deposits.request', { requestId: depositId, amountCentavos: 100_000n, companyAccountId }],
    ['deposits.request', { requestId: withdrawalId, amountCentavos: 100_000n, companyAccountId }],
    ['withdrawals.request', { requestId: withdrawalId, amountCentavos: 500_000n, ...bankAccount }],
    ['withdrawals.request', { requestId: depositId, amountCentavos: 100_000n, ...bankAccount }],
    ['chats.openSupport', { chatId }],
    ['chats.send', { chatId: foreignChatId, messageId, content: 'Paid.' }],
  ]
  const before = await hashAllTables(fixture)
  for (const [name, input] of taken) {
    const { status, name: refusal } = await answerOf(fixture.people.other, name, () => input)
    expect([409, 422], `${name}: ${refusal}`).toContain(status)
  }
  expect(await answerOf(fixture.people.other, 'chats.get', () => ({ chatId: uuidv7() }))).toEqual(
    await answerOf(fixture.people.other, 'chats.get', () => ({ chatId })),
  )
  expect(await hashAllTables(fixture)).toEqual(before)
})

describe('the role and status of this moment decide', () => {
  const signedIn = names.filter((name) => rowOf(name).who !== 'anyone')

  test('a demoted admin is a user from the next call on', async () => {
    const { person, userId } = await fixture.newcomer('admin')
    expect((await person.calls.identity.me({})).role).toBe('admin')
    await fixture.asOwner(`update users set role = 'user' where id = $1`, [userId])
    for (const name of signedIn)
      expect(await accessAnswer(await post(person, name, { no: 'thing' })), name).toBe(
        rowOf(name).who === 'admin' ? 403 : 'open',
      )
  })

  test.each(['suspended', 'pending_verification'])(
    'an admin who is %s may call nothing that needs a sign-in',
    async (status) => {
      const { person, userId } = await fixture.newcomer('admin')
      await fixture.asOwner('update users set status = $2 where id = $1', [userId, status])
      for (const name of signedIn)
        expect((await post(person, name, { no: 'thing' })).status, name).toBe(401)
    },
  )

  test.each(['suspended', 'pending_verification'])(
    'a user who is %s may call nothing that needs a sign-in, not even with a valid input',
    async (status) => {
      const { person, userId } = await fixture.newcomer('user')
      await fixture.asOwner('update users set status = $2 where id = $1', [userId, status])
      const before = await hashAllTables(fixture)
      for (const name of signedIn) {
        const { object, input } = rowOf(name)
        expect((await answerOf(person, name, object?.[0] ?? input)).status, name).toBe(401)
      }
      expect(await hashAllTables(fixture)).toEqual(before)
    },
  )

  test('a user who is active again goes on with the same session', async () => {
    const { person, userId } = await fixture.newcomer('user')
    await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [userId])
    expect((await person.calls.identity.me({})).role).toBe('visitor')
    await fixture.asOwner(`update users set status = 'active' where id = $1`, [userId])
    expect((await person.calls.identity.me({})).role).toBe('user')
  })
})

/** Modules with procedures by which users move their money or say where it goes. */
const moneyModules = ['deposits', 'withdrawals', 'investments', 'profile', 'safeguards']

describe('T48 there is no impersonation, so nobody of the staff can abuse it', () => {
  const moneyProcedures = names.filter(
    (name) => moneyModules.includes(name.split('.')[0] ?? '') && rowOf(name).who === 'user',
  )

  test('the staff get 403 from every procedure that moves money of users', async () => {
    expect(moneyProcedures).toEqual(
      expect.arrayContaining([
        'deposits.request',
        'withdrawals.request',
        'profile.saveBankDetails',
        'safeguards.unlockMoney',
      ]),
    )
    const before = await hashAllTables(fixture)
    for (const name of moneyProcedures) {
      const { object, input } = rowOf(name)
      for (const staff of [fixture.people.admin, fixture.people.companyAccess])
        expect((await answerOf(staff, name, object?.[0] ?? input)).status, name).toBe(403)
    }
    expect(await hashAllTables(fixture)).toEqual(before)
  })

  test('nothing that the staff can call opens a session of a user', async () => {
    const sessions = async () =>
      (await fixture.asOwner<{ id: string }>('select id from sessions')).map(({ id }) => id)
    const { person, userId } = await fixture.newcomer('admin')
    const before = await sessions()
    for (const name of names.filter((one) => rowOf(one).who === 'admin')) {
      const { object, input } = rowOf(name)
      await answerOf(person, name, object?.[0] ?? input)
    }
    expect(await person.calls.identity.me({})).toMatchObject({ role: 'admin', userId })
    expect((await sessions()).filter((id) => !before.includes(id))).toEqual([])
  })
})

function whoMay(
  { who, ownerOnly }: Row,
  people: Record<'owner' | 'admin' | 'companyAccess', Visitor>,
): Visitor[] {
  if (who === 'user' || ownerOnly) return [people.owner]
  // The user first: the call of the staff may remove the object.
  return who === 'admin' ? [people.admin, people.companyAccess] : [people.owner, people.admin]
}

function post(person: Visitor, name: string, input: object): Promise<Response> {
  return person.fetch(`/rpc/${name.replace('.', '/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  })
}

/**
 * Returns the status when this person may not call the procedure. Being asked for a proof counts as
 * open.
 */
async function accessAnswer(answer: Response): Promise<number | 'open'> {
  if (answer.status !== 401 && answer.status !== 403) return 'open'
  const { json } = (await answer.json()) as { json: { data: { name: string } } }
  return json.data.name === 'sign-in-first' || json.data.name === 'not-allowed'
    ? answer.status
    : 'open'
}

/** Calls it as the browser does, so that dates and amounts keep their types. */
async function answerOf(
  person: Visitor,
  name: string,
  make: Row['input'] = () => ({}),
): Promise<{ status: number; name?: string }> {
  const [module = '', procedure = ''] = name.split('.')
  const calls = person.calls as unknown as Record<
    string,
    Record<string, (input: object) => Promise<unknown>>
  >
  const call = calls[module]?.[procedure]
  if (!call) throw new Error(`There is no procedure ${name}`)
  return await call(make(fixture.things)).then(
    () => ({ status: 200 }),
    (refused: { status: number; data: { name: string } }) => ({
      status: refused.status,
      name: refused.data.name,
    }),
  )
}
