/** Everything that a server prints at its lowest level, while people give it their secrets. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#foundation/platform/server/database/database.ts'
import { reserveAddress } from '../fixtures/people/social-fixture.ts'
import { startKaban, stopKaban, type KabanProcess } from '../fixtures/servers/kaban-process.ts'
import { startRealProvider, type RealProvider } from '../fixtures/servers/real-provider.ts'
import { signIn, Visitor } from '../fixtures/servers/test-server.ts'

const email = 'nena.cruz@example.test'
const password = 'maligayang umaga 7'
const accountNumber = '009988776655'
const payeeNumber = '001122334455'
const wrongCode = 'open-says-nobody'
const secretKey = randomBytes(32).toString('base64')
const metricsToken = randomBytes(18).toString('base64url')

const directory = await mkdtemp(path.join(tmpdir(), 'kaban-log-'))
const secrets = new Map<string, string>([
  ['email', email],
  ['password', password],
  ['account number', accountNumber],
  ['account number of the payee', payeeNumber],
  ['wrong access code', wrongCode],
  ['secret key', secretKey],
  ['token of the metrics', metricsToken],
])
let output = ''
let provider: RealProvider
let running: KabanProcess
let owner: Database

beforeAll(async () => {
  const address = await reserveAddress()
  provider = await startRealProvider([`${address.KABAN_PUBLIC_URL}/social/real/callback`])
  const { issuer, clientId, clientSecret } = provider
  provider.people['pedro'] = {
    email: 'pedro@provider.test',
    email_verified: true,
    name: 'Pedro Reyes',
  }
  secrets.set('client secret', clientSecret).set('email at the provider', 'pedro@provider.test')
  running = await startKaban(
    directory,
    {
      ...address,
      KABAN_LOG_LEVEL: 'trace',
      KABAN_ACCESS_LOG: 'on',
      KABAN_SECRET_KEY: secretKey,
      KABAN_METRICS_TOKEN: metricsToken,
      KABAN_SOCIAL_PROVIDERS: JSON.stringify([
        { id: 'real', name: 'Real', issuer, clientId, clientSecret },
      ]),
    },
    (text) => (output += text),
  )
  owner = openDatabase(running.ownerUrl, { connections: 1 })
})
afterAll(async () => {
  await owner.close()
  await stopKaban(running)
  await provider.close()
  await rm(directory, { recursive: true, force: true })
})

/** Notes every cookie, and the code and state of every redirect. */
class WatchedVisitor extends Visitor {
  override async fetch(place: string, init?: RequestInit): Promise<Response> {
    const answer = await super.fetch(place, init)
    for (const address of [place, answer.headers.get('location') ?? ''])
      for (const [name, value] of new URL(address, running.address).searchParams)
        if (['code', 'state', 'nonce', 'code_challenge'].includes(name))
          secrets.set(`${name} ${value}`, value)
    this.noteCookies()
    return answer
  }
  noteCookies(): void {
    for (const pair of this.cookie.split('; ')) {
      const [name = '', value = ''] = pair.split('=')
      // A language or a mark of a few letters is no secret.
      if (value.length > 15) secrets.set(`cookie ${name} ${value}`, value)
    }
  }
}

async function signUp(visitor: WatchedVisitor): Promise<void> {
  await visitor.calls.identity.register({
    fullName: 'Nena Cruz',
    phoneNumber: '0917 000 1111',
    email,
    password,
    confirmPassword: password,
    bankName: 'GCash',
    accountName: 'Nena Cruz',
    accountNumber,
    termsAgreed: true,
  })
  const { link } = await owner.read((tx) =>
    tx.row<{ link: string }>(
      `select content #>> '{action,path}' as link from mail_outbox where to_address = $1`,
      [email],
    ),
  )
  const token = new URL(link, running.address).searchParams.get('token') ?? ''
  expect(token.length).toBeGreaterThan(15)
  secrets.set('token of the mail', token)
  await visitor.fetch(link)
  await visitor.calls.identity.verifyEmail({ token })
  await visitor.calls.identity.login({ email, password })
  visitor.noteCookies()
}

/** A withdrawal to a bank account that is not on file needs a code. */
async function proveByMail(visitor: WatchedVisitor): Promise<void> {
  await visitor.calls.identity.mailCode({})
  const { code } = await owner.read((tx) =>
    tx.row<{ code: string }>(
      `select content #>> '{facts,0,1}' as code from mail_outbox
       where to_address = $1 and content ? 'forgetFacts'`,
      [email],
    ),
  )
  expect(code).toMatch(/^\d{6}$/)
  secrets.set('mailed code', code)
  await visitor.calls.identity.prove({ way: 'mail', secret: code })
  visitor.noteCookies()
}

async function moveMoney(visitor: WatchedVisitor): Promise<void> {
  const admin = await signIn(running.address, 'admin')
  const [account] = await visitor.calls.deposits.companyAccounts({})
  const [transactionId, chatId] = [uuidv7(), uuidv7()]
  await visitor.calls.deposits.request({
    requestId: transactionId,
    amountCentavos: 2_000_000n,
    companyAccountId: account?.companyAccountId ?? null,
  })
  await visitor.calls.deposits.startChat({ transactionId, chatId })
  await admin.calls.deposits.move({ transactionId, moveId: uuidv7(), to: 'completed' })
  await proveByMail(visitor)
  await visitor.calls.withdrawals.request({
    requestId: uuidv7(),
    amountCentavos: 600_000n,
    bankName: 'BDO Unibank',
    accountName: 'Nena Cruz',
    accountNumber: payeeNumber,
  })
}

/** PostgreSQL names the whole row in the detail of one error, and a text in the message of one. */
const [namesRow, quotesText] = ['false', 'title::integer > 0']

async function failWith(visitor: Visitor, texts: string, check: string): Promise<Response> {
  await owner.read((tx) =>
    tx.dynamicRows(`alter table tasks drop constraint if exists broken,
      add constraint broken check (${check}) not valid`),
  )
  return await visitor.fetch('/rpc/tasks/add', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { taskId: uuidv7(), title: texts, description: texts } }),
  })
}

/** Six digits also occur by chance inside longer numbers. */
const occursIn = (text: string, secret: string) =>
  /^\d{6}$/.test(secret)
    ? new RegExp(`(?<![0-9a-f])${secret}(?![0-9a-f])`).test(text)
    : text.includes(secret)

const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return []
    return [JSON.parse(line) as { msg: string; reqId?: string; level: number }]
  })

test('the log holds no secret, and each line of a request has the id of its answer', async () => {
  const visitor = new WatchedVisitor(running.address)
  await signUp(visitor)
  await moveMoney(visitor)
  const ids: (string | null)[] = []
  for (const check of [namesRow, quotesText]) {
    const failed = await failWith(visitor, `Pay ${payeeNumber} of ${email}`, check)
    expect(failed.status).toBe(500)
    const id = failed.headers.get('x-request-id')
    expect(await failed.json()).toMatchObject({ json: { data: { requestId: id } } })
    ids.push(id)
  }

  const stranger = new WatchedVisitor(running.address)
  expect(await provider.signIn(stranger, '/social/real', 'pedro')).toBe('/register?with=real')
  const started = await stranger.fetch('/social/real')
  const state = new URL(started.headers.get('location') ?? '').searchParams.get('state') ?? ''
  await stranger.fetch(`/social/real/callback?code=a-stolen-code-of-somebody&state=${state}`)
  const refused = { email, password: 'a-wrong-password-1' }
  secrets.set('wrong password', refused.password)
  await expect(stranger.calls.identity.login(refused)).rejects.toThrow(/\S/)
  await expect(stranger.calls.identity.enterCompanyAccess({ code: wrongCode })).rejects.toThrow(
    /\S/,
  )
  const scraped = await stranger.fetch('/metrics', {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  const metrics = await scraped.text()
  expect(metrics).toContain('kaban_database_up 1')

  await expect.poll(() => output).toContain('/metrics')
  const lines = linesOf(output)
  const about = (msg: string) => lines.filter((line) => line.msg.startsWith(msg))
  expect(about('fault').map(({ reqId }) => reqId)).toEqual(ids)
  for (const msg of ['answered', 'sign-in refused', 'a sign-in by a provider failed']) {
    expect(about(msg).length, msg).toBeGreaterThan(0)
    for (const line of about(msg)) expect(line.reqId, msg).toMatch(/^[0-9a-f-]{36}$/)
  }
  expect(secrets.size).toBeGreaterThan(14)
  const found = [...secrets].filter(([, value]) => occursIn(`${output}${metrics}`, value))
  expect(found.map(([name]) => name)).toEqual([])
})

test('every answer has an id of its own, also a refusal and a page', async () => {
  const visitor = new Visitor(running.address)
  const addresses = ['/', '/login', '/rpc/tasks/mine', '/made-up', '/healthz', '/robots.txt']
  const ids = await Promise.all(
    addresses.map(async (address) => {
      const { headers } = await visitor.fetch(address, {
        headers: { 'x-request-id': 'chosen-by-somebody' },
      })
      return headers.get('x-request-id')
    }),
  )
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(ids).size).toBe(addresses.length)
})
