import { beforeEach, describe, expect, test } from 'vitest'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { identityHooks } from '#main/server/identity-hooks.ts'
import { setAccessCode } from '#people/identity/server/actions.ts'
import { editUser } from '#surfaces/users/server/edit-user.ts'
import { setUpPhone } from '#tests/fixtures/people/authenticator-app.ts'
import { addUser, adminContext, withContext, testGround } from '#tests/fixtures/people/contexts.ts'
import { identityFixture, refused } from '#tests/fixtures/people/identity-fixture.ts'
import type { AccessState } from '../shared/rules-access.ts'
import { endCompanyAccessWhenDue } from './end-access.ts'
import { readAccess, saveAccess } from './save-access.ts'

const fixture = await identityFixture()
const code = 'ABCD-EFGH-JKMN'
const { userId: anaId } = await fixture.user('ana@example.test', { role: 'admin' })
const { userId: benId } = await fixture.user('ben@example.test', { role: 'admin' })
const [ana, ben] = [adminContext(anaId), adminContext(benId)]
const inAnHour = () => new Date(Date.now() + 3_600_000)

const read = () => withContext(fixture, ana, readAccess)
const save = async (
  who: typeof ana,
  state: AccessState,
  until: Date | null = null,
  versionSeen?: number,
) => {
  const seen = versionSeen ?? (await read()).version
  return await withContext(fixture, who, (ctx) =>
    saveAccess(ctx, identityHooks, { state, until, versionSeen: seen }),
  )
}
const enter = () => fixture.person().identity.enterCompanyAccess({ code })
interface Refused {
  refusalName?: string
  status?: number
  field?: string
}
/** So many wait for somebody's lock. */
const waiting = async () =>
  (
    await fixture.asOwner(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).length
const refusalOf = (call: Promise<unknown>): Promise<Refused> =>
  call.then(
    (): Refused => ({}),
    (error: unknown) => error as Refused,
  )
const records = () =>
  fixture.asOwner<{ by: string | null; description: string; changes: unknown }>(
    `select actor_user_id as by, description, changes from user_activity_log where action_type = 'ADMIN_COMPANY_ACCESS_CHANGED' order by id`,
  )

beforeEach(async () => {
  await fixture.asOwner('delete from attempts')
  await fixture.asOwner('delete from mail_outbox')
  await fixture.asOwner('delete from authenticators')
  await fixture.database.transaction((tx) => setAccessCode(tx, code))
  await fixture.asOwner(
    'update installation set company_access_on = true, company_access_until = null, company_access_since = null',
  )
})

test('T32 a new installation has company access on without an end, and nobody has changed it', async () => {
  expect(await read()).toEqual({
    state: 'on',
    until: null,
    changedAt: null,
    version: 1,
    mayChange: true,
  })
  expect(await withContext(fixture, adminContext(null), readAccess)).toMatchObject({
    mayChange: false,
  })
})

test('T32 turned off, the code opens nothing, what it opened is over, and the record and the other admins know who did it', async () => {
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
        'Company access turned off: the access code opens nothing, and all its sessions were ended.',
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

test('T32 what was open before it was off does not open again with it', async () => {
  const [before, half] = [fixture.person(), fixture.person()]
  await before.identity.enterCompanyAccess({ code })
  const { phone } = await setUpPhone(before)
  expect(await half.identity.enterCompanyAccess({ code })).toEqual({ next: 'code' })
  // Its end passes, and nobody has written that down when it is turned on again.
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

test('T32 another code, as a start with another KABAN_ACCESS_CODE sets it, turns nothing on that is off', async () => {
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

test('T32 it is on until its end by the clock of the database; then somebody writes that down once, however many look', async () => {
  const staff = fixture.person()
  await staff.identity.enterCompanyAccess({ code })
  const until = inAnHour()
  expect(await save(ana, 'until', until)).toMatchObject({ state: 'until', until })
  const look = () => endCompanyAccessWhenDue({ database: fixture.database, ...testGround })
  await look()
  expect((await staff.identity.me({})).role).toBe('admin')
  await fixture.asOwner(
    `update installation set company_access_until = now() - interval '1 second'`,
  )
  expect((await staff.identity.me({})).role).toBe('visitor')
  expect((await refused(enter())).name).toBe('wrong-access-code')
  expect(await read()).toMatchObject({ state: 'off', until: null })
  const before = (await records()).length
  await Promise.all([look(), look(), look()])
  const written = (await records()).slice(before)
  expect(written).toHaveLength(1)
  expect(written[0]).toMatchObject({
    by: null,
    description: expect.stringMatching(/^Company access ended on /),
    changes: { companyAccess: { after: 'off' } },
  })
  expect(
    await fixture.asOwner('select from sessions where user_id is null and ended_at is null'),
  ).toEqual([])
  expect(await read()).toMatchObject({ state: 'off', until: null })
})

test('T32 whoever came in by the code changes nothing about it', async () => {
  for (const state of ['off', 'on', 'until'] as const) {
    expect(
      await refusalOf(save(adminContext(null), state, state === 'until' ? inAnHour() : null)),
    ).toMatchObject({ refusalName: 'access-by-own-login', status: 403 })
  }
  expect(await read()).toMatchObject({ state: 'on' })
})

test('an end is one that is still to come', async () => {
  for (const until of [null, new Date(Date.now() - 1000)]) {
    expect(await refusalOf(save(ana, 'until', until))).toMatchObject({
      refusalName: 'access-end-past',
      status: 422,
      field: 'until',
    })
  }
})

test('of two colleagues who change it from the same window one is told; the same again is recorded once', async () => {
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

describe('T32 nobody is locked out', () => {
  const live = (ctx: ActionContext): ActionContext => ({
    ...ctx,
    settings: { ...ctx.settings, mode: 'live' },
  })

  test('it stays on while no active admin has a way in of their own', async () => {
    const newcomer = adminContext(await addUser(fixture, 'admin'))
    await fixture.asOwner(`update users set status = 'suspended' where id in ($1, $2)`, [
      anaId,
      benId,
    ])
    for (const [state, until] of [
      ['off', null],
      ['until', inAnHour()],
    ] as const) {
      expect(await refusalOf(save(newcomer, state, until))).toMatchObject({
        refusalName: 'access-last-way-in',
        status: 409,
      })
    }
    await fixture.asOwner(`update users set status = 'active' where id in ($1, $2)`, [anaId, benId])
    expect(await save(newcomer, 'off')).toMatchObject({ state: 'off' })
    await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [
      newcomer.role === 'admin' && newcomer.userId,
    ])
  })

  test('in a live installation that way in needs an authenticator app', async () => {
    const saveLive = async () => {
      const { version } = await read()
      return await withContext(fixture, ana, (ctx) =>
        saveAccess(live(ctx), identityHooks, { state: 'off', until: null, versionSeen: version }),
      )
    }
    expect(await refusalOf(saveLive())).toMatchObject({ refusalName: 'access-last-way-in' })
    const own = fixture.person()
    await own.identity.login({ email: 'ana@example.test', password: 'right-horse-battery' })
    await setUpPhone(own)
    expect(await saveLive()).toMatchObject({ state: 'off' })
  })

  test('while it is off or has an end, the last admin who can come in keeps role and status', async () => {
    const without = adminContext(await addUser(fixture, 'admin'))
    await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [benId])
    const change = async (edit: { role: 'user' | 'admin'; status: 'active' | 'suspended' }) => {
      const [user] = await fixture.asOwner<{ version: number }>(
        'select version from users where id = $1',
        [anaId],
      )
      return await refusalOf(
        withContext(fixture, without, (ctx) =>
          editUser(ctx, {
            userId: anaId,
            fullName: 'Test User',
            versionSeen: user?.version ?? 0,
            ...edit,
          }),
        ),
      )
    }
    for (const [state, until] of [
      ['off', null],
      ['until', inAnHour()],
    ] as const) {
      await save(ana, state, until)
      expect(await change({ role: 'user', status: 'active' })).toMatchObject({
        refusalName: 'last-way-in',
        status: 409,
      })
      expect(await change({ role: 'admin', status: 'suspended' })).toMatchObject({
        refusalName: 'last-way-in',
        status: 409,
      })
    }
    await save(ana, 'on')
    expect(await change({ role: 'admin', status: 'suspended' })).toEqual({})
    await fixture.asOwner(`update users set status = 'active' where id in ($1, $2)`, [anaId, benId])
  })

  test('who turns it off while the last one with a way in is being suspended waits for that, and is refused', async () => {
    const [first, second] = [
      adminContext(await addUser(fixture, 'admin')),
      adminContext(await addUser(fixture, 'admin')),
    ]
    await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [benId])
    const [{ version: seen }, user] = [
      await read(),
      (
        await fixture.asOwner<{ version: number }>('select version from users where id = $1', [
          anaId,
        ])
      )[0],
    ]
    const [suspended, held] = [gate(), gate()]
    const suspending = withContext(fixture, first, async (ctx) => {
      await editUser(ctx, {
        userId: anaId,
        fullName: 'Test User',
        role: 'admin',
        status: 'suspended',
        versionSeen: user?.version ?? 0,
      })
      suspended.open()
      await held.opened
    })
    await suspended.opened
    const turning = refusalOf(save(second, 'off', null, seen))
    await expect.poll(waiting).toBe(1)
    held.open()
    await suspending
    expect(await turning).toMatchObject({ refusalName: 'access-last-way-in' })
    expect(await read()).toMatchObject({ state: 'on' })
    await fixture.asOwner(`update users set status = 'active' where id in ($1, $2)`, [anaId, benId])
  })

  test('who turns it off and who suspends them at the same time: one of the two, on two connections, whoever is first', async () => {
    const without = adminContext(await addUser(fixture, 'admin'))
    await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [benId])
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round += 1) {
      await fixture.asOwner('update installation set company_access_on = true')
      await fixture.asOwner(`update users set status = 'active' where id = $1`, [anaId])
      const { version } = await read()
      const [user] = await fixture.asOwner<{ version: number }>(
        'select version from users where id = $1',
        [anaId],
      )
      const edit = {
        userId: anaId,
        fullName: 'Test User',
        role: 'admin',
        status: 'suspended',
        versionSeen: user?.version ?? 0,
      } as const
      const suspend = () => refusalOf(withContext(fixture, without, (ctx) => editUser(ctx, edit)))
      const turnOff = () => refusalOf(save(ana, 'off', null, version))
      const refusedWith = (
        await Promise.all(round % 2 === 0 ? [turnOff(), suspend()] : [suspend(), turnOff()])
      ).map(({ refusalName }) => refusalName)
      const [left] = await fixture.asOwner<{ ways: boolean }>(
        `select i.company_access_on or exists (select from users where role = 'admin' and status = 'active' and password_hash is not null) as ways from installation i`,
      )
      expect(left).toEqual({ ways: true })
      const names = refusedWith.filter((name) => name !== undefined)
      expect(names).toHaveLength(1)
      outcomes.add(names[0] ?? '')
    }
    for (const name of outcomes) expect(['access-last-way-in', 'last-way-in']).toContain(name)
    await fixture.asOwner(`update users set status = 'active' where id in ($1, $2)`, [anaId, benId])
  })
})

describe('T32 somebody signs in by the code while it is turned off', () => {
  test('who is being let in when it is turned off is in for no longer than that', async () => {
    const person = fixture.person()
    const [first, last] = [gate(), gate()]
    const holding = fixture.database.transaction(async (tx) => {
      await tx.rows('lock table known_devices in exclusive mode')
      first.open()
      await last.opened
    })
    await first.opened
    const entering = person.identity.enterCompanyAccess({ code })
    // The session is written, and its transaction is not at its end.
    await expect.poll(waiting).toBe(1)
    const turning = save(ana, 'off')
    await expect.poll(waiting).toBe(2)
    last.open()
    expect(await entering).toEqual({ next: 'home' })
    await Promise.all([holding, turning])
    expect((await person.identity.me({})).role).toBe('visitor')
    expect(
      await fixture.asOwner('select from sessions where user_id is null and ended_at is null'),
    ).toEqual([])
  })

  test('who comes while it is being turned off waits, and is refused', async () => {
    const [off, held] = [gate(), gate()]
    const { version } = await read()
    const turning = withContext(fixture, ana, async (ctx) => {
      await saveAccess(ctx, identityHooks, { state: 'off', until: null, versionSeen: version })
      off.open()
      await held.opened
    })
    await off.opened
    const entering = refused(enter())
    await expect.poll(waiting).toBe(1)
    held.open()
    await turning
    expect((await entering).name).toBe('wrong-access-code')
  })

  test('who waits at the door beyond its end is refused', async () => {
    await fixture.asOwner(
      `update installation set company_access_until = now() + interval '1500 milliseconds'`,
    )
    const [locked, held] = [gate(), gate()]
    const holding = fixture.database.transaction(async (tx) => {
      await tx.rows('select from installation for update')
      locked.open()
      await held.opened
    })
    await locked.opened
    const entering = refused(enter())
    await expect.poll(waiting).toBe(1)
    await expect.poll(async () => (await read()).state).toBe('off')
    held.open()
    await holding
    expect((await entering).name).toBe('wrong-access-code')
  })

  test('whoever is first, no session of the code is left that opens anything', async () => {
    for (let round = 0; round < 8; round += 1) {
      await fixture.asOwner('delete from attempts')
      await fixture.asOwner('update installation set company_access_on = true')
      const people = Array.from({ length: 4 }, () => fixture.person())
      const { version } = await read()
      await Promise.all([
        ...people.map((person) => refusalOf(person.identity.enterCompanyAccess({ code }))),
        save(ana, 'off', null, version),
      ])
      for (const person of people) expect((await person.identity.me({})).role).toBe('visitor')
      expect(
        await fixture.asOwner('select from sessions where user_id is null and ended_at is null'),
      ).toEqual([])
    }
  })
})

/** Nobody passes before it is opened. */
function gate(): { open: () => void; opened: Promise<void> } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}
