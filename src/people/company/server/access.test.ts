import { expect, test } from 'vitest'
import { setAccessCode } from '#people/identity/server/actions.ts'
import { setUpPhone } from '#tests/fixtures/people/authenticator-app.ts'
import {
  companyAccessFixture,
  inAnHour,
  refusalOf,
} from '#tests/fixtures/people/company-access-fixture.ts'
import { adminContext, testServices, withContext } from '#tests/fixtures/people/contexts.ts'
import { refused } from '#tests/fixtures/people/identity-fixture.ts'
import { endCompanyAccessWhenDue } from './end-access.ts'
import { readCompanyAccessView } from './save-access.ts'

const { fixture, code, anaId, ana, ben, read, save, enter, openSessions } =
  await companyAccessFixture()

const records = () =>
  fixture.asOwner<{ by: string | null; description: string; changes: unknown }>(
    `select actor_user_id as by, description, changes from user_activity_log
      where action_type = 'ADMIN_COMPANY_ACCESS_CHANGED' order by id`,
  )

test('T32 a new installation has company access on, without an end', async () => {
  expect(await read()).toEqual({
    state: 'on',
    until: null,
    changedAt: null,
    version: 1,
    mayChange: true,
  })
  expect(await withContext(fixture, adminContext(null), readCompanyAccessView)).toMatchObject({
    mayChange: false,
  })
})

test('T32 turning it off stops the code and its sessions, is recorded and mailed', async () => {
  const staff = fixture.person()
  await staff.identity.enterCompanyAccess({ code })
  await fixture.asOwner('delete from live_outbox')
  const [before, { version }] = [await records(), await read()]
  expect(await save(ana, 'off')).toMatchObject({ state: 'off', until: null, version: version + 1 })
  expect((await staff.identity.me({})).role).toBe('visitor')
  expect((await refused(enter())).name).toBe('wrong-access-code')
  expect((await records()).slice(before.length)).toEqual([
    {
      by: anaId,
      description:
        'Company access turned off: the access code no longer works, and all its sessions ' +
        'were signed out.',
      changes: { companyAccess: { before: 'on', after: 'off' } },
    },
  ])
  const mails = await fixture.asOwner<{ to: string; subject: string; facts: [string, string][] }>(
    `select to_address as to, subject, content->'facts' as facts from mail_outbox`,
  )
  expect(mails).toEqual([
    {
      to: 'ben@example.test',
      subject: 'Company access was changed',
      facts: [
        ['Company access', 'off'],
        ['Changed by', 'Test User'],
      ],
    },
  ])
})

test('T32 turned on again, sessions and half sign-ins from before stay ended', async () => {
  const [before, half] = [fixture.person(), fixture.person()]
  await before.identity.enterCompanyAccess({ code })
  const { phone } = await setUpPhone(before)
  expect(await half.identity.enterCompanyAccess({ code })).toEqual({ next: 'code' })
  // Its end passes, and no job has recorded that when it is turned on again.
  await fixture.asOwner(
    `update installation set company_access_until = now() - interval '1 second'`,
  )
  expect((await refused(half.identity.answerChallenge({ code: phone.code() }))).name).toBe(
    'challenge-ended',
  )
  await save(ana, 'on')
  expect((await before.identity.me({})).role).toBe('visitor')
  expect((await refused(half.identity.answerChallenge({ code: phone.code() }))).name).toBe(
    'challenge-ended',
  )
  expect(await enter()).toEqual({ next: 'code' })
})

test('T32 a start with another KABAN_ACCESS_CODE does not turn access on', async () => {
  await save(ana, 'off')
  await fixture.database.transaction((tx) => setAccessCode(tx, 'another-code-1'))
  expect(
    (await refused(fixture.person().identity.enterCompanyAccess({ code: 'another-code-1' }))).name,
  ).toBe('wrong-access-code')
  await save(ana, 'on')
  expect(await fixture.person().identity.enterCompanyAccess({ code: 'another-code-1' })).toEqual({
    next: 'home',
  })
})

test('T32 it ends by the clock of the database, and concurrent jobs record that once', async () => {
  const staff = fixture.person()
  await staff.identity.enterCompanyAccess({ code })
  const until = inAnHour()
  expect(await save(ana, 'until', until)).toMatchObject({ state: 'until', until })
  const runJob = () => endCompanyAccessWhenDue({ database: fixture.database, ...testServices })
  await runJob()
  expect((await staff.identity.me({})).role).toBe('admin')
  await fixture.asOwner(
    `update installation set company_access_until = now() - interval '1 second'`,
  )
  expect((await staff.identity.me({})).role).toBe('visitor')
  expect((await refused(enter())).name).toBe('wrong-access-code')
  expect(await read()).toMatchObject({ state: 'off', until: null })
  const before = (await records()).length
  await Promise.all([runJob(), runJob(), runJob()])
  const written = (await records()).slice(before)
  expect(written).toHaveLength(1)
  expect(written[0]).toMatchObject({
    by: null,
    description: expect.stringMatching(/^Company access ended on /),
    changes: { companyAccess: { after: 'off' } },
  })
  expect(await openSessions()).toEqual([])
  expect(await read()).toMatchObject({ state: 'off', until: null })
})

test('T32 a caller who signed in by the code cannot change company access', async () => {
  for (const state of ['off', 'on', 'until'] as const) {
    expect(
      await refusalOf(save(adminContext(null), state, state === 'until' ? inAnHour() : null)),
    ).toMatchObject({ refusalName: 'access-by-own-login', status: 403 })
  }
  expect(await read()).toMatchObject({ state: 'on' })
})

test('an end in the past is refused', async () => {
  for (const until of [null, new Date(Date.now() - 1000)]) {
    expect(await refusalOf(save(ana, 'until', until))).toMatchObject({
      refusalName: 'access-end-past',
      status: 422,
      field: 'until',
    })
  }
})

test('of two concurrent changes one is refused; a repeated one is recorded once', async () => {
  const { version } = await read()
  const both = await Promise.all([
    refusalOf(save(ana, 'off', null, version)),
    refusalOf(save(ben, 'until', inAnHour(), version)),
  ])
  expect(both.map(({ refusalName }) => refusalName ?? '').toSorted()).toEqual([
    '',
    'access-changed',
  ])
  expect((await read()).version).toBe(version + 1)
  await save(ana, 'off')
  const once = (await records()).length
  await save(ana, 'off', null, version)
  expect((await records()).length).toBe(once)
})
