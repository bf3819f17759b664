/** T47: staff who list very many people, or whole account numbers. */
import { ORPCError } from '@orpc/client'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExportInput, ExportList } from '#surfaces/oversight/shared/rules-exports.ts'
import type { UserListInput } from '#surfaces/users/shared/rules-address.ts'
import { listAlarmSpans } from '#surfaces/users/shared/rules.ts'
import { rowOf } from '../../access/access-matrix.ts'
import { everyProcedure, type Declared } from '../../access/contract-walk.ts'
import { startAccessFixture, type AccessFixture } from '../../fixtures/people/access-fixture.ts'
import type { Visitor } from '../../fixtures/servers/test-server.ts'

let fixture: AccessFixture
let admin: Visitor
const [{ people: peopleMax } = { people: 0 }] = listAlarmSpans

beforeAll(async () => {
  fixture = await startAccessFixture()
  admin = fixture.people.admin
  await fixture.asOwner(
    `insert into users (full_name, email, phone_number, role, status, sample, id)
     select 'Listed ' || n, 'listed' || n || '@example.test', '09170000000', 'user', 'active',
       true, uuidv7() from generate_series(1, $1::int) n`,
    [peopleMax],
  )
})
afterAll(() => fixture.close())

/** Open to users and staff; other such procedures are about the caller's own login. */
const shared = /^(chats\.(get|messages|send)|deposits\.ofChat|transactions\.receipt)$/
const isRead = ({ meta }: Declared) => meta.opens === 'connection'
const alarms = () =>
  fixture.asOwner<{ people: number; minutes: number; in_lists: boolean }>(
    'select people, minutes, in_lists from view_alarms',
  )

async function listPages(visitor: Visitor, pages: number): Promise<void> {
  let before: string | undefined
  for (let page = 0; page < pages; page += 1) {
    const input: UserListInput = before ? { before } : {}
    const { older } = await visitor.calls.users.list(input)
    before = older ?? undefined
  }
}

/** The answer as text, or null when it is a refusal. */
async function call(visitor: Visitor, name: string, input: object): Promise<string | null> {
  const [module = '', procedure = ''] = name.split('.')
  const calls = visitor.calls as unknown as Record<string, Record<string, Call>>
  try {
    const answer = await calls[module]![procedure]!(input)
    const text = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
    return JSON.stringify(answer, text) ?? ''
  } catch (error) {
    if (error instanceof ORPCError) return null
    throw error
  }
}
type Call = (input: object) => Promise<unknown>

async function exportList(visitor: Visitor, list: ExportList): Promise<string> {
  const exportId = uuidv7()
  const request = { exportId, list, filters: {}, reason: 'For the auditor' } as ExportInput
  await visitor.calls.oversight.prepareExport(request)
  const file = await visitor.fetch(`/oversight/exports/${exportId}`)
  expect(file.status).toBe(200)
  return await file.text()
}

test('T47 three pages of a list, read again and again, raise no alarm; a fourth does', async () => {
  for (let again = 0; again < 5; again += 1) await listPages(admin, 3)
  expect(await alarms()).toEqual([])
  await listPages(admin, 5)
  const [alarm, ...others] = await alarms()
  expect(others).toEqual([])
  expect(alarm).toMatchObject({ minutes: 5, in_lists: true })
  expect(alarm!.people).toBeGreaterThanOrEqual(peopleMax)
  const trail = await fixture.asOwner<{ description: string }>(
    `select description from user_activity_log where action_type = 'STAFF_LOOKS_ALARM'`,
  )
  expect(trail[0]!.description).toMatch(
    /^A staff member was shown 2\d\d people in lists within 5 minutes\.$/,
  )
})

test('T47 an export counts the people in it', async () => {
  const { companyAccess } = fixture.people
  expect((await alarms()).length).toBe(1)
  const file = await exportList(companyAccess, 'users')
  expect(file.split('\n').length).toBeGreaterThan(peopleMax)
  expect((await alarms()).length).toBe(2)
})

test('T47 the alarm of one span does not silence the alarm of another', async () => {
  const { companyAccess } = fixture.people
  const [short, day] = listAlarmSpans
  const spans = async () =>
    (
      await fixture.asOwner<{ minutes: number }>(
        `select minutes from view_alarms where person = 'company-access' order by raised_at`,
      )
    ).map(({ minutes }) => minutes)
  expect(await spans()).toEqual([short!.minutes])
  // Whom they were shown earlier in the day counts for the day.
  await fixture.asOwner(
    `insert into listed_people (person, user_id, listed_at)
     select 'company-access', gen_random_uuid(), now() - interval '1 hour'
     from generate_series(1, $1::int)`,
    [day!.people],
  )
  await fixture.asOwner(
    `insert into users (full_name, email, phone_number, role, status, sample, id)
     values ('Newest', 'newest@example.test', '09170000000', 'user', 'active', true, uuidv7())`,
  )
  await listPages(companyAccess, 1)
  expect(await spans()).toEqual([short!.minutes, day!.minutes])
})

test('T47 no answer to the staff and no export holds a whole account number', async () => {
  const numbers = (
    await fixture.asOwner<{ number: string }>(
      `select account_number as number from bank_details
       union select account_number from withdrawals`,
    )
  ).map(({ number }) => number)
  expect(numbers.length).toBeGreaterThan(1)
  const leaks: string[] = []
  const look = (where: string, text: string) => {
    if (numbers.some((number) => text.includes(number))) leaks.push(where)
  }
  // A change may end what a read asks for, so the reads come first. Nobody signs the admin out.
  const mayCall = everyProcedure
    .filter(({ meta, name }) => meta.who === 'admin' || shared.test(name))
    .toSorted((one, other) => Number(isRead(other)) - Number(isRead(one)))
  const unanswered: string[] = []
  for (const procedure of mayCall) {
    const { name } = procedure
    const { object = [], input } = rowOf(name)
    const inputs = [...object, ...(input ? [input] : [])].map((make) => make(fixture.things))
    for (const one of inputs.length > 0 ? inputs : [{}]) {
      const answer = await call(admin, name, one)
      if (answer === null && isRead(procedure)) unanswered.push(name)
      look(name, answer ?? '')
    }
  }
  // The fixture has no draft of a text.
  expect(unanswered).toEqual(['content.one'])
  for (const list of ['users', 'transactions', 'withdrawals', 'audit'] as const)
    look(`export of ${list}`, await exportList(admin, list))
  // Both reveal one number, for a reason that is recorded.
  expect(leaks.toSorted()).toEqual(['users.revealBankNumber', 'withdrawals.revealNumber'])
  const revealed = await fixture.asOwner<{ subject_kind: string; description: string }>(
    `select subject_kind, description from user_activity_log
      where action_type = 'ADMIN_BANK_NUMBER_REVEALED' order by subject_kind`,
  )
  expect(revealed.map(({ subject_kind }) => subject_kind)).toEqual(['user', 'withdrawal'])
  expect(revealed[1]!.description).toMatch(
    /^Account number of withdrawal \S+ viewed\. Reason: It is being paid\.$/,
  )
})
