import { randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import {
  signIn,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../fixtures/servers/test-server.ts'

let server: TestServer
let user: Visitor
let companyAccountId: string

beforeAll(async () => {
  server = await startTestServer()
  user = await signIn(server.address, 'user')
  const [first] = await user.calls.deposits.companyAccounts({})
  companyAccountId = first?.companyAccountId ?? ''
})
afterAll(async () => {
  expect((await verifyBook(server.database)).problems).toEqual([])
  await server.close()
})

/**
 * Sends the request as a program would, past every check of the browser. `meta` names the bigint
 * fields, as the RPC protocol does.
 */
async function send(
  procedure: string,
  json: unknown,
  meta: unknown[] = [],
): Promise<{ status: number; text: string }> {
  const body = typeof json === 'string' ? json : JSON.stringify({ json, meta })
  const answer = await user.fetch(`/rpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return { status: answer.status, text: await answer.text() }
}

async function expectRefused(sent: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await sent
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(text).toMatch(/"title":"[^"]+"/)
  expect(text).not.toMatch(/node_modules|\.ts:\d|at async/)
}

async function countOf(table: 'transactions' | 'users' | 'chat_messages'): Promise<bigint> {
  const [row] = await server.asOwner<{ count: bigint }>(`select count(*) from ${table}`)
  return row?.count ?? -1n
}

const bigint = (field: string) => [[0, field]]

describe('an invalid amount is refused and nothing is stored', () => {
  const amounts: [name: string, value: unknown, meta?: unknown[]][] = [
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['an empty text as a whole number', '', bigint('amountCentavos')],
    ['0', '0', bigint('amountCentavos')],
    ['a negative amount', '-500000', bigint('amountCentavos')],
    ['1e309', '1e309', bigint('amountCentavos')],
    ['Infinity', 1e308],
    ['NaN', 'NaN', bigint('amountCentavos')],
    ['0.001', '0.001', bigint('amountCentavos')],
    ['a fraction', 0.001],
    ['1,000.50', '1,000.50', bigint('amountCentavos')],
    ['9,999,999,999,999.99', '999999999999999', bigint('amountCentavos')],
    ['more than a column holds', '9'.repeat(40), bigint('amountCentavos')],
    ['text', 'a lot'],
    ['an array', ['500000']],
    ['an object', { amount: 1 }],
    ['a plain number', 500000],
  ]
  test.each(amounts)('%s', async (_name, value, meta = []) => {
    const before = await countOf('transactions')
    await expectRefused(
      send(
        'deposits/request',
        { requestId: uuidv7(), amountCentavos: value, companyAccountId },
        meta,
      ),
    )
    const bank = { bankName: 'GCash', accountName: 'Maria Santos', accountNumber: '09170000001' }
    await expectRefused(
      send('withdrawals/request', { requestId: uuidv7(), amountCentavos: value, ...bank }, meta),
    )
    expect(await countOf('transactions')).toBe(before)
  })
})

describe('what belongs to somebody else is not found', () => {
  test('receipts, chats, deposits, withdrawals and notifications', async () => {
    const [foreign] = await server.asOwner<{ transaction: string; chat: string }>(
      `select t.id as transaction, c.id as chat from transactions t
        join chat_sessions c on c.related_transaction_id = t.id
       join users u on u.id = t.user_id where u.email = 'jose@sample.kaban.test' limit 1`,
    )
    const { transaction = '', chat = '' } = foreign ?? {}
    expect(transaction).not.toBe('')
    for (const id of [transaction, randomUUID()]) {
      expect((await send('transactions/receipt', { id })).status).toBe(404)
      expect((await send('deposits/extend', { transactionId: id, extensionsSeen: 0 })).status).toBe(
        404,
      )
      expect(
        (await send('deposits/startChat', { transactionId: id, chatId: uuidv7() })).status,
      ).toBe(404)
      expect((await send('deposits/cancel', { transactionId: id, moveId: uuidv7() })).status).toBe(
        404,
      )
      expect(
        (await send('withdrawals/cancel', { transactionId: id, moveId: uuidv7() })).status,
      ).toBe(404)
    }
    for (const chatId of [chat, randomUUID()]) {
      expect((await send('chats/get', { chatId })).status).toBe(404)
      expect((await send('chats/messages', { chatId })).status).toBe(404)
      expect(
        (await send('chats/send', { chatId, messageId: uuidv7(), content: 'hello' })).status,
      ).toBe(404)
    }
    expect((await send('notifications/remove', { notificationIds: [randomUUID()] })).status).toBe(
      404,
    )
  })
})

describe('unknown fields are refused', () => {
  const someone = {
    fullName: 'Nena Cruz',
    phoneNumber: '09170001111',
    email: 'nena@example.com',
    password: 'blue carabao 77',
    confirmPassword: 'blue carabao 77',
    bankName: 'GCash',
    accountName: 'Nena Cruz',
    accountNumber: '09170001111',
    termsAgreed: true,
  }
  test.each(['role', 'status', 'balance', 'sample', 'id', 'userId', 'emailVerified', '__proto__x'])(
    '%s at sign-up',
    async (field) => {
      const before = await countOf('users')
      await expectRefused(send('identity/register', { ...someone, [field]: 'admin' }))
      expect(await countOf('users')).toBe(before)
    },
  )

  test('status and user id with a withdrawal', async () => {
    const request = {
      requestId: uuidv7(),
      amountCentavos: '500000',
      bankName: 'GCash',
      accountName: 'Maria',
      accountNumber: '09170000001',
    }
    await expectRefused(
      send('withdrawals/request', { ...request, status: 'completed' }, bigint('amountCentavos')),
    )
    await expectRefused(
      send('withdrawals/request', { ...request, userId: randomUUID() }, bigint('amountCentavos')),
    )
  })
})

describe('an invalid text is refused and nothing is stored', () => {
  const marks: [string, string, string][] = [
    ['NUL', 'Maria\u0000Santos', 'invisible characters'],
    ['a mark that reverses the direction', 'Maria \u202Egnp.exe', 'invisible characters'],
    ['4 kB', 'x'.repeat(4096), 'Check what you entered'],
  ]
  test.each(marks)('%s in a name', async (_name, fullName, message) => {
    const sent = send('profile/save', { fullName, phoneNumber: '09170000001' })
    await expectRefused(sent)
    expect((await sent).text).toContain(message)
    const profile = await user.calls.profile.mine({})
    expect(profile.fullName).toBe('Maria Santos')
  })

  test('a name with slashes and markup is stored unchanged', async () => {
    await user.calls.profile.save({ fullName: '../<b>Maria</b>', phoneNumber: '09170000001' })
    expect((await user.calls.profile.mine({})).fullName).toBe('../<b>Maria</b>')
    await user.calls.profile.save({ fullName: 'Maria Santos', phoneNumber: '09170000001' })
  })
})

describe('malformed requests', () => {
  test.each([
    ['no JSON', '{'],
    ['an array', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['a broken meta', '{"json":{},"meta":[[0,"a","b"]]}'],
    ['a prototype', '{"json":{"__proto__":{"role":"admin"}},"meta":[]}'],
  ])('%s', async (_name, body) => {
    await expectRefused(send('deposits/request', body))
  })

  test('a body over the limit', async () => {
    const { status, text } = await send('chats/send', {
      chatId: randomUUID(),
      messageId: uuidv7(),
      content: 'x'.repeat(200_000),
    })
    expect(status).toBe(413)
    expect(text).toContain('"title":"Too Large"')
  })

  test('another content type, another method, an unknown procedure', async () => {
    expect(
      (
        await user.fetch('/rpc/deposits/request', {
          method: 'POST',
          headers: { 'content-type': 'text/xml' },
          body: '<a/>',
        })
      ).status,
    ).toBe(415)
    expect((await user.fetch('/rpc/deposits/request')).status).toBe(405)
    expect((await send('deposits/nothing', {})).status).toBe(404)
    expect((await user.fetch('/assets/nothing.js')).status).toBe(404)
    expect((await user.fetch('/%2e%2e/%2e%2e/etc/passwd')).status).not.toBe(200)
  })
})
