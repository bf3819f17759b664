import { expect, test } from 'vitest'
import { setAccessCode } from '#people/identity/server/actions.ts'
import { writeCompanyAccess } from '#people/identity/server/company-access/access-code-store.ts'
import { letStepsPass, setUpPhone } from '#tests/fixtures/people/authenticator-app.ts'
import { withContext } from '#tests/fixtures/people/contexts.ts'
import { identityFixture, refused, rightPassword } from '#tests/fixtures/people/identity-fixture.ts'
import { readUserCommand } from './read-user-command.ts'
import { runUserCommand } from './run-user-command.ts'

const fixture = await identityFixture()

async function run(line: string): Promise<{ done: string[] } | { problem: string }> {
  const command = readUserCommand(line.split(' '))
  if ('problem' in command) return command
  return await withContext(fixture, { role: 'system' }, (ctx) =>
    runUserCommand(ctx, command, 'https://wallet.example.ph'),
  )
}

const signIn = (email: string, password = rightPassword) =>
  fixture.person().identity.login({ email, password })

test.each([
  ['', 'Whose login? --email is missing.'],
  ['--email', "Option '--email <value>' argument missing."],
  ['--email x --status active', '--email x is no email address.'],
  ['--email a@b.ph', 'What should be done with a@b.ph? Nothing was asked for.'],
  [
    '--email a@b.ph --status gone',
    '--status gone is none of active, suspended, pending_verification.',
  ],
  ['--email a@b.ph --role owner', '--role owner is none of user, admin.'],
  ['--email a@b.ph --create', '--create needs the full name: --name "Full Name".'],
  ['--email a@b.ph --name Ana', '--name goes with --create only.'],
  ['--email a@b.ph --status active --surprise', "Unknown option '--surprise'."],
  ['a@b.ph --status active', "Unexpected argument 'a@b.ph'."],
  [
    '--company-access',
    '--company-access goes with --on, --remove-authenticator and --change-code, and nothing else.',
  ],
  [
    '--company-access --remove-authenticator --email a@b.ph',
    '--company-access goes with --on, --remove-authenticator and --change-code, and nothing else.',
  ],
  [
    '--company-access --on --end-sessions',
    '--company-access goes with --on, --remove-authenticator and --change-code, and nothing else.',
  ],
  ['--email a@b.ph --on', '--on goes with --company-access only.'],
])('%j: says which part is wrong', (line, problem) => {
  expect(readUserCommand(line.split(' ').filter(Boolean))).toEqual({ problem })
})

test('a new user has no password and sets one by the mailed and printed link', async () => {
  const outcome = await run('--create --email First@Example.test --name Ana')
  const printed = 'done' in outcome ? outcome.done.join('\n') : ''
  const token = await fixture.mailedToken('first@example.test', 'reset_password')
  expect(printed).toContain(`https://wallet.example.ph/reset-password?token=${token}`)
  await fixture.person().identity.resetPassword({
    token,
    password: 'a-better-sentence',
    confirmPassword: 'a-better-sentence',
  })
  expect(await signIn('first@example.test', 'a-better-sentence')).toEqual({
    next: 'home',
    role: 'user',
  })
  expect(await run('--create --email first@example.test --name Ben')).toEqual({
    problem: 'Somebody has the email first@example.test already.',
  })
})

test('nobody becomes an admin by the command: it invites', async () => {
  const { userId } = await fixture.user('rises@example.test')
  for (const line of [
    '--email rises@example.test --role admin',
    '--create --email first-admin@example.test --name Ana --role admin',
  ]) {
    const outcome = await run(line)
    const printed = 'done' in outcome ? outcome.done.join('\n') : ''
    const email = line.match(/\S+@\S+/)?.[0] ?? ''
    const token = await fixture.mailedToken(email, 'admin_invitation')
    expect(printed).toContain(`https://wallet.example.ph/admin-invitation?token=${token}`)
  }
  expect(await fixture.asOwner(`select id from users where role = 'admin'`)).toEqual([])
  expect(await run('--email rises@example.test --vouch')).toEqual({
    problem: 'rises@example.test is no admin, and no invitation waits.',
  })
  await fixture.changeRole(userId, 'admin')
  await fixture.asOwner(`update users set invited_by = 'company-access' where id = $1`, [userId])
  expect(await run('--email rises@example.test --vouch')).toEqual({
    done: ['rises@example.test counts as a person of their own, whoever invited them.'],
  })
  expect(
    await fixture.asOwner('select checked_at is not null as checked from users where id = $1', [
      userId,
    ]),
  ).toEqual([{ checked: true }])
})

test('a suspended user loses every session, and can sign in again afterwards', async () => {
  await fixture.user('loud@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'loud@example.test', password: rightPassword })
  await run('--email loud@example.test --status suspended')
  expect((await person.identity.me({})).role).toBe('visitor')
  expect((await refused(signIn('loud@example.test'))).name).toBe('suspended')
  await run('--email loud@example.test --status active')
  expect(await signIn('loud@example.test')).toMatchObject({ next: 'home' })
  const subjects = (await fixture.mailsTo('loud@example.test')).map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      'Your access to Kaban was suspended',
      'You have access to Kaban again',
    ]),
  )
})

test('a change of role ends every session', async () => {
  const { userId } = await fixture.user('falls@example.test', { role: 'admin' })
  const person = fixture.person()
  await person.identity.login({ email: 'falls@example.test', password: rightPassword })
  await run('--email falls@example.test --role user')
  expect((await person.identity.me({})).role).toBe('visitor')
  expect(await signIn('falls@example.test')).toEqual({ next: 'home', role: 'user' })
  const recorded = await fixture.asOwner(
    `select description, actor_user_id from user_activity_log where user_id = $1
      and action_type = 'ROLE_CHANGE'`,
    [userId],
  )
  expect(recorded).toEqual([
    { description: 'Role set to user; all sessions were signed out.', actor_user_id: null },
  ])
})

test('after a lost authenticator is removed, the password alone signs in', async () => {
  await fixture.user('lost-phone@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'lost-phone@example.test', password: rightPassword })
  await setUpPhone(person)
  await letStepsPass(fixture)
  expect(await signIn('lost-phone@example.test')).toMatchObject({ next: 'code' })
  await run('--email lost-phone@example.test --remove-authenticator')
  expect((await person.identity.me({})).role).toBe('visitor')
  expect(await signIn('lost-phone@example.test')).toMatchObject({ next: 'home' })
  expect(
    (await fixture.mailsTo('lost-phone@example.test')).map(({ subject }) => subject),
  ).toContain('Your authenticator app was removed from Kaban')
})

test('ends every session on request, and reports an unknown email', async () => {
  await fixture.user('ends@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'ends@example.test', password: rightPassword })
  await run('--email ends@example.test --end-sessions')
  expect((await person.identity.me({})).role).toBe('visitor')
  expect(await run('--email nobody@example.test --end-sessions')).toEqual({
    problem: 'Nobody has the email nobody@example.test.',
  })
})

test('after the authenticator of company access is removed, the code alone signs in', async () => {
  await fixture.database.transaction((tx) => setAccessCode(tx, 'ABCD-EFGH-JKMN'))
  const staff = fixture.person()
  await staff.identity.enterCompanyAccess({ code: 'ABCD-EFGH-JKMN' })
  await setUpPhone(staff)
  expect(await fixture.person().identity.enterCompanyAccess({ code: 'ABCD-EFGH-JKMN' })).toEqual({
    next: 'code',
  })
  await run('--company-access --remove-authenticator')
  expect((await staff.identity.me({})).role).toBe('visitor')
  expect(await fixture.person().identity.enterCompanyAccess({ code: 'ABCD-EFGH-JKMN' })).toEqual({
    next: 'home',
  })
  const [last] = await fixture.asOwner(
    `select description from user_activity_log where user_id is null
      and action_type = '2FA_SETTINGS_UPDATE' order by id desc limit 1`,
  )
  expect(last).toEqual({
    description: 'Authenticator app removed by the company; all sessions were signed out.',
  })
})

test('T32 turning company access on again notifies every active admin', async () => {
  await fixture.user('notified@example.test', { role: 'admin' })
  await fixture.database.transaction((tx) => setAccessCode(tx, 'ABCD-EFGH-JKMN'))
  await fixture.database.transaction((tx) =>
    writeCompanyAccess(tx, { on: false, until: null, opens: false }),
  )
  const enter = () => fixture.person().identity.enterCompanyAccess({ code: 'ABCD-EFGH-JKMN' })
  expect((await refused(enter())).name).toBe('wrong-access-code')
  expect(await run('--company-access --on')).toEqual({ done: ['Company access is on.'] })
  expect((await fixture.mailsTo('notified@example.test'))[0]).toMatchObject({
    subject: 'The operator turned on company access',
    kind: 'admin_news',
  })
  expect(await enter()).toEqual({ next: 'home' })
  const [entry] = await fixture.asOwner(
    `select actor_user_id as by, pseudo_user as pseudo, changes from user_activity_log
      where action_type = 'ADMIN_COMPANY_ACCESS_CHANGED'`,
  )
  expect(entry).toEqual({
    by: null,
    pseudo: null,
    changes: { companyAccess: { before: 'off', after: 'on' } },
  })
  expect(await run('--company-access --on')).toEqual({ done: ['Company access was on already.'] })
})
