/** What one of the staff could do alone: T13, T14. How a yes is given: second-yes.test.ts. */
import { v7 as uuidv7 } from 'uuid'
import { afterEach, describe, expect, test } from 'vitest'
import { openTill, openWallet } from '#ledger/server/actions.ts'
import { approvalKinds } from '#main/server/approval-kinds.ts'
import { editInvestment } from '#money/investments/server/edit-investment.ts'
import { recordInvestment } from '#money/investments/server/record-investment.ts'
import { listApprovals, readApproval } from '#teamwork/approvals/server/read-approvals.ts'
import { adminAct, inAct } from '../../fixtures/people/contexts.ts'
import { twoPersonsTown } from '../../fixtures/people/second-person-fixture.ts'
import { outcome } from '../../fixtures/people/withdrawal-fixture.ts'

const town = await twoPersonsTown()
const { ana, ben, cleo } = town.people
afterEach(() => town.expectWholeBooks())

describe('T13 many small ones are one large one', () => {
  test(
    'of thirty withdrawals of one user that two of the staff pay at once, those within the limit are paid and the others wait',
    { timeout: 30_000 },
    async () => {
      const userId = await town.addSaver(300_000_00n)
      const asked: string[] = []
      for (let number = 0; number < 30; number += 1)
        asked.push((await town.request(userId, { amountCentavos: 10_000_00n })).transactionId)
      const paidBefore = await town.paidOut()
      const said = await Promise.all(
        asked.map((transactionId, place) =>
          town.moveFor(place % 2 ? ana : ben, transactionId, place % 3 ? 'approved' : 'completed'),
        ),
      )
      expect(said.filter(({ waitsForApproval }) => !waitsForApproval)).toHaveLength(5)
      expect(await town.count('approvals', `user_id = $1 and status = 'pending'`, [userId])).toBe(
        25,
      )
      expect((await town.paidOut()) - paidBefore).toBeLessThanOrEqual(50_000_00n)
      // What was approved alone is paid alone; what waits can be paid by another way by nobody.
      const waiting = asked.filter((_, place) => said[place]?.waitsForApproval)[0] ?? ''
      expect(await outcome(town.moveFor(cleo, waiting, 'completed'))).toBe('already-waiting')
    },
  )

  test('a split payout still needs a second person, and the next day a new count begins', async () => {
    const userId = await town.addSaver(100_000_00n)
    const [first, second, third] = [
      await town.request(userId, { amountCentavos: 30_000_00n }),
      await town.request(userId, { amountCentavos: 30_000_00n }),
      await town.request(userId, { amountCentavos: 30_000_00n }),
    ]
    expect((await town.moveFor(ana, first.transactionId, 'completed')).waitsForApproval).toBe(false)
    const split = await town.moveFor(ana, second.transactionId, 'completed')
    expect(split).toMatchObject({ waitsForApproval: true, withdrawal: { status: 'pending' } })
    await town.asOwner('alter table status_history disable trigger status_history_only_grows')
    await town.asOwner(
      `update status_history set changed_at = changed_at - interval '25 hours' where transaction_id = $1`,
      [first.transactionId],
    )
    await town.asOwner('alter table status_history enable trigger status_history_only_grows')
    expect((await town.moveFor(ana, third.transactionId, 'completed')).waitsForApproval).toBe(false)
  })

  test('of thirty adjustments of one wallet at once, both ways, those within the limit are booked', async () => {
    const userId = await town.addSaver(50_000_00n)
    const said = await Promise.all(
      Array.from({ length: 30 }, (_, place) =>
        outcome(
          town.adjust({ userId, direction: place % 2 ? 'credit' : 'debit' }, place % 3 ? ana : ben),
        ),
      ),
    )
    expect(
      await town.count('transactions', `user_id = $1 and type in ('admin_credit', 'admin_debit')`, [
        userId,
      ]),
    ).toBe(10)
    // The eleventh is filed, and while it waits no other is.
    expect(said.filter((one) => one === 'done')).toHaveLength(11)
    expect(said.filter((one) => one === 'already-waiting')).toHaveLength(19)
  })
})

describe('T14 nobody adjusts without a reason, their own wallet, or much alone', () => {
  test('without a reason or an amount it is refused (422), in the words of the specification', async () => {
    const userId = await town.addSaver()
    for (const asked of [
      { reason: '' },
      { reason: '   ' },
      { amountCentavos: 0n },
      { amountCentavos: -1n },
      { amountCentavos: 10n ** 15n },
    ]) {
      await expect(town.adjust({ userId, ...asked })).rejects.toMatchObject({
        status: 422,
        title: 'Invalid Input',
        message: 'Please provide a valid amount and reason.',
      })
    }
    await expect(
      town.adjust({ userId, direction: 'debit', amountCentavos: 10_000_01n }),
    ).rejects.toMatchObject({
      status: 422,
      title: 'Insufficient Balance',
      message: "Debit amount exceeds user's current balance.",
    })
    expect(await town.available(userId)).toBe(10_000_00n)
  })

  test("one's own wallet is refused (403), small or large, also as the second person", async () => {
    await town.database.transaction((tx) => openWallet(tx, { walletId: ben, sample: true }))
    for (const amountCentavos of [1n, 15_000_00n])
      await expect(town.adjust({ userId: ben, amountCentavos }, ben)).rejects.toMatchObject({
        status: 403,
        refusalName: 'own-wallet',
      })
    const approvalId = await town.filed(ben)
    await expect(town.approve(ben, approvalId)).rejects.toMatchObject({
      status: 403,
      refusalName: 'own-wallet',
    })
    await town.approve(cleo, approvalId)
    expect(await town.available(ben)).toBe(15_000_00n)
  })

  test('nobody of the staff decides about their own money of any kind, from before they were of the staff: not alone, and not as the second person', async () => {
    const dora = await town.addSaver(100_000_00n)
    const [small, large] = [
      await town.request(dora),
      await town.request(dora, { amountCentavos: 60_000_00n }),
    ]
    await town.asOwner(`update users set role = 'admin' where id = $1`, [dora])
    for (const to of ['approved', 'completed', 'declined', 'processing'] as const) {
      await expect(
        town.moveFor(dora, small.transactionId, to, { reason: 'Mine.' }),
      ).rejects.toMatchObject({ status: 403, refusalName: 'own-transaction' })
    }
    const moveId = uuidv7()
    expect(
      (await town.moveFor(ana, large.transactionId, 'completed', { moveId })).waitsForApproval,
    ).toBe(true)
    const { approvals, counts } = await inAct(town, adminAct(dora), (act) =>
      listApprovals(act, { view: 'waiting' }),
    )
    expect([approvals.some(({ approvalId }) => approvalId === moveId), counts.waiting]).toEqual([
      false,
      approvals.length,
    ])
    expect(
      (
        await inAct(town, adminAct(dora), (act) =>
          readApproval(act, approvalKinds, { approvalId: moveId }),
        )
      ).mayNot,
    ).toBe('own-wallet')
    await expect(town.approve(dora, moveId)).rejects.toMatchObject({
      status: 403,
      refusalName: 'own-wallet',
    })
    expect(await town.balance(dora)).toMatchObject({
      postedCentavos: 100_000_00n,
      heldCentavos: 65_000_00n,
    })
    await town.approve(ben, moveId)
  })

  test('one person cannot finish a large one; of two both are named, with before and after', async () => {
    const userId = await town.addSaver()
    const approvalId = await town.filed(userId)
    expect(await town.available(userId)).toBe(10_000_00n)
    await expect(town.approve(ana, approvalId)).rejects.toMatchObject({
      status: 403,
      refusalName: 'own-request',
    })
    await town.approve(ben, approvalId)
    expect(await town.available(userId)).toBe(25_000_00n)
    const [row] = await town.asOwner<object>(
      'select maker, decided_by, status from approvals where id = $1',
      [approvalId],
    )
    expect(row).toEqual({ maker: ana, decided_by: ben, status: 'approved' })
    const acts = await town.asOwner<{ action: string; actor: string; changes: object | null }>(
      `select action_type as action, actor_user_id as actor, changes from user_activity_log where subject_kind = 'adjustment' and subject_id = $1 order by id`,
      [approvalId],
    )
    expect(acts).toEqual([
      { action: 'ADMIN_APPROVAL_FILED', actor: ana, changes: null },
      {
        action: 'ADMIN_BALANCE_ADJUSTMENT',
        actor: ben,
        changes: { availableCentavos: { before: '1000000', after: '2500000' } },
      },
      {
        action: 'ADMIN_APPROVAL_APPROVED',
        actor: ben,
        changes: { approval: { before: 'pending', after: 'approved' } },
      },
    ])
  })

  test('what an investment gains or loses counts together with what is adjusted: none of the two is a way round the other', async () => {
    await town.database.transaction((tx) =>
      openTill(tx, {
        tillId: uuidv7(),
        code: 'investment-money',
        name: 'Money placed in investments',
        sample: true,
      }),
    )
    const invest = (userId: string) =>
      inAct(town, adminAct(ana), (act) =>
        recordInvestment(act, {
          requestId: uuidv7(),
          userId,
          planName: 'Harvest',
          amountCentavos: 20_000_00n,
          expectedReturnCentavos: null,
          startDate: '2026-01-05',
          endDate: '2026-07-05',
          notes: 'Asked in the chat.',
        }),
      )
    const end = (
      { investmentId, updatedAt }: Awaited<ReturnType<typeof invest>>,
      payoutCentavos: bigint,
      moveId = uuidv7(),
    ) =>
      inAct(town, adminAct(ana), (act) =>
        editInvestment(act, {
          investmentId,
          moveId,
          planName: 'Harvest',
          amountCentavos: 20_000_00n,
          expectedReturnCentavos: null,
          to: payoutCentavos < 20_000_00n ? 'failed' : 'matured',
          payoutCentavos,
          reason: 'It ended.',
          notes: '',
          updatedAtSeen: updatedAt,
        }),
      )
    const [maria, jose, liza] = [
      await town.addSaver(50_000_00n),
      await town.addSaver(50_000_00n),
      await town.addSaver(50_000_00n),
    ]
    // Adjusted, then gained.
    expect((await town.adjust({ userId: maria, amountCentavos: 6_000_00n })).waitsForApproval).toBe(
      false,
    )
    expect((await end(await invest(maria), 24_000_01n)).waitsForApproval).toBe(true)
    // Gained, then adjusted.
    expect((await end(await invest(jose), 26_000_00n)).waitsForApproval).toBe(false)
    expect((await town.adjust({ userId: jose, amountCentavos: 4_000_01n })).waitsForApproval).toBe(
      true,
    )
    // Who takes money away by a loss is one who takes it away.
    const moveId = uuidv7()
    expect(await end(await invest(liza), 0n, moveId)).toMatchObject({
      waitsForApproval: true,
      investment: { status: 'active' },
    })
    expect(await town.available(liza)).toBe(30_000_00n)
    await town.approve(ben, moveId)
    expect(
      (await town.adjust({ userId: liza, direction: 'debit', amountCentavos: 1n }))
        .waitsForApproval,
    ).toBe(true)
  })

  test('credit and debit count together', async () => {
    const userId = await town.addSaver()
    expect((await town.adjust({ userId, amountCentavos: 6_000_00n })).waitsForApproval).toBe(false)
    expect(
      (await town.adjust({ userId, direction: 'debit', amountCentavos: 4_000_01n }))
        .waitsForApproval,
    ).toBe(true)
  })
})
