/** T16 One admin invites a colleague, sets her up herself, and tries to agree with herself. */
import { URI, type TOTP } from 'otpauth'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import {
  accessCode,
  signIn,
  startTestServer,
  Visitor,
  type TestServer,
} from '../../fixtures/servers/test-server.ts'

const puppet = { fullName: 'Nena Villanueva', email: 'nena@example.test' }
const password = 'a password that Ana chose'
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const refusalOf = async (call: Promise<unknown>) =>
  await call.then(
    () => 'done',
    (error: unknown) => (error as { data?: { name?: string } }).data?.name,
  )
const idOf = async (email: string) =>
  (await server.asOwner<{ id: string }>('select id from users where email = $1', [email]))[0]?.id ??
  ''
const linkTo = async (email: string) => {
  const [mail] = await server.asOwner<{ path: string }>(
    `select content->'action'->>'path' as path from mail_outbox
     where to_address = $1 and kind = 'admin_invitation' order by id desc`,
    [email],
  )
  return mail?.path.split('token=')[1] ?? ''
}
/** Invites, and answers the link in the same browser. */
async function inviteAndAccept(ana: Visitor, who: typeof puppet) {
  const invitationId = uuidv7()
  await ana.calls.invitations.invite({ invitationId, ...who })
  const token = await linkTo(who.email)
  const { uri } = await ana.calls.invitations.open({ token })
  const app = URI.parse(uri ?? '') as TOTP
  const answer = { token, password, confirmPassword: password, code: app.generate() }
  const accepted = await ana.calls.invitations.accept(answer)
  return { invitationId, app, answer, accepted }
}
/** Another tab without cookies, on the same machine. */
async function comeIn(email: string, app: TOTP): Promise<Visitor> {
  await server.asOwner('update authenticators set last_step = last_step - 10')
  const visitor = new Visitor(server.address)
  await visitor.calls.identity.login({ email, password })
  await visitor.calls.identity.answerChallenge({ code: app.generate() })
  return visitor
}
async function fileAs(who: Visitor): Promise<string> {
  await server.asOwner(`update approvals set status = 'outdated', decided_at = now()
    where status = 'pending'`)
  const approvalId = uuidv7()
  await who.calls.adjustments.adjust({
    adjustmentId: approvalId,
    userId: await idOf(sampleSignIns.user.email),
    direction: 'credit',
    amountCentavos: 20_000_00n,
    reason: 'Paid twice.',
    notes: '',
  })
  return approvalId
}
const approve = (who: Visitor, approvalId: string) =>
  refusalOf(who.calls.approvals.approve({ approvalId }))
const letHoursPass = (email: string) =>
  server.asOwner('update users set approves_from = now() where email = $1', [email])

test('T16 nobody chooses the password of an admin', async () => {
  const ana = await signIn(server.address, 'admin')
  expect(
    await refusalOf(
      ana.calls.users.create({ userId: uuidv7(), ...puppet, password, role: 'admin' }),
    ),
  ).toBe('admin-by-invitation')
  const maria = await idOf(sampleSignIns.user.email)
  const { version, fullName } = await ana.calls.users.one({ userId: maria })
  const change = { userId: maria, versionSeen: version, fullName, status: 'active' } as const
  expect(await refusalOf(ana.calls.users.edit({ ...change, role: 'admin' }))).toBe(
    'admin-by-invitation',
  )
})

test('T16 the invented colleague is stopped, or marked where nothing can stop her', async () => {
  const ana = await signIn(server.address, 'admin')
  const { invitationId, app, answer, accepted } = await inviteAndAccept(ana, puppet)
  expect(accepted).toMatchObject({ waits: true, approvesFrom: null })
  // The link works once.
  expect(await refusalOf(ana.calls.invitations.open({ token: answer.token }))).toBe(
    'invitation-link-ended',
  )
  expect(await refusalOf(ana.calls.invitations.accept(answer))).toBe('invitation-link-ended')
  // Not confirmed: no console, and neither of the two can confirm.
  const early = await comeIn(puppet.email, app)
  expect((await early.calls.identity.me({})).role).toBe('user')
  const confirm = (who: Visitor) => refusalOf(who.calls.invitations.confirm({ invitationId }))
  expect(await confirm(early)).toBe('not-allowed')
  expect(await confirm(ana)).toBe('own-invitation')
  const byCode = new Visitor(server.address)
  await byCode.calls.identity.enterCompanyAccess({ code: accessCode })
  expect(await confirm(byCode)).toBe('company-access')
  // Ben sees the marks. Here he is fooled all the same.
  const ben = new Visitor(server.address)
  await ben.calls.identity.login(sampleSignIns.secondAdmin)
  const shown = (await ben.calls.invitations.admins({})).invitations
  expect(shown).toMatchObject([
    { state: 'waiting', mayNotConfirm: null, sameAddress: true, sameBrowser: true },
  ])
  expect(await confirm(ben)).toBe('done')
  expect((await early.calls.identity.me({})).role).toBe('visitor')
  const [confirmed] = await server.asOwner<{ changes: object }>(
    `select changes from user_activity_log where action_type = 'ADMIN_CONFIRMED'`,
  )
  expect(confirmed?.changes).toMatchObject({
    inviterSameAddressWithinHour: { before: null, after: true },
    inviterSameBrowser: { before: null, after: true },
  })

  const nena = await comeIn(puppet.email, app)
  const [refusal] = await Promise.allSettled([
    nena.calls.approvals.approve({ approvalId: await fileAs(ana) }),
  ])
  expect(refusal).toMatchObject({ status: 'rejected', reason: { data: { name: 'second-waits' } } })
  expect(String((refusal as PromiseRejectedResult).reason.data.message)).toMatch(
    /You can approve from .* Manila time/,
  )
  await letHoursPass(puppet.email)
  // Past the wait the two are still one person, in both directions.
  expect(await approve(nena, await fileAs(ana))).toBe('one-invited-other')
  expect(await approve(ana, await fileAs(nena))).toBe('one-invited-other')
  expect(await approve(byCode, await fileAs(ana))).toBe('company-access')
  // Only after Ben has checked something that she filed. It stays marked.
  expect(await approve(ben, await fileAs(nena))).toBe('done')
  const approvalId = await fileAs(ana)
  expect(await nena.calls.approvals.one({ approvalId })).toMatchObject({
    mayNot: null,
    sameAddress: true,
    sameBrowser: true,
  })
  expect(await approve(nena, approvalId)).toBe('done')
  const [recorded] = await server.asOwner<{ changes: object }>(
    `select changes from user_activity_log
     where action_type = 'ADMIN_APPROVAL_APPROVED' and subject_id = $1`,
    [approvalId],
  )
  expect(recorded?.changes).toMatchObject({
    sameAddressWithinHour: { before: null, after: true },
    sameBrowser: { before: null, after: true },
  })
})

test('T16 of an only admin the colleague waits and is one person with her', async () => {
  await server.asOwner(
    `update users set status = 'suspended' where role = 'admin' and email not like 'admin@%'`,
  )
  const ana = await signIn(server.address, 'admin')
  const other = { fullName: 'Pia Cruz', email: 'pia@example.test' }
  const { app, accepted } = await inviteAndAccept(ana, other)
  expect(accepted.waits).toBe(false)
  const hours = ((accepted.approvesFrom?.getTime() ?? 0) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  const pia = await comeIn(other.email, app)
  const approvalId = await fileAs(ana)
  expect(await approve(pia, approvalId)).toBe('second-waits')
  await letHoursPass(other.email)
  expect(await approve(pia, approvalId)).toBe('one-invited-other')
  const byCode = new Visitor(server.address)
  await byCode.calls.identity.enterCompanyAccess({ code: accessCode })
  expect(await approve(byCode, approvalId)).toBe('company-access')
})

test('T16 two colleagues whom one person invented are one person', async () => {
  // While the other admins are suspended nobody has to confirm, so Ana gets a colleague at once.
  const ana = await signIn(server.address, 'admin')
  const names = ['lita', 'nora', 'olga']
  const people = names.map((name) => ({ fullName: name, email: `${name}@example.test` }))
  const [lita, nora, olga] = people as [typeof puppet, typeof puppet, typeof puppet]
  const suspendAll = (but: string) =>
    server.asOwner(
      `update users set status = 'suspended' where role = 'admin' and email not like $1`,
      [but],
    )
  await suspendAll('admin@%')
  const first = await inviteAndAccept(ana, lita)
  await suspendAll('admin@%')
  const second = await inviteAndAccept(ana, nora)
  // The second invents a third, while Ana herself is suspended.
  await letHoursPass(nora.email)
  const noraIn = await comeIn(nora.email, second.app)
  await suspendAll('nora@%')
  const third = await inviteAndAccept(noraIn, olga)
  expect([first, second, third].map(({ accepted }) => accepted.waits)).toEqual([
    false,
    false,
    false,
  ])
  await server.asOwner(`update users set status = 'active'
    where email like 'admin@%' or email in ('lita@example.test', 'olga@example.test')`)
  for (const { email } of [...people, sampleSignIns.admin]) await letHoursPass(email)

  const litaIn = await comeIn(lita.email, first.app)
  const olgaIn = await comeIn(olga.email, third.app)
  const anaAgain = await signIn(server.address, 'admin')
  expect(await approve(noraIn, await fileAs(litaIn))).toBe('one-invited-other')
  expect(await approve(litaIn, await fileAs(noraIn))).toBe('one-invited-other')
  expect(await approve(olgaIn, await fileAs(anaAgain))).toBe('one-invited-other')
  expect(await approve(anaAgain, await fileAs(olgaIn))).toBe('one-invited-other')
  expect(await approve(litaIn, await fileAs(olgaIn))).toBe('one-invited-other')
})
