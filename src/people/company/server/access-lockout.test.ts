import { describe, expect, test } from 'vitest'
import type { ActionContext, Caller } from '#foundation/platform/server/http/context.ts'
import { identityHooks } from '#main/server/identity-hooks.ts'
import { editUser } from '#surfaces/users/server/edit-user.ts'
import { setUpPhone } from '#tests/fixtures/people/authenticator-app.ts'
import {
  companyAccessFixture,
  gate,
  inAnHour,
  refusalOf,
} from '#tests/fixtures/people/company-access-fixture.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { saveCompanyAccess } from './save-access.ts'

const { fixture, anaId, benId, ana, read, save, setStatus, waiting } = await companyAccessFixture()

const addAdmin = async (): Promise<Caller> => adminContext(await addUser(fixture, 'admin'))

const editOfAna = async (edit: { role: 'user' | 'admin'; status: 'active' | 'suspended' }) => {
  const [user] = await fixture.asOwner<{ version: number }>(
    'select version from users where id = $1',
    [anaId],
  )
  return { userId: anaId, fullName: 'Test User', versionSeen: user?.version ?? 0, ...edit }
}

describe('T32 nobody is locked out', () => {
  const live = (ctx: ActionContext): ActionContext => ({
    ...ctx,
    settings: { ...ctx.settings, mode: 'live' },
  })

  test('company access stays on while no active admin can sign in otherwise', async () => {
    const newcomer = await addAdmin()
    await setStatus('suspended', anaId, benId)
    for (const [state, until] of [
      ['off', null],
      ['until', inAnHour()],
    ] as const) {
      expect(await refusalOf(save(newcomer, state, until))).toMatchObject({
        refusalName: 'access-last-way-in',
        status: 409,
      })
    }
    await setStatus('active', anaId, benId)
    expect(await save(newcomer, 'off')).toMatchObject({ state: 'off' })
    if (newcomer.role === 'admin' && newcomer.userId) await setStatus('suspended', newcomer.userId)
  })

  test('a live installation also asks for an authenticator app', async () => {
    const saveLive = async () => {
      const { version } = await read()
      return await withContext(fixture, ana, (ctx) =>
        saveCompanyAccess(live(ctx), identityHooks, {
          state: 'off',
          until: null,
          versionSeen: version,
        }),
      )
    }
    expect(await refusalOf(saveLive())).toMatchObject({ refusalName: 'access-last-way-in' })
    const own = fixture.person()
    await own.identity.login({ email: 'ana@example.test', password: 'right-horse-battery' })
    await setUpPhone(own)
    expect(await saveLive()).toMatchObject({ state: 'off' })
  })

  test('without company access the last admin who can sign in keeps role and status', async () => {
    const without = await addAdmin()
    await setStatus('suspended', benId)
    const change = async (...[edit]: Parameters<typeof editOfAna>) => {
      const input = await editOfAna(edit)
      return await refusalOf(withContext(fixture, without, (ctx) => editUser(ctx, input)))
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
    await setStatus('active', anaId, benId)
  })

  test('turning it off waits for a suspension of the last admin, and is refused', async () => {
    const [first, second] = [await addAdmin(), await addAdmin()]
    await setStatus('suspended', benId)
    const { version: seen } = await read()
    const edit = await editOfAna({ role: 'admin', status: 'suspended' })
    const [suspended, held] = [gate(), gate()]
    const suspending = withContext(fixture, first, async (ctx) => {
      await editUser(ctx, edit)
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
    await setStatus('active', anaId, benId)
  })

  test('of a concurrent suspension and turning off exactly one succeeds', async () => {
    const without = await addAdmin()
    await setStatus('suspended', benId)
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round += 1) {
      await fixture.asOwner('update installation set company_access_on = true')
      await setStatus('active', anaId)
      const { version } = await read()
      const edit = await editOfAna({ role: 'admin', status: 'suspended' })
      const suspend = () => refusalOf(withContext(fixture, without, (ctx) => editUser(ctx, edit)))
      const turnOff = () => refusalOf(save(ana, 'off', null, version))
      const refusedWith = (
        await Promise.all(round % 2 === 0 ? [turnOff(), suspend()] : [suspend(), turnOff()])
      ).map(({ refusalName }) => refusalName)
      const [left] = await fixture.asOwner<{ ways: boolean }>(
        `select i.company_access_on or exists (select from users where role = 'admin'
          and status = 'active' and password_hash is not null) as ways from installation i`,
      )
      expect(left).toEqual({ ways: true })
      const names = refusedWith.filter((name) => name !== undefined)
      expect(names).toHaveLength(1)
      outcomes.add(names[0] ?? '')
    }
    for (const name of outcomes) expect(['access-last-way-in', 'last-way-in']).toContain(name)
    await setStatus('active', anaId, benId)
  })
})
