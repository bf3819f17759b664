/** F09: another transaction holds the row of a wallet: its owner is told, others go on. */
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindLimits } from '#foundation/platform/server/overload/work-kinds.ts'
import { mariaSantos } from '#main/sample/sample-sign-ins.ts'
import { startAccessFixture, type AccessFixture } from '../../fixtures/people/access-fixture.ts'

let fixture: AccessFixture
beforeAll(async () => {
  fixture = await startAccessFixture()
}, 60_000)
afterAll(() => fixture.close())

test('F09 a locked wallet makes its owner wait, and takes nothing from others', async () => {
  const { owner, other } = fixture.people
  const holder = new pg.Client({ connectionString: fixture.ownerUrl })
  holder.on('error', () => {})
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from ledger.wallets where id = $1 for update', [
    fixture.things.ownerId,
  ])
  const began = performance.now()
  let firstRefusedMs = Infinity
  const stuck = Array.from({ length: 20 }, async () => {
    const answer = await owner.fetch('/rpc/withdrawals/request', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        json: { requestId: uuidv7(), amountCentavos: '500000', ...mariaSantos.bank },
        meta: [[0, 'amountCentavos']],
      }),
    })
    const { json } = (await answer.json()) as { json: { data: { name: string } } }
    if (json.data.name === 'in-use')
      firstRefusedMs = Math.min(firstRefusedMs, performance.now() - began)
    return { answer, name: json.data.name }
  })
  const times: number[] = []
  for (let time = 0; time < 10; time += 1) {
    const asked = performance.now()
    await other.calls.tasks.add({ taskId: uuidv7(), title: 'Unharmed' })
    await other.calls.transactions.balance({})
    times.push(performance.now() - asked)
  }
  expect(times.toSorted((one, two) => one - two)[4]).toBeLessThan(1_000)
  for (const { answer, name } of await Promise.all(stuck)) {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(['in-use', 'overloaded']).toContain(name)
  }
  // Told when the wait for the row is over, not when the time of the statement is.
  expect(firstRefusedMs).toBeLessThan(kindLimits.changes.database.statementTimeoutMs)
  await holder.query('rollback')
  await holder.end()
  const request = { requestId: uuidv7(), amountCentavos: 500_000n, ...mariaSantos.bank }
  expect(await owner.calls.withdrawals.request(request)).toMatchObject({ status: 'pending' })
}, 60_000)
