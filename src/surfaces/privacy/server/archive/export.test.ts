import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonIn, readZip } from '#tests/fixtures/readers/read-zip.ts'
import {
  signIn,
  startTestServer,
  Visitor,
  type TestServer,
} from '#tests/fixtures/servers/test-server.ts'
import { archiveFiles } from './archive-files.ts'

let server: TestServer
let maria: Visitor
let archive: Buffer
let files: Map<string, Buffer>

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5E' +
    'rkJggg==',
  'base64',
)

beforeAll(async () => {
  server = await startTestServer()
  maria = await signIn(server.address, 'user')
  const chatId = uuidv7()
  await maria.calls.chats.openSupport({ chatId })
  const attachment = (await (
    await maria.fetch(`/chats/${chatId}/attachments?name=resibo.png`, {
      method: 'POST',
      body: picture,
    })
  ).json()) as { attachmentId: string }
  await maria.calls.chats.send({
    chatId,
    messageId: uuidv7(),
    content: 'Ñandú ₱ "resibo"',
    attachmentId: attachment.attachmentId,
  })
  const [{ bankName, accountNumber } = { bankName: '', accountNumber: '' }] =
    await maria.calls.withdrawals.savedPayees({})
  await maria.calls.withdrawals.namePayee({ bankName, accountNumber, name: 'Savings' })
  await maria.calls.privacy.prepareExport({})
  archive = await fetchArchive(maria)
  files = readZip(archive)
})
afterAll(() => server.close())

async function fetchArchive(visitor: Visitor): Promise<Buffer> {
  const response = await visitor.fetch('/privacy/export')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="kaban-data-\d{8}\.zip"$/,
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return Buffer.from(await response.arrayBuffer())
}

const idOf = async (email: string) =>
  (await server.asOwner<{ id: string }>('select id from users where email = $1', [email]))[0]!.id

test('the archive holds exactly the files that it explains in both languages', () => {
  const names = archiveFiles.map(({ name }) => name)
  expect([...files.keys()].filter((name) => !name.includes('/'))).toEqual(['README.txt', ...names])
  const readme = files.get('README.txt')!.toString('utf8')
  for (const { name, about } of archiveFiles) {
    expect(readme).toContain(`${name}: ${about.en}`)
    expect(readme).toContain(`${name}: ${about.fil}`)
    expect(Array.isArray(jsonIn(files, name))).toBe(true)
  }
})

test('it is complete: each file has as many rows as the tables have about her', async () => {
  const userId = await idOf('maria@sample.kaban.test')
  const counts: [string, string][] = [
    ['profile.json', 'users where id = $1'],
    ['bank-details.json', 'bank_details where user_id = $1'],
    ['transactions.json', 'transactions where user_id = $1'],
    ['deposits.json', 'deposits where user_id = $1'],
    ['withdrawals.json', 'withdrawals where user_id = $1'],
    ['saved-accounts.json', 'saved_payees where user_id = $1'],
    ['wallet-entries.json', 'ledger.entries where place_id = $1'],
    ['holds.json', 'ledger.holds where wallet_id = $1'],
    ['chats.json', 'chat_sessions where user_id = $1'],
    [
      'messages.json',
      'chat_messages m join chat_sessions c on c.id = m.session_id where c.user_id = $1',
    ],
    ['notifications.json', 'notifications where user_id = $1'],
    ['activity.json', 'user_activity_log where user_id = $1'],
    ['sessions.json', 'sessions where user_id = $1'],
    ['mails.json', 'mail_outbox where user_id = $1'],
  ]
  for (const [name, from] of counts) {
    const [{ count }] = (await server.asOwner<{ count: bigint }>(
      `select count(*) as count from ${from}`,
      [userId],
    )) as [{ count: bigint }]
    expect([name, jsonIn(files, name).length]).toEqual([name, Number(count)])
    expect([name, count > 0n]).toEqual([name, true])
  }
})

test('amounts are text in centavos and pesos, and times are ISO 8601', () => {
  const [wallet] = jsonIn(files, 'wallet.json') as [Record<string, string>]
  const last = jsonIn(files, 'wallet-entries.json').at(-1) as Record<string, string>
  expect(last['balanceAfterCentavos']).toBe(
    String(BigInt(wallet['availableCentavos']!) + BigInt(wallet['heldCentavos']!)),
  )
  for (const transaction of jsonIn(files, 'transactions.json') as {
    amountCentavos: string
    amountPesos: string
    createdAt: string
    history: { at: string; to: string }[]
    status: string
  }[]) {
    expect(transaction.amountPesos.replace('.', '').replace(/^(-?)0+(?=\d)/, '$1')).toBe(
      transaction.amountCentavos,
    )
    expect(new Date(transaction.createdAt).toISOString()).toBe(transaction.createdAt)
    expect(transaction.history.at(-1)?.to).toBe(transaction.status)
    for (const { at } of transaction.history) expect(new Date(at).toISOString()).toBe(at)
  }
})

test('it holds the files of the chats unchanged', async () => {
  const attached = jsonIn(files, 'attachments.json') as {
    attachmentId: string
    sizeBytes: number
    name: string
  }[]
  expect(attached.map(({ name }) => name)).toContain('resibo.png')
  for (const { attachmentId, sizeBytes } of attached)
    expect(
      files.get(`attachments/${attachmentId}.png`) ?? files.get(`attachments/${attachmentId}.jpg`),
    ).toHaveLength(sizeBytes)
  expect(jsonIn(files, 'messages.json').map((message) => message['content'])).toContain(
    'Ñandú ₱ "resibo"',
  )
})

test('it holds nothing about anybody else', async () => {
  const text = [...files].map(([, content]) => content.toString('utf8')).join('\n')
  const others = await server.asOwner<{ id: string; email: string; name: string }>(
    `select id, email, full_name as name from users where email <> 'maria@sample.kaban.test'`,
  )
  expect(others.length).toBeGreaterThan(1)
  for (const { id, email, name } of others)
    for (const trace of [id, email, name]) expect(text).not.toContain(trace)
  const foreign = await server.asOwner<{ uid: string }>(
    `select transaction_uid as uid from transactions t join users u on u.id = t.user_id
      where u.email <> 'maria@sample.kaban.test'`,
  )
  expect(foreign.length).toBeGreaterThan(0)
  for (const { uid } of foreign) expect(text).not.toContain(uid)
})

test('it holds no hash and no sealed secret, raw, in hexadecimal or in base64', async () => {
  const userId = await idOf('maria@sample.kaban.test')
  await server.asOwner(
    `insert into authenticators (id, owner_id, sealed_secret, confirmed_at)
      values ($1, $2, '\\xfeedfacecafebeef0011223344556677', now())`,
    [uuidv7(), userId],
  )
  await server.asOwner(
    `insert into recovery_codes (authenticator_id, code_mark) select id, sha256('mark')
      from authenticators where owner_id = $1`,
    [userId],
  )
  await maria.calls.privacy.prepareExport({})
  const unpacked = Buffer.concat([...readZip(await fetchArchive(maria)).values()])
  const secrets = await server.asOwner<{ secret: Buffer }>(
    `select convert_to(password_hash, 'UTF8') as secret from users where password_hash is not null
     union all select token_hash from sessions
     union all select token_hash from one_time_tokens
     union all select token_hash from known_devices
     union all select token_hash from sign_in_challenges
     union all select sealed_secret from authenticators
     union all select code_mark from recovery_codes
     union all select convert_to(request_hash, 'UTF8') from transactions`,
  )
  expect(secrets.length).toBeGreaterThan(5)
  for (const { secret } of secrets) {
    for (const form of [
      secret,
      ...(['hex', 'base64', 'base64url'] as const).map((encoding) =>
        Buffer.from(secret.toString(encoding)),
      ),
    ])
      expect(unpacked.includes(form)).toBe(false)
  }
  for (const [, token] of maria.cookie.matchAll(/=([^;]+)/g))
    expect(unpacked.includes(Buffer.from(token!))).toBe(false)
  expect(jsonIn(readZip(await fetchArchive(maria)), 'authenticator.json')).toMatchObject([
    { recoveryCodesLeft: 1 },
  ])
  await server.asOwner('delete from authenticators where owner_id = $1', [userId])
})

test('a record and a mail say that she downloaded her data', async () => {
  const { entries } = await maria.calls.activity.mine({})
  expect(entries.map(({ actionType }) => actionType)).toContain('DATA_EXPORT')
  const mails = await server.asOwner<{ subject: string }>(
    `select subject from mail_outbox where kind = 'security'
      and to_address = 'maria@sample.kaban.test'`,
  )
  expect(mails.map(({ subject }) => subject)).toContain('A copy of your Kaban data was downloaded')
})

test('the temporary folder is removed', async () => {
  await expect.poll(() => readdir(path.join(server.dataDirectory, 'exports'))).toEqual([])
})

test('an aborted download leaves nothing behind and may be repeated', async () => {
  const aborted = new AbortController()
  const response = await maria.fetch('/privacy/export', { signal: aborted.signal })
  expect(response.status).toBe(200)
  aborted.abort()
  await expect.poll(() => readdir(path.join(server.dataDirectory, 'exports'))).toEqual([])
  await expect
    .poll(async () => {
      const again = await maria.fetch('/privacy/export')
      await again.arrayBuffer()
      return again.status
    })
    .toBe(200)
})

test('a lost file leaves all other files in the archive', async () => {
  await rm(path.join(server.dataDirectory, 'files', 'attachments'), { recursive: true })
  const found = readZip(await fetchArchive(maria))
  const [{ attachmentId }] = jsonIn(found, 'attachments.json') as [{ attachmentId: string }]
  const content =
    found.get(`attachments/${attachmentId}.png`) ?? found.get(`attachments/${attachmentId}.jpg`)
  expect(content?.toString('utf8')).toContain('could not be read')
})

test('nobody but a user with a request and a proof gets an archive', async () => {
  const stranger = new Visitor(server.address)
  expect((await stranger.fetch('/privacy/export')).status).toBe(401)
  expect((await (await signIn(server.address, 'admin')).fetch('/privacy/export')).status).toBe(403)
  const jose = new Visitor(server.address)
  await jose.calls.identity.login({ email: 'jose@sample.kaban.test', password: 'sample-wallet-2' })
  const unasked = await jose.fetch('/privacy/export')
  expect([unasked.status, ((await unasked.json()) as { name: string }).name]).toEqual([
    409,
    'export-not-asked-for',
  ])
  await jose.calls.privacy.prepareExport({})
  await server.asOwner(
    `update sessions set proven_at = now() - interval '6 minutes' where user_id = $1`,
    [await idOf('jose@sample.kaban.test')],
  )
  const unproven = await jose.fetch('/privacy/export')
  expect([unproven.status, ((await unproven.json()) as { name: string }).name]).toEqual([
    403,
    'proof-needed',
  ])
  await expect(jose.calls.privacy.prepareExport({})).rejects.toMatchObject({
    data: { name: 'proof-needed' },
  })
})

test('the rate limit allows a few copies an hour', async () => {
  const userId = await idOf('maria@sample.kaban.test')
  await server.asOwner(`update attempts set open_at = now() where purpose = 'export-user'`)
  const outcomes = []
  for (let attempt = 0; attempt < 4; attempt += 1)
    outcomes.push(
      await maria.calls.privacy.prepareExport({}).then(
        () => 'done',
        (error: { data: { name: string } }) => error.data.name,
      ),
    )
  expect(outcomes).toContain('too-many-exports')
  const [{ count }] = (await server.asOwner<{ count: bigint }>(
    `select count(*) as count from user_activity_log where user_id = $1
      and action_type = 'DATA_EXPORT'`,
    [userId],
  )) as [{ count: bigint }]
  expect(count).toBeLessThanOrEqual(5n)
})
