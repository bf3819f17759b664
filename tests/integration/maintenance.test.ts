/**
 * Maintenance mode: every procedure that changes something refuses users and visitors, except the
 * procedures listed here.
 */
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { rowOf } from '../access/access-matrix.ts'
import { everyProcedure } from '../access/contract-walk.ts'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import type { Visitor } from '../fixtures/servers/test-server.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
  const { settings, version } = await fixture.people.admin.calls.company.settings({})
  await fixture.people.admin.calls.company.save({
    settings: { ...settings, maintenance: true, maintenanceMessage: 'Back at 6 PM.' },
    versionSeen: version,
  })
})
afterAll(() => fixture.close())

/** Procedures that stay open. The list is written by hand, so that adding one is a decision. */
const staysOpen = [
  'identity.verifyEmail',
  'identity.resendVerification',
  'identity.login',
  'identity.logout',
  'identity.forgotPassword',
  'identity.resetPassword',
  'identity.enterCompanyAccess',
  'identity.startSetUp',
  'identity.answerChallenge',
  'identity.leaveChallenge',
  'identity.prove',
  'identity.mailCode',
  'identity.endSession',
  'identity.endOtherSessions',
  'identity.endAllSessions',
  'identity.resume',
  'identity.changePassword',
  'safeguards.lockMoney',
  'safeguards.sayNotMe',
  'withdrawals.disown',
  'invitations.open',
  'invitations.accept',
  'chats.markRead',
  'notifications.markRead',
  'notifications.markAllRead',
  'notifications.unsubscribePush',
  'digest.save',
  'announcements.markSeen',
  'deposits.settleDeadline',
  'privacy.prepareExport',
  'testimonials.withdraw',
  'testimonials.takeBackAmount',
  'withdrawals.setPayoutConsent',
]

const changing = everyProcedure.filter(
  ({ name, meta }) => meta.opens !== 'connection' && rowOf(name).who !== 'admin',
)

test('every listed procedure exists', () => {
  expect(staysOpen.filter((name) => !changing.some((one) => one.name === name))).toEqual([])
})

test.each(changing)('$name', async ({ name }) => {
  const { who } = rowOf(name)
  const person = who === 'anyone' ? fixture.people.visitor : fixture.people.owner
  const answer = await callAs(person, name)
  if (staysOpen.includes(name)) expect(answer).not.toMatchObject({ name: 'maintenance' })
  else
    expect(answer).toMatchObject({
      status: 503,
      name: 'maintenance',
      title: 'Under Maintenance',
      message: 'Back at 6 PM.',
    })
  // Staff may still call the procedures that they share with users.
  if (who === 'signed-in')
    expect(await callAs(fixture.people.admin, name)).not.toMatchObject({ name: 'maintenance' })
})

test('users can read and sign in, uploads are refused, and staff can work', async () => {
  const { owner, admin } = fixture.people
  expect((await owner.calls.transactions.balance({})).availableCentavos).toBeGreaterThan(0n)
  expect(await admin.calls.company.facts({})).toMatchObject({
    maintenance: true,
    maintenanceMessage: 'Back at 6 PM.',
  })
  const picture = {
    method: 'POST',
    body: new Uint8Array([1, 2, 3]),
    headers: { 'content-type': 'image/png' },
  }
  expect((await owner.fetch('/avatars', picture)).status).toBe(503)
  expect(
    (await owner.fetch(`/chats/${fixture.things.chatId}/attachments?name=proof.png`, picture))
      .status,
  ).toBe(503)
  expect(
    (
      await admin.calls.chats.send({
        chatId: fixture.things.chatId,
        messageId: uuidv7(),
        content: 'We are back soon.',
      })
    ).content,
  ).toBe('We are back soon.')
  const { person } = await fixture.newcomer('user')
  await person.calls.identity.logout({})
  await person.calls.identity.login(sampleSignIns.user)
  expect((await person.calls.identity.me({})).role).toBe('user')
})

test('everything works again after maintenance', async () => {
  const { settings, version } = await fixture.people.admin.calls.company.settings({})
  await fixture.people.admin.calls.company.save({
    settings: { ...settings, maintenance: false },
    versionSeen: version,
  })
  expect(
    (
      await fixture.people.owner.calls.tasks.add({
        taskId: uuidv7(),
        title: 'Call the bank',
      })
    ).title,
  ).toBe('Call the bank')
})

/** Sends an input that no procedure accepts, because maintenance is checked before the input. */
async function callAs(person: Visitor, name: string): Promise<unknown> {
  const response = await person.fetch(`/rpc/${name.replace('.', '/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { no: 'thing' } }),
  })
  const answer = (await response.json()) as {
    json?: { status?: number; data?: { name?: string; title?: string; message?: string } }
  }
  const data = answer.json?.data
  return { status: response.status, name: data?.name, title: data?.title, message: data?.message }
}
