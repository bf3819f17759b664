/**
 * F09: a page that leaves its reads, as after each live event, keeps nobody else waiting, and the
 * database does not go on with them.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { withLockedTable } from '../../fixtures/database/locked-table.ts'
import { signIn, startTestServer, Visitor } from '../../fixtures/servers/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

function leaveRead(person: Visitor, procedure: string, signal: AbortSignal): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return person
    .fetch(`/rpc/${procedure}`, { method: 'POST', headers, body: '{"json":{}}', signal })
    .catch(() => null)
}

test('reads that are left while they run make room for others at once', async () => {
  const [maria, admin] = [
    await signIn(server.address, 'user'),
    await signIn(server.address, 'admin'),
  ]
  await withLockedTable(server, 'transactions', async (untilWaiting) => {
    const leaving = new AbortController()
    const left = [
      ...Array.from({ length: 3 }, () =>
        leaveRead(admin, 'transactions/adminList', leaving.signal),
      ),
      ...Array.from({ length: 3 }, () => leaveRead(maria, 'transactions/mine', leaving.signal)),
    ]
    await untilWaiting(2)
    leaving.abort()
    await Promise.all(left)
  })
  const began = Date.now()
  for (let asked = 0; asked < 4; asked += 1) {
    expect((await maria.calls.identity.me({})).role).toBe('user')
    expect((await admin.calls.identity.me({})).role).toBe('admin')
  }
  expect(Date.now() - began).toBeLessThan(3_000)
})

test('the statement of a read that is left ends in the database within a second', async () => {
  const [admin, colleague] = [await signIn(server.address, 'admin'), new Visitor(server.address)]
  await colleague.calls.identity.login(sampleSignIns.secondAdmin)
  const [maria] = await server.asOwner<{ id: string }>('select id from users where email = $1', [
    sampleSignIns.user.email,
  ])
  // Something waits for the admin, so that the function below is called.
  await colleague.calls.adjustments.adjust({
    adjustmentId: uuidv7(),
    userId: maria?.id ?? '',
    direction: 'credit',
    amountCentavos: 50_000_00n,
    reason: 'Paid twice.',
    notes: '',
  })
  // Longer than the test waits, shorter than the time limit of a read's statement.
  await server.asOwner(
    `create or replace function second_person_obstacle(first text, second text, made_at timestamptz)
     returns text language plpgsql stable as $$ begin perform pg_sleep(4); return null; end $$`,
  )
  const isRunning = async () =>
    (
      await server.asOwner(
        `select from pg_stat_activity where datname = current_database()
           and state = 'active' and wait_event = 'PgSleep'`,
      )
    ).length > 0
  const leaving = new AbortController()
  const left = leaveRead(admin, 'approvals/counts', leaving.signal)
  await expect.poll(isRunning, { timeout: 3_000, interval: 10 }).toBe(true)
  leaving.abort()
  await left
  await pause(1_000)
  expect(await isRunning()).toBe(false)
})
