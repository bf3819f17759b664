/** T37: a page that leaves its reads, as after each live event, keeps nobody else waiting. */
import { afterAll, expect, test } from 'vitest'
import { withLockedTable } from '../../fixtures/database/locked-table.ts'
import { signIn, startTestServer, type Visitor } from '../../fixtures/servers/test-server.ts'

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
