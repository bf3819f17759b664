import { expect, test } from 'vitest'
import { hashAtFullCost } from '#tests/fixtures/cheap-hashes.ts'
import {
  identityFixture,
  nameOfRefusal,
  newAddress,
  refused,
  rightPassword,
} from '#tests/fixtures/people/identity-fixture.ts'
import { hashPassword } from '../passwords/passwords.ts'

hashAtFullCost()
const fixture = await identityFixture()

const wrongPassword = 'wrong-horse-battery'

test('five of a burst of wrong passwords are evaluated, then each one waits longer', async () => {
  await fixture.user('burst@example.test')
  const names = await Promise.all(
    Array.from({ length: 40 }, () =>
      nameOfRefusal(
        fixture.person().identity.login({ email: 'burst@example.test', password: wrongPassword }),
      ),
    ),
  )
  expect(names.filter((name) => name === 'wrong-credentials')).toHaveLength(5)
  expect(
    await refused(
      fixture.person().identity.login({ email: 'burst@example.test', password: rightPassword }),
    ),
  ).toMatchObject({ status: 429, title: 'Login Failed' })
  const waits: number[] = []
  for (let i = 0; i < 7; i += 1) {
    await fixture.asOwner(`update attempts set open_at = now() where purpose = 'login-email'`)
    await refused(
      fixture.person().identity.login({ email: 'burst@example.test', password: wrongPassword }),
    )
    const { figures } = await refused(
      fixture.person().identity.login({ email: 'burst@example.test', password: wrongPassword }),
    )
    waits.push(Number(figures?.['seconds']))
  }
  // The second call tells how much is left, which a busy machine answers seconds later.
  const full = [60, 120, 240, 480, 900, 900, 900]
  expect(waits.every((wait, at) => wait <= full[at]! && wait > full[at]! - 30)).toBe(true)
})

test('an attempt that a busy server did not evaluate does not count', async () => {
  await fixture.user('patient@example.test')
  let storming = true
  const keepBusy = async () => {
    while (storming)
      await hashPassword(wrongPassword).catch(
        () => new Promise((resolve) => setTimeout(resolve, 1)),
      )
  }
  const storm = Array.from({ length: 140 }, keepBusy)
  const names: string[] = []
  for (let i = 0; i < 10; i += 1)
    names.push(
      await nameOfRefusal(
        fixture.person().identity.login({ email: 'patient@example.test', password: wrongPassword }),
      ),
    )
  storming = false
  await Promise.all(storm)
  expect(names).toContain('busy-signing-in')
  const limits = await fixture.asOwner<{ tries: number }>(
    `select tries from attempts where purpose = 'login-email'
     and key = sha256('patient@example.test')`,
  )
  // A few of them are evaluated all the same.
  expect(limits.map(({ tries }) => tries)).toEqual([
    names.filter((name) => name === 'wrong-credentials').length,
  ])
})

test('an unknown email is slowed in the same way', async () => {
  const names: string[] = []
  for (let i = 0; i < 6; i += 1)
    names.push(
      await nameOfRefusal(
        fixture.person().identity.login({ email: 'ghost@example.test', password: wrongPassword }),
      ),
    )
  expect(names.slice(4)).toEqual(['wrong-credentials', 'too-many-logins'])
})

test('T24 an attacker fails a hundred times; a known browser still signs in', async () => {
  await fixture.user('owner@example.test')
  const address = newAddress()
  const owner = fixture.person(address)
  await owner.identity.login({ email: 'owner@example.test', password: rightPassword })
  await owner.identity.logout({})
  for (let i = 0; i < 50; i += 1)
    await refused(
      fixture.person().identity.login({ email: 'owner@example.test', password: wrongPassword }),
    )
  for (let i = 0; i < 50; i += 1)
    await refused(
      fixture
        .person(address)
        .identity.login({ email: `neighbour${i}@example.test`, password: wrongPassword }),
    )
  // The address alone does not make a browser known: the attacker shares it.
  expect(
    await nameOfRefusal(
      fixture
        .person(address)
        .identity.login({ email: 'owner@example.test', password: rightPassword }),
    ),
  ).toBe('too-many-logins')
  expect(
    await owner.identity.login({ email: 'owner@example.test', password: rightPassword }),
  ).toEqual({ next: 'home', role: 'user' })
  await fixture.asOwner(`update attempts set open_at = now() where purpose = 'login-email'`)
  expect(
    await fixture.person().identity.login({ email: 'owner@example.test', password: rightPassword }),
  ).toEqual({ next: 'home', role: 'user' })
})

test('a known browser has a limit of its own, and nobody guesses faster with it', async () => {
  await fixture.user('knows@example.test')
  await fixture.user('other@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'knows@example.test', password: rightPassword })
  const names = await Promise.all(
    Array.from({ length: 12 }, () =>
      nameOfRefusal(
        person.identity.login({ email: 'knows@example.test', password: wrongPassword }),
      ),
    ),
  )
  expect(names.filter((name) => name === 'wrong-credentials')).toHaveLength(5)
  // A browser is known for one user, not for another.
  const others = await Promise.all(
    Array.from({ length: 12 }, () =>
      nameOfRefusal(
        person.identity.login({ email: 'other@example.test', password: wrongPassword }),
      ),
    ),
  )
  expect(others.filter((name) => name === 'wrong-credentials')).toHaveLength(5)
  const limits = await fixture.asOwner(
    `select purpose from attempts where key = sha256(convert_to('other@example.test', 'UTF8'))`,
  )
  expect(limits).toEqual([{ purpose: 'login-email' }])
})

test('an address that tries many emails is slowed; successful sign-ins cost nothing', async () => {
  const address = newAddress()
  await fixture.user('busy@example.test')
  for (let i = 0; i < 5; i += 1)
    await fixture
      .person(address)
      .identity.login({ email: 'busy@example.test', password: rightPassword })
  const names: string[] = []
  for (let i = 0; i < 31; i += 1)
    names.push(
      await nameOfRefusal(
        fixture
          .person(address)
          .identity.login({ email: `spray${i}@example.test`, password: wrongPassword }),
      ),
    )
  expect(names.filter((name) => name === 'wrong-credentials')).toHaveLength(30)
  expect(names.at(-1)).toBe('too-many-logins')
})
