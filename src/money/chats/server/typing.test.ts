import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import type { Caller } from '#foundation/platform/server/http/context.ts'
import { startRelay } from '#foundation/platform/server/live/relay.ts'
import { openChatFixture } from '#tests/fixtures/people/chat-fixture.ts'
import { addUser, adminContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { tellTyping } from './typing.ts'

const fixture = await openChatFixture()
// Two servers on one database.
const here = startRelay(fixture.database, fixture.url)
const elsewhere = startRelay(fixture.database, fixture.url)
afterAll(() => Promise.all([here.close(), elsewhere.close()]))

const type = (caller: Caller, chatId: string) =>
  fixture.as(caller, (ctx) => tellTyping({ ...ctx, database: fixture.database }, { chatId }))

/** The chats in which this caller sees somebody typing, as they hear of it. */
function hearAs(caller: Caller, relay = here): string[] {
  const heard: string[] = []
  relay.listen(
    caller,
    ({ topic, id }) => topic === 'typing' && heard.push(id),
    () => {},
  )
  return heard
}

test('only the other side hears of typing, on every server, and nothing is stored', async () => {
  const { maria, chatId } = await fixture.addSupportChat()
  const [user, stranger, staff] = [
    hearAs(userContext(maria)),
    hearAs(userContext(await addUser(fixture))),
    hearAs(adminContext(null)),
  ]
  const [userElsewhere, staffElsewhere] = [
    hearAs(userContext(maria), elsewhere),
    hearAs(adminContext(null), elsewhere),
  ]
  const listening = () =>
    fixture.asOwner(
      `select from pg_stat_activity
       where query = 'listen kaban_live' and datname = current_database()`,
    )
  await expect.poll(listening).toHaveLength(2)
  const before = await fixture.asOwner('select version, updated_at from chat_sessions')
  await type(userContext(maria), chatId)
  await expect.poll(() => [staff, staffElsewhere]).toEqual([[chatId], [chatId]])
  expect([user, userElsewhere]).toEqual([[], []])
  await type(adminContext(await addUser(fixture, 'admin')), chatId)
  await expect.poll(() => [user, userElsewhere]).toEqual([[chatId], [chatId]])
  expect([staff, staffElsewhere, stranger]).toEqual([[chatId], [chatId], []])
  expect(await fixture.asOwner('select version, updated_at from chat_sessions')).toEqual(before)
  expect(await fixture.asOwner(`select from live_outbox where topic = 'typing'`)).toEqual([])
})

test("nobody types in another user's chat, and nobody hears typing in a closed one", async () => {
  const { maria, chatId } = await fixture.addSupportChat()
  const staff = hearAs(adminContext(null))
  expect(await outcome(type(userContext(await addUser(fixture)), chatId))).toBe('chat-not-found')
  expect(await outcome(type(userContext(maria), uuidv7()))).toBe('chat-not-found')
  await fixture.closeChat(chatId)
  await type(userContext(maria), chatId)
  expect(staff).toEqual([])
})
