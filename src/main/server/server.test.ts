import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, startTestServer, type TestServer } from '#tests/fixtures/servers/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the started server tells the screens of deposits when a chat changes', async () => {
  // The relay takes names away as soon as they are written: a copy stays.
  await server.asOwner(
    'create table told as select topic, subject_id, user_id from live_outbox with no data',
  )
  await server.asOwner('grant insert on told to kaban_app')
  await server.asOwner(
    `create function note_name() returns trigger language plpgsql as $$ begin insert into told values (new.topic, new.subject_id, new.user_id); return new; end $$`,
  )
  await server.asOwner(
    'create trigger note after insert on live_outbox for each row execute function note_name()',
  )
  const user = await signIn(server.address, 'user')
  const chatId = uuidv7()
  await user.calls.chats.openSupport({ chatId })
  const told = await server.asOwner<{ topic: string; admins: boolean }>(
    'select topic, user_id is null as admins from told where subject_id = $1 order by topic, admins',
    [chatId],
  )
  expect(told).toEqual(
    ['chats', 'deposits'].flatMap((topic) => [false, true].map((admins) => ({ topic, admins }))),
  )
})
