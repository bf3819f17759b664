/** T54: one signed-in person who fills the database, the staff's queues or a mailbox. */
import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { writeLimits } from '#foundation/contract/shared/write-limits.ts'
import { contracts } from '../access/contracts.ts'
import { signIn, startTestServer, type Visitor } from '../fixtures/servers/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

async function send(visitor: Visitor, procedure: string, input: object): Promise<Response> {
  return await visitor.fetch(`/rpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  })
}
const counted = (responses: readonly Response[], status: number) =>
  responses.filter((response) => response.status === status)

test('T54 of three hundred long messages the first are kept, the others say when', async () => {
  const maria = await signIn(server.address, 'user')
  const { chatId } = await maria.calls.chats.openSupport({ chatId: uuidv7() })
  const messages = Array.from({ length: 300 }, () => ({
    chatId,
    messageId: uuidv7(),
    content: 'x'.repeat(4000),
  }))
  // More at once than one session may have under way would be refused before they are counted.
  const answers: Response[] = []
  for (let from = 0; from < messages.length; from += 30)
    answers.push(
      ...(await Promise.all(
        messages.slice(from, from + 30).map((message) => send(maria, 'chats/send', message)),
      )),
    )
  const kept = counted(answers, 200).length
  const refused = counted(answers, 429)
  expect(kept).toBeGreaterThanOrEqual(writeLimits.message.user.perMinute)
  expect(kept).toBeLessThan(2 * writeLimits.message.user.perMinute)
  expect(refused.length).toBeGreaterThan(0)
  expect(kept + refused.length + counted(answers, 503).length).toBe(messages.length)
  const texts = await Promise.all(refused.map((response) => response.clone().text()))
  const limited = refused[texts.findIndex((text) => text.includes('too-many-writes'))]!
  const seconds = Number(limited.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThan(90)
  expect(await limited.json()).toMatchObject({
    json: {
      data: {
        name: 'too-many-writes',
        title: 'Please Wait a Little',
        message: expect.stringMatching(
          /^You’ve sent many messages .* wasn’t sent\. Your text is still here\. Try again in /,
        ) as unknown,
      },
    },
  })
  const stored = await server.asOwner('select from chat_messages where session_id = $1', [chatId])
  expect(stored).toHaveLength(kept)
  // A message that arrived before is answered, not refused.
  const first = messages[answers.findIndex(({ status }) => status === 200)]!
  expect((await send(maria, 'chats/send', first)).status).toBe(200)
})

test('T54 work in several transactions is counted before any of it is done', async () => {
  const maria = await signIn(server.address, 'user')
  const { perMinute } = writeLimits.security.user
  const names: string[] = []
  // One is regained each six seconds.
  for (let times = 0; times < perMinute + 10; times += 1) {
    const answer = await send(maria, 'identity/confirmAuthenticator', { code: '000000' })
    const { json } = (await answer.json()) as { json: { data?: { name?: string } } }
    names.push(json.data?.name ?? '')
  }
  expect(names.slice(0, perMinute)).not.toContain('too-many-writes')
  expect(names.slice(perMinute)).toContain('too-many-writes')
})

test('T54 every procedure that writes belongs to a limit', () => {
  const kinds = Object.entries(contracts).flatMap(([module, contract]) =>
    Object.entries(contract)
      .map(([name, procedure]) => ({ name: `${module}.${name}`, ...procedure['~orpc'].meta }))
      .filter(({ opens }) => opens !== 'connection'),
  )
  expect(kinds.length).toBeGreaterThan(90)
  for (const { name, limit = 'change' } of kinds) expect(writeLimits, name).toHaveProperty(limit)
  // A thief must not be able to use up what the owner needs against them.
  for (const name of [
    'safeguards.lockMoney',
    'identity.endOtherSessions',
    'identity.changePassword',
  ])
    expect(kinds.find((kind) => kind.name === name)?.limit, name).toBe('safety')
})
