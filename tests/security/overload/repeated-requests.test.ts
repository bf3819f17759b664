/**
 * Requests that are sent again while the first is under way, over HTTP and on real connections:
 * every copy gets the answer of the first.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mariaSantos, sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import {
  smallPicture,
  startAccessFixture,
  type AccessFixture,
} from '../../fixtures/people/access-fixture.ts'
import { Visitor } from '../../fixtures/servers/test-server.ts'

let fixture: AccessFixture
const owners: pg.Client[] = []
beforeAll(async () => {
  fixture = await startAccessFixture()
}, 60_000)
afterAll(async () => {
  for (const client of owners) await client.end()
  await fixture.close()
})

const copies = 6
const investment = {
  planName: 'Sample',
  amountCentavos: 100n,
  expectedReturnCentavos: null,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  notes: 'Asked in the chat.',
}

/** A connection that can hold any row or table. */
async function openOwner(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: fixture.ownerUrl })
  await client.connect()
  owners.push(client)
  return client
}

/** Resolves once so many statements wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  for (let tried = 0; tried < 500; tried += 1) {
    const [found] = await fixture.asOwner<{ waiting: bigint }>(
      `select count(*) as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (found && found.waiting >= BigInt(count)) return
    await pause(10)
  }
  throw new Error(`No ${count} statements wait for a lock`)
}

test('T08 copies of an approval get one answer', async () => {
  const approvalId = uuidv7()
  const colleague = new Visitor(fixture.address)
  await colleague.calls.identity.login(sampleSignIns.secondAdmin)
  await colleague.calls.approvals.recall({ approvalId: fixture.things.approvalId })
  await colleague.calls.adjustments.adjust({
    adjustmentId: approvalId,
    userId: fixture.things.ownerId,
    direction: 'credit',
    amountCentavos: 5_000_000n,
    reason: 'Paid twice.',
    notes: '',
  })
  await expectOneAnswer('approval', () =>
    fixture.people.admin.calls.approvals.approve({ approvalId }),
  )
})

test('T08 a copy of a withdrawal is answered as the first, which spent the balance', async () => {
  const { owner, admin } = fixture.people
  const userId = fixture.things.ownerId
  const { availableCentavos } = await owner.calls.transactions.balance({})
  const request = { requestId: uuidv7(), amountCentavos: 500_000n, ...mariaSantos.bank }
  await admin.calls.investments.record({
    ...investment,
    requestId: uuidv7(),
    userId,
    amountCentavos: availableCentavos - 600_000n,
  })
  const send = () => owner.calls.withdrawals.request(request)
  const [wallet, table] = [await openOwner(), await openOwner()]
  await wallet.query('begin')
  await wallet.query('select from ledger.wallets where id = $1 for update', [userId])
  // The first stops right before it books.
  const first = send()
  await untilWaiting(1)
  // The table is free when the first ends. Without a lock of its own, the copy waits here: it has
  // looked for a request with its id and found none, and has not read the balance yet.
  const locked = table.query('begin; lock table bank_details in access exclusive mode')
  await untilWaiting(2)
  const copy = send()
  await untilWaiting(3)
  await wallet.query('rollback')
  await locked
  await table.query('rollback')
  expect(await first).toMatchObject({ status: 'pending' })
  expect(await copy).toEqual(await first)
  await owner.calls.withdrawals.cancel({ transactionId: request.requestId, moveId: uuidv7() })
})

const idNames = [
  'requestId',
  'depositMove',
  'withdrawalMove',
  'adjustmentId',
  'recordId',
  'editId',
  'messageId',
  'taskId',
  'noteId',
  'attachmentId',
  'cancelled',
  'cancelMove',
  'supportId',
] as const

/** In this order, because some change what the next ones need. */
function everyKindOfRequest(): [kind: string, send: () => Promise<unknown>][] {
  const { owner, other, admin } = fixture.people
  const { ownerId, companyAccountId, withdrawalId, depositId, investmentId } = fixture.things
  const ids = Object.fromEntries(idNames.map((name) => [name, uuidv7()])) as Record<
    (typeof idNames)[number],
    string
  >
  const { requestId, depositMove, withdrawalMove, adjustmentId, recordId, editId, messageId } = ids
  const { taskId, noteId, attachmentId, cancelled, cancelMove, supportId } = ids
  const withdrawal = { requestId: cancelled, amountCentavos: 500_000n, ...mariaSantos.bank }
  return [
    [
      'deposit request',
      () => other.calls.deposits.request({ requestId, amountCentavos: 100_000n, companyAccountId }),
    ],
    ['withdrawal of all', () => owner.calls.withdrawals.request(withdrawal)],
    [
      'cancellation',
      () => owner.calls.withdrawals.cancel({ transactionId: cancelled, moveId: cancelMove }),
    ],
    [
      'move of a withdrawal',
      () =>
        admin.calls.withdrawals.move({
          transactionId: withdrawalId,
          moveId: withdrawalMove,
          to: 'processing',
        }),
    ],
    [
      'move of a deposit',
      () =>
        admin.calls.deposits.move({
          transactionId: depositId,
          moveId: depositMove,
          to: 'completed',
        }),
    ],
    [
      'debit of more than half',
      async () =>
        admin.calls.adjustments.adjust({
          adjustmentId,
          userId: ownerId,
          direction: 'debit',
          amountCentavos: 400_000n,
          reason: 'Test',
          notes: '',
        }),
    ],
    [
      'investment',
      () =>
        admin.calls.investments.record({
          ...investment,
          requestId: recordId,
          userId: ownerId,
        }),
    ],
    [
      'edit of an investment',
      () =>
        admin.calls.investments.edit({
          investmentId,
          moveId: editId,
          planName: 'Renamed',
          amountCentavos: 100n,
          expectedReturnCentavos: null,
          updatedAtSeen: fixture.things.investmentSeen,
          reason: '',
          notes: '',
        }),
    ],
    ['support chat', () => owner.calls.chats.openSupport({ chatId: supportId })],
    [
      'message',
      () => owner.calls.chats.send({ chatId: supportId, messageId, content: 'Sent twice?' }),
    ],
    [
      'upload',
      async () => {
        const answer = await owner.fetch(
          `/chats/${supportId}/attachments?name=proof.png&id=${attachmentId}`,
          { method: 'POST', body: smallPicture },
        )
        return { status: answer.status, ...((await answer.json()) as object) }
      },
    ],
    ['task', () => owner.calls.tasks.add({ taskId, title: 'Once' })],
    [
      'note',
      () =>
        admin.calls.notes.add({
          noteId,
          subject: { kind: 'user', id: ownerId },
          content: 'Once',
        }),
    ],
  ]
}

test('T08 copies of every kind of request at the same time get one answer', async () => {
  for (const [kind, send] of everyKindOfRequest()) await expectOneAnswer(kind, send)
}, 60_000)

async function expectOneAnswer(kind: string, send: () => Promise<unknown>): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: copies }, () => send().catch((error: unknown) => String(error))),
  )
  expect(answers, kind).toEqual(answers.map(() => answers[0]))
  expect(answers[0], kind).toBeTypeOf('object')
}
