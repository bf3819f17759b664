import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { notifyUser } from '../actions.ts'
import { deliverWaitingPushes, type PushParts } from './deliver-push.ts'
import { postPushTo } from './post-push.ts'
import { lookUpPublic } from './public-address.ts'
import { readPush, subscribePush, unsubscribePush } from './push-devices.ts'

/** Holds the keys of a browser. */
function newBrowser() {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const authSecret = Buffer.alloc(16, 7)
  return {
    /** RFC 8291 from the browser's side, independent of the library. */
    read(body: Buffer): Record<string, string> {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body.readUInt8(20))
      const record = body.subarray(21 + sender.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const key = derive(keys.computeSecret(sender), authSecret, info, 32)
      const plain = createDecipheriv(
        'aes-128-gcm',
        derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
      )
      plain.setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([plain.update(record.subarray(0, -16)), plain.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
    },
    subscription: (endpoint: string, showsDetails = false) => ({
      endpoint,
      publicKey: publicKey.toString('base64url'),
      authSecret: authSecret.toString('base64url'),
      showsDetails,
    }),
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

interface Taken {
  url: string
  headers: IncomingMessage['headers']
  body: Buffer
}
let taken: Taken[] = []
let answer = 201
const service = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    taken.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(answer).end()
  })
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
afterAll(() => service.close())
const { port } = service.address() as AddressInfo
/** As the real one, but what it sends arrives at the service of this test. */
const post = postPushTo({
  request: ((endpoint: string, options: object, done: (answer: IncomingMessage) => void) =>
    httpRequest(
      { ...options, host: '127.0.0.1', port, path: new URL(endpoint).pathname },
      done,
    )) as never,
})

const fixture = await testDatabase()
const parts: PushParts = {
  database: fixture.database,
  secrets: await withContext(fixture, userContext(uuidv7()), async (ctx) => ctx.secrets),
  settings: { publicUrl: 'https://kaban.test', mailFrom: 'Kaban <mail@kaban.test>', mode: 'live' },
  findSiteName: async () => 'Kaban',
}
const deliver = () => deliverWaitingPushes(parts, post)
const waiting = async () => (await fixture.asOwner('select id from push_outbox')).length
const message = { en: 'Your deposit of ₱500.00 arrived.', fil: 'Dumating ang ₱500.00 mo.' }

beforeEach(async () => {
  ;[taken, answer] = [[], 201]
  await fixture.asOwner('delete from push_subscriptions')
})

/** A signed-in user with a browser that gets messages. */
async function addDevice({ showsDetails = false } = {}) {
  const userId = await addUser(fixture)
  const sessionId = uuidv7()
  await fixture.asOwner(
    `insert into sessions (id, token_hash, user_id, expires_at, idle_limit, user_agent, address)
     values ($1, sha256($1::uuid::text::bytea), $2, now() + interval '1 day', '1 day', 't', '::1')`,
    [sessionId, userId],
  )
  const caller = { ...userContext(userId), sessionId }
  const browser = newBrowser()
  const endpoint = `https://push.example.com/${userId}`
  const call = <Result>(action: Parameters<typeof withContext<Result>>[2]) =>
    withContext(fixture, caller, action)
  await call((ctx) => subscribePush(ctx, browser.subscription(endpoint, showsDetails)))
  const tell = () =>
    call((ctx) =>
      notifyUser(ctx, {
        userId,
        type: 'transaction_update',
        message,
        linkTo: '/dashboard/transactions',
        push: true,
      }),
    )
  return { userId, sessionId, browser, endpoint, call, tell }
}

test('a message says no more than that there is news, and where', async () => {
  const { browser, userId, tell } = await addDevice()
  await tell()
  await deliver()
  expect(taken).toHaveLength(1)
  const [{ url, headers, body }] = taken as [Taken]
  expect(url).toBe(`/${userId}`)
  expect(browser.read(body)).toEqual({
    title: 'You have news in Kaban',
    body: '',
    path: '/dashboard/transactions',
    tag: headers['topic'],
  })
  expect([headers['content-encoding'], headers['ttl']]).toEqual(['aes128gcm', '86400'])
  expect(await waiting()).toBe(0)
})

test('with details allowed it says what happened, in the language of the user', async () => {
  const { browser, userId, tell } = await addDevice({ showsDetails: true })
  await tell()
  await fixture.asOwner(`update users set language = 'fil' where id = $1`, [userId])
  await tell()
  await deliver()
  const read = taken.map(({ body }) => browser.read(body))
  expect(read.map(({ title }) => title)).toEqual(['Kaban', 'Kaban'])
  expect(read.map(({ body }) => body)).toEqual([message.en, message.fil])
  // Its length tells nothing of it.
  expect(new Set(taken.map(({ body }) => body.length)).size).toBe(1)
})

test('the service can check whose message it is', async () => {
  const { call, tell } = await addDevice()
  await tell()
  await deliver()
  const [, token = '', key = ''] =
    /^vapid t=(.+), k=(.+)$/.exec(taken[0]?.headers.authorization ?? '') ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  expect((await call(readPush)).publicKey).toBe(key)
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example.com',
    sub: 'https://kaban.test',
  })
})

test.each([404, 410])(
  'a subscription that the service answers with %i is forgotten',
  async (gone) => {
    const { call, tell } = await addDevice()
    await tell()
    answer = gone
    await deliver()
    expect((await call(readPush)).devices).toEqual([])
    expect(await waiting()).toBe(0)
  },
)

test('trouble at the service delays a message, and a refusal drops it', async () => {
  const { call, tell } = await addDevice()
  await tell()
  answer = 503
  await deliver()
  await deliver()
  expect([taken.length, await waiting()]).toEqual([1, 1])
  await fixture.asOwner('update push_outbox set next_attempt_at = now()')
  answer = 400
  await deliver()
  expect([taken.length, await waiting()]).toEqual([2, 0])
  expect((await call(readPush)).devices).toHaveLength(1)
})

test('whoever has signed out is told nothing there', async () => {
  const { sessionId, tell } = await addDevice()
  await tell()
  await fixture.asOwner('update sessions set ended_at = now() where id = $1', [sessionId])
  await tell()
  await deliver()
  expect([taken.length, await waiting()]).toEqual([0, 0])
})

test('turning a device off is recorded once, and is not for others', async () => {
  const [maria, jose] = [await addDevice(), await addDevice()]
  const [device] = (await maria.call(readPush)).devices
  const off = { subscriptionId: device?.subscriptionId ?? '' }
  const refused = { refusalName: 'push-device-not-found' }
  await expect(jose.call((ctx) => unsubscribePush(ctx, off))).rejects.toMatchObject(refused)
  await maria.call((ctx) => unsubscribePush(ctx, off))
  await expect(maria.call((ctx) => unsubscribePush(ctx, off))).rejects.toMatchObject(refused)
  expect(
    await fixture.asOwner(
      `select description from user_activity_log
       where user_id = $1 and action_type = 'NOTIFICATION_SETTINGS_UPDATE' order by id`,
      [maria.userId],
    ),
  ).toEqual([
    { description: 'Push notifications turned on for a device.' },
    { description: 'Push notifications turned off for a device.' },
  ])
})

test('details are switched on the same device', async () => {
  const { browser, endpoint, call } = await addDevice()
  await call((ctx) => subscribePush(ctx, browser.subscription(endpoint, true)))
  expect((await call(readPush)).devices).toMatchObject([{ showsDetails: true }])
})

test.each([
  'http://push.example.com/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://push.example.com:8443/x',
  'https://me:secret@push.example.com/x',
  'https://printer.local/x',
  'https://db.internal/x',
])('%s is refused as a push service', async (endpoint) => {
  const { call, browser } = await addDevice()
  await expect(
    call((ctx) => subscribePush(ctx, browser.subscription(endpoint))),
  ).rejects.toMatchObject({ refusalName: 'push-endpoint-refused' })
})

test('a name that leads to a private address gets no connection', async () => {
  const to = (address: string) =>
    postPushTo({ lookup: lookUpPublic(async () => [{ address, family: 4 }]) })(
      { endpoint: 'https://push.example.com/x', headers: {}, body: Buffer.from('x') },
      AbortSignal.timeout(5_000),
    )
  for (const address of ['127.0.0.1', '10.0.0.8', '169.254.169.254', '192.168.1.1'])
    await expect(to(address)).rejects.toThrow('has no public address')
})
