import { TOTP } from 'otpauth'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { letStepsPass, phoneOf, type Phone } from '#tests/fixtures/people/authenticator-app.ts'
import { addUser, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { consumeAppCode } from './app-codes.ts'
import {
  confirmAuthenticator,
  findAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from './authenticators.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

const fixture = await testDatabase({ connections: 20 })

interface Owner {
  ownerId: string
  phone: Phone
  recoveryCodes: string[]
  use(code: string): Promise<'app' | 'recovery' | null>
}

async function start(ownerId: string): Promise<Phone> {
  const started = await withContext(fixture, userContext(ownerId), (ctx) =>
    startAuthenticator(ctx, ownerId, 'maria@example.test'),
  )
  return phoneOf(started?.uri ?? '')
}

const confirm = (ownerId: string, code: string) =>
  withContext(fixture, userContext(ownerId), (ctx) => confirmAuthenticator(ctx, ownerId, code))

async function owner(): Promise<Owner> {
  const ownerId = await addUser(fixture)
  const phone = await start(ownerId)
  const recoveryCodes = (await confirm(ownerId, phone.code())) ?? []
  return {
    ownerId,
    phone,
    recoveryCodes,
    use: (code) =>
      withContext(fixture, userContext(ownerId), (ctx) => consumeAppCode(ctx, ownerId, code)),
  }
}

afterEach(() => void vi.useRealTimers())

test('T28 of twenty concurrent uses of one code, one succeeds', async () => {
  const { phone, use } = await owner()
  for (let round = 0; round < 5; round += 1) {
    await letStepsPass(fixture)
    const code = phone.code()
    const used = await Promise.all(Array.from({ length: 20 }, () => use(code)))
    expect(used.filter((way) => way === 'app')).toHaveLength(1)
    expect(await use(code)).toBeNull()
  }
})

test('T28 neither the code of the set-up nor one of an older step opens anything', async () => {
  const { phone, use } = await owner()
  expect(await use(phone.code())).toBeNull()
  expect(await use(phone.code(-1))).toBeNull()
  expect(await use(phone.code(1))).toBe('app')
  expect(await use(phone.code())).toBeNull()
})

test.each([
  [-2, null],
  [-1, 'app'],
  [0, 'app'],
  [1, 'app'],
  [2, null],
])('T28 a code from a clock that is %i steps off gives %s', async (steps, answer) => {
  const { phone, use } = await owner()
  await letStepsPass(fixture)
  await avoidStepChange()
  expect(await use(phone.code(steps))).toBe(answer)
})

test('T28 the clock of the database decides, not the one of the server', async () => {
  const { phone, use } = await owner()
  await letStepsPass(fixture)
  const code = phone.code()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 })
  expect(await use(new TOTP({}).generate())).toBeNull()
  expect(await use(code)).toBe('app')
})

test('an unconfirmed app opens nothing, and a wrong code does not confirm it', async () => {
  const ownerId = await addUser(fixture)
  const phone = await start(ownerId)
  expect(
    await withContext(fixture, userContext(ownerId), (ctx) =>
      consumeAppCode(ctx, ownerId, phone.code()),
    ),
  ).toBeNull()
  for (const wrong of [phone.wrongCode(), '', 'abcdef', '12345', '1234567', phone.code().slice(1)])
    expect(await confirm(ownerId, wrong)).toBeNull()
  expect(await fixture.database.read((tx) => findAuthenticator(tx, ownerId))).toBeNull()
  expect(
    await confirm(ownerId, ` ${phone.code().slice(0, 3)} ${phone.code().slice(3)} `),
  ).toHaveLength(10)
})

test('a new secret replaces an unconfirmed one, never a confirmed one', async () => {
  const ownerId = await addUser(fixture)
  const first = await start(ownerId)
  const second = await start(ownerId)
  expect(await confirm(ownerId, first.code())).toBeNull()
  expect(await confirm(ownerId, second.code())).toHaveLength(10)
  expect(
    await withContext(fixture, userContext(ownerId), (ctx) =>
      startAuthenticator(ctx, ownerId, 'x'),
    ),
  ).toBeNull()
})

test('of twenty concurrent confirmations of one set-up, one gets recovery codes', async () => {
  const ownerId = await addUser(fixture)
  const phone = await start(ownerId)
  const code = phone.code()
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(ownerId, code)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  const [{ count } = { count: 0n }] = await fixture.asOwner<{ count: bigint }>(
    `select count(*) from recovery_codes c join authenticators a on a.id = c.authenticator_id
     where a.owner_id = $1`,
    [ownerId],
  )
  expect(count).toBe(10n)
})

test('T29 each recovery code works once, also of twenty concurrent uses', async () => {
  const { recoveryCodes, use } = await owner()
  const [first = '', ...others] = recoveryCodes
  const used = await Promise.all(Array.from({ length: 20 }, () => use(first)))
  expect(used.filter((way) => way === 'recovery')).toHaveLength(1)
  for (const code of others) expect([await use(code), await use(code)]).toEqual(['recovery', null])
})

test('T29 recovery codes are all different and easy to read and type', async () => {
  const { recoveryCodes, use } = await owner()
  for (const code of recoveryCodes)
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await use(` ${(recoveryCodes[0] ?? '').toLowerCase().replace('-', ' ')} `)).toBe(
    'recovery',
  )
})

test('T29 the tables contain neither recovery codes nor the secret of an app', async () => {
  const { ownerId, recoveryCodes } = await owner()
  const rows = await fixture.asOwner<{ text: string }>(
    'select a::text as text from authenticators a union all select c::text from recovery_codes c',
  )
  const tables = rows.map(({ text }) => text).join('\n')
  for (const code of recoveryCodes) {
    for (const form of [code, code.replace('-', '')])
      expect(tables.includes(form) || tables.includes(Buffer.from(form).toString('hex'))).toBe(
        false,
      )
  }
  const [stored] = await fixture.asOwner<{ sealed_secret: Buffer }>(
    'select sealed_secret from authenticators where owner_id = $1',
    [ownerId],
  )
  // 12 bytes of nonce, 16 of the tag, 32 letters for a secret of 160 bits.
  expect(stored?.sealed_secret).toHaveLength(60)
})

test('T29 new recovery codes replace all earlier ones, and work for their owner only', async () => {
  const { ownerId, recoveryCodes, use } = await owner()
  const stranger = await owner()
  const renewed = await withContext(fixture, userContext(ownerId), async (ctx) => {
    const authenticator = await findAuthenticator(ctx.tx, ownerId)
    return await renewRecoveryCodes(ctx, authenticator?.authenticatorId ?? '')
  })
  for (const code of recoveryCodes) expect(await use(code)).toBeNull()
  expect(await stranger.use(renewed[0] ?? '')).toBeNull()
  expect(await use(renewed[0] ?? '')).toBe('recovery')
  const left = await fixture.database.read((tx) => findAuthenticator(tx, ownerId))
  expect(left?.recoveryCodesLeft).toBe(9)
})

test('removing the authenticator removes its recovery codes', async () => {
  const { ownerId, phone, recoveryCodes, use } = await owner()
  await letStepsPass(fixture)
  await fixture.database.transaction((tx) => removeAuthenticator(tx, ownerId))
  expect([await use(phone.code()), await use(recoveryCodes[0] ?? '')]).toEqual([null, null])
  expect(
    await fixture.asOwner(
      `select from recovery_codes c left join authenticators a on a.id = c.authenticator_id
       where a.id is null`,
    ),
  ).toEqual([])
})

test('the authenticator of the installation and those of users are separate', async () => {
  const { phone } = await owner()
  await letStepsPass(fixture)
  const started = await withContext(
    fixture,
    { role: 'admin', userId: null, sessionId: uuidv7(), proven: true },
    (ctx) => startAuthenticator(ctx, null, 'Company Access'),
  )
  expect(started?.uri.replace(/secret=[A-Z2-7]{32}&/, 'secret=S&')).toBe(
    'otpauth://totp/Kaban:Company%20Access?issuer=Kaban&secret=S&algorithm=SHA1&digits=6&period=30',
  )
  const asInstallation = (code: string) =>
    withContext(fixture, { role: 'system' }, (ctx) => confirmAuthenticator(ctx, null, code))
  expect(await asInstallation(phone.code())).toBeNull()
  expect(await asInstallation(phoneOf(started?.uri ?? '').code())).toHaveLength(10)
})

/** Waits out the second before the next time step, so that phone and database use the same one. */
async function avoidStepChange(): Promise<void> {
  const into = (performance.timeOrigin + performance.now()) % 30_000
  if (into > 29_000) await new Promise((resolve) => setTimeout(resolve, 30_500 - into))
}
