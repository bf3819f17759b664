import { describe, expect, test } from 'vitest'
import { identityHooks } from '#main/server/identity-hooks.ts'
import {
  companyAccessFixture,
  gate,
  refusalOf,
} from '#tests/fixtures/people/company-access-fixture.ts'
import { withContext } from '#tests/fixtures/people/contexts.ts'
import { refused } from '#tests/fixtures/people/identity-fixture.ts'
import { saveCompanyAccess } from './save-access.ts'

const { fixture, code, ana, read, save, enter, waiting, openSessions } =
  await companyAccessFixture()

describe('T32 a sign-in by the code while access is turned off', () => {
  test('a sign-in that began before is ended by turning access off', async () => {
    const person = fixture.person()
    const [first, last] = [gate(), gate()]
    const holding = fixture.database.transaction(async (tx) => {
      await tx.rows('lock table known_devices in exclusive mode')
      first.open()
      await last.opened
    })
    await first.opened
    const entering = person.identity.enterCompanyAccess({ code })
    // The session is written, but its transaction has not committed.
    await expect.poll(waiting).toBe(1)
    const turning = save(ana, 'off')
    await expect.poll(waiting).toBe(2)
    last.open()
    expect(await entering).toEqual({ next: 'home' })
    await Promise.all([holding, turning])
    expect((await person.identity.me({})).role).toBe('visitor')
    expect(await openSessions()).toEqual([])
  })

  test('a sign-in during the change waits and is refused', async () => {
    const [off, held] = [gate(), gate()]
    const { version } = await read()
    const turning = withContext(fixture, ana, async (ctx) => {
      await saveCompanyAccess(ctx, identityHooks, {
        state: 'off',
        until: null,
        versionSeen: version,
      })
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

  test('a sign-in that waits for a lock beyond the end of access is refused', async () => {
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

  test('in either order no session of the code stays open', async () => {
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
      expect(await openSessions()).toEqual([])
    }
  })
})
