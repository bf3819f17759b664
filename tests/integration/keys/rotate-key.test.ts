/** The secret key is replaced: what the old one sealed, marked and signed goes on to hold. */
import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withRetiredKeys } from '#foundation/platform/server/keys/key-ring.ts'
import { replaceKeyFile } from '#foundation/platform/server/keys/replace-key-file.ts'
import { resealWhenDue, type SealedColumn } from '#foundation/platform/server/keys/reseal.ts'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { startServer, type RunningServer } from '#main/server/server.ts'
import { lookAtInstallation } from '#main/server/start/ground/look-at-installation.ts'
import { linkActivity } from '#people/activity/server/link-activity.ts'
import { sealedAuthenticators } from '#people/mfa/server/sealed-authenticators.ts'
import { verifyInstallation } from '#surfaces/oversight/server/verify-installation.ts'
import { letStepsPass, setUpPhone, type Phone } from '../../fixtures/people/authenticator-app.ts'
import { freePort } from '../../fixtures/servers/free-port.ts'
import {
  accessCode,
  signIn,
  startTestServer,
  Visitor,
  type TestServer,
} from '../../fixtures/servers/test-server.ts'

let first: TestServer
let running: RunningServer | undefined
let env: Record<string, string>
let phone: Phone
let recoveryCodes: string[]
let codeOfBefore: string
let pushKeyOfBefore: string
let transactionId: string
const keyIn = (name: string) =>
  Buffer.from(readFileSync(path.join(first.dataDirectory, name), 'utf8'), 'base64')

beforeAll(async () => {
  first = await startTestServer()
  const port = String(await freePort('localhost'))
  env = {
    PORT: port,
    KABAN_PUBLIC_URL: `http://localhost:${port}`,
    KABAN_DATA_DIR: first.dataDirectory,
    KABAN_ACCESS_CODE: accessCode,
  }
  const user = await signIn(first.address, 'user')
  ;({ phone, recoveryCodes } = await setUpPhone(user.calls))
  await letStepsPass(first)
  const [row] = await first.asOwner<{ id: string }>(
    `select t.id from transactions t join users u on u.id = t.user_id where u.email = $1 limit 1`,
    [sampleSignIns.user.email],
  )
  transactionId = row!.id
  codeOfBefore = await newCode(user)
  pushKeyOfBefore = (await user.calls.notifications.push({})).publicKey
  const old = openSecrets(keyIn('secret-key'))
  await linkActivity({ database: first.database, secrets: old })
  expect(await first.asOwner('select from activity_heads')).not.toHaveLength(0)
})
afterAll(async () => {
  await running?.close()
  await first.close()
})

async function start(more: Record<string, string> = {}): Promise<RunningServer> {
  await running?.close()
  running = undefined
  running = await startServer(loadSettings({ ...env, ...more }), first.url)
  return running
}

async function signInWith(code: string): Promise<Visitor> {
  const visitor = new Visitor(running!.address)
  expect(await visitor.calls.identity.login(sampleSignIns.user)).toMatchObject({ next: 'code' })
  await visitor.calls.identity.answerChallenge({ code })
  await letStepsPass(first)
  return visitor
}

const newCode = async ({ calls }: Visitor) =>
  (await calls.transactions.receipt({ id: transactionId })).signature.code

async function isGenuine(code: string): Promise<boolean> {
  return (await new Visitor(running!.address).calls.transactions.verify({ code })).receipt !== null
}

async function problems(oldKey?: Buffer): Promise<string[]> {
  const secrets = await withRetiredKeys(first.database, openSecrets(keyIn('secret-key')), oldKey)
  const results = await verifyInstallation(first.database, installationChecks, secrets)
  return results.flatMap((result) => result.problems)
}

async function reseal(): Promise<void> {
  const { database } = first
  const secrets = await withRetiredKeys(database, openSecrets(keyIn('secret-key')))
  await resealWhenDue({ database, secrets }, [sealedAuthenticators])
}

async function sealedNow(): Promise<{ id: string; sealed: Buffer }[]> {
  return await first.asOwner(`select id, sealed_secret as sealed from authenticators`)
}

test('a start with a new key and no old one, or a wrong one, is refused', async () => {
  await first.stop()
  const { oldFile } = replaceKeyFile(first.dataDirectory)
  renameSync(oldFile, `${oldFile}.kept`)
  await expect(start()).rejects.toThrow('sealed with another key')
  const wrong = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 41) % 251))
  await expect(start({ KABAN_SECRET_KEY_OLD: wrong.toString('base64') })).rejects.toThrow(
    'sealed with neither of the two keys: KABAN_SECRET_KEY_OLD',
  )
  renameSync(`${oldFile}.kept`, oldFile)
  // Until the start with both, what was signed is looked at with the old one.
  expect(await problems()).not.toEqual([])
  expect(await problems(keyIn('secret-key.old'))).toEqual([])
})

test('the key is not replaced while another server runs with the old one', async () => {
  const other = await startServer(
    loadSettings({
      ...env,
      PORT: String(await freePort('localhost')),
      KABAN_SECRET_KEY: keyIn('secret-key.old').toString('base64'),
      // Of this server, the old key is none.
      KABAN_SECRET_KEY_OLD: keyIn('secret-key.old').toString('base64'),
    }),
    first.url,
  )
  await expect(start()).rejects.toThrow('another server still runs with the old one')
  await other.close()
})

test('with both keys everything of before holds, and new things are of the new key', async () => {
  const look = async () =>
    (await lookAtInstallation(first.url, loadSettings(env))).map(({ id }) => id)
  expect(await look()).toEqual(['secret-key-replaced'])
  await start()
  expect(await look()).toEqual(['secret-key-resealing'])
  const user = await signInWith(phone.code())
  await signInWith(recoveryCodes[0]!)
  expect(await isGenuine(codeOfBefore)).toBe(true)
  const codeOfNow = await newCode(user)
  expect(codeOfNow).not.toBe(codeOfBefore)
  expect(await isGenuine(codeOfNow)).toBe(true)
  expect((await user.calls.notifications.push({})).publicKey).toBe(pushKeyOfBefore)
  const pem = await (await user.fetch('/receipt-key.pem')).text()
  const publicKeys = [keyIn('secret-key'), keyIn('secret-key.old')].map((key) =>
    openSecrets(key).publicKey('receipt'),
  )
  expect(pem.startsWith(publicKeys[0]!)).toBe(true)
  expect(pem).toContain(publicKeys[1])
  expect(await problems()).toEqual([])
})

test('status, check and the System page say the same of the keys', async () => {
  const status = () => {
    const told = spawnSync(process.execPath, ['src/main/commands/rotate-key.ts', '--status'], {
      env: { ...process.env, ...env, DATABASE_URL: first.url },
      encoding: 'utf8',
    })
    return told.stdout.trim().split('\n')
  }
  const texts = (found: readonly { text: string }[]) => found.map(({ text }) => text)
  const look = async () => texts(await lookAtInstallation(first.url, loadSettings(env)))
  const admin = await signIn(running!.address, 'admin')
  const page = async () => texts((await admin.calls.system.state({})).keys)
  await first.asOwner('update retired_keys set resealed_at = null')
  expect(status()).toEqual(await page())
  expect(await page()).toEqual([expect.stringContaining('The present key is'), ...(await look())])
  expect(await look()).toEqual([expect.stringMatching(/sealing again .* Keep the old key/)])
  await reseal()
  expect(status()).toEqual(await page())
  expect(await look()).toEqual([expect.stringContaining('does not need the old secret key')])
})

test('an old key signs nothing after its end', async () => {
  const row = `update retired_keys set retired_at = `
  const [kept] = await first.asOwner<{ at: Date }>(`select retired_at as at from retired_keys`)
  await first.asOwner(`${row} (select min(created_at) from transactions) - interval '1 day'`)
  await start()
  expect(await isGenuine(codeOfBefore)).toBe(false)
  expect(await problems()).toEqual([expect.stringMatching(/^the head at position .* signature/)])
  await first.asOwner(`${row} $1`, [kept!.at])
  await start()
  expect(await isGenuine(codeOfBefore)).toBe(true)
})

test('sealing again is killed in the middle and goes on; then the old key opens none', async () => {
  await start()
  const secrets = await withRetiredKeys(first.database, openSecrets(keyIn('secret-key')))
  const old = openSecrets(keyIn('secret-key.old'))
  const [app] = await sealedNow()
  const secret = secrets.open(`authenticator ${app!.id}`, app!.sealed)
  // More rows, of a column like that of the apps, so that a kill finds a middle.
  const rows = new Map(
    Array.from({ length: 250 }, (_, at) => {
      const id = `10000000-0000-0000-0000-${String(at).padStart(12, '0')}`
      return [id, old.seal(`row ${id}`, `text ${at}`)] as const
    }),
  )
  let written = 0
  const many = (fails: boolean): SealedColumn => ({
    read: async (_tx, after, limit) =>
      [...rows]
        .filter(([id]) => id > after)
        .slice(0, limit)
        .map(([id, sealed]) => ({ id, purpose: `row ${id}`, sealed })),
    async write(_tx, id, sealed) {
      if (fails && written === 120) throw new Error('killed')
      written += 1
      rows.set(id, sealed)
    },
  })
  await first.asOwner('update retired_keys set resealed_at = null')
  const parts = { database: first.database, secrets }
  await expect(resealWhenDue(parts, [sealedAuthenticators, many(true)])).rejects.toThrow('killed')
  expect(await first.asOwner('select from retired_keys where resealed_at is null')).toHaveLength(1)
  await signInWith(phone.code())
  expect(await resealWhenDue(parts, [sealedAuthenticators, many(false)])).toBe(130)
  expect(await resealWhenDue(parts, [sealedAuthenticators, many(false)])).toBe(0)
  const fresh = openSecrets(keyIn('secret-key'))
  for (const [id, sealed] of rows) expect(fresh.open(`row ${id}`, sealed)).toMatch(/^text \d+$/)
  const [again] = await sealedNow()
  expect(fresh.open(`authenticator ${app!.id}`, again!.sealed)).toBe(secret)
  expect(() => old.open(`authenticator ${app!.id}`, again!.sealed)).toThrow(/\S/)
})

test('afterwards the new key is enough, and the old one cannot come back', async () => {
  const [newKey, oldKey] = [keyIn('secret-key'), keyIn('secret-key.old')]
  rmSync(path.join(first.dataDirectory, 'secret-key.old'))
  await start()
  await signInWith(phone.code())
  await signInWith(recoveryCodes[1]!)
  expect(await isGenuine(codeOfBefore)).toBe(true)
  const exchanged = {
    KABAN_SECRET_KEY: oldKey.toString('base64'),
    KABAN_SECRET_KEY_OLD: newKey.toString('base64'),
  }
  await expect(start(exchanged)).rejects.toThrow('cannot come back')
  expect(await lookAtInstallation(first.url, loadSettings({ ...env, ...exchanged }))).toEqual([
    expect.objectContaining({ id: 'installation-key', text: expect.stringContaining('come back') }),
  ])
})

test('a second change keeps what both keys before it sealed and signed', async () => {
  await start()
  const codeOfSecond = await newCode(await signInWith(phone.code()))
  await running!.close()
  running = undefined
  replaceKeyFile(first.dataDirectory)
  expect(() => replaceKeyFile(first.dataDirectory)).toThrow('is there from the last change')
  await start()
  await signInWith(phone.code())
  await signInWith(recoveryCodes[2]!)
  expect([await isGenuine(codeOfBefore), await isGenuine(codeOfSecond)]).toEqual([true, true])
  expect(await problems()).toEqual([])
})

test('a retired key that was changed in the database stops the start', async () => {
  await first.asOwner(`update retired_keys set sealed_key = sealed_key || '\\x00'::bytea`)
  await expect(start()).rejects.toThrow('in the table retired_keys was changed')
})
