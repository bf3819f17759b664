import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, startTestServer, type TestServer } from '#tests/fixtures/servers/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a changed chat also notifies the screens of deposits', async () => {
  // The relay deletes rows as soon as they are written, so a trigger copies them.
  await server.asOwner(
    'create table announced as select topic, subject_id, user_id from live_outbox with no data',
  )
  await server.asOwner('grant insert on announced to kaban_app')
  await server.asOwner(
    `create function copy_row() returns trigger language plpgsql as $$ begin
       insert into announced values (new.topic, new.subject_id, new.user_id);
       return new;
     end $$`,
  )
  await server.asOwner(
    `create trigger copy after insert on live_outbox for each row execute function copy_row()`,
  )
  const user = await signIn(server.address, 'user')
  const chatId = uuidv7()
  await user.calls.chats.openSupport({ chatId })
  const announced = await server.asOwner<{ topic: string; admins: boolean }>(
    `select topic, user_id is null as admins from announced
     where subject_id = $1 order by topic, admins`,
    [chatId],
  )
  expect(announced).toEqual(
    ['chats', 'deposits'].flatMap((topic) => [false, true].map((admins) => ({ topic, admins }))),
  )
})

test('/healthz says how many proxies pass a request on', async () => {
  const hops = async (forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const answer = await fetch(`${server.address}/healthz`, { headers })
    return answer.headers.get('x-forwarded-hops')
  }
  expect(await hops()).toBe('0')
  expect(await hops('203.0.113.7, 10.0.0.1')).toBe('2')
})
