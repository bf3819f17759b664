/** Three of the staff and what one asks the others for, in a test's own database. */
import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import { adjustBalance } from '../src/adjustments/adjust-balance.ts'
import { adjustmentChecks } from '../src/adjustments/adjustment-checks.ts'
import type { Adjusted } from '../src/adjustments/contract.ts'
import type { Adjustment } from '../src/adjustments/rules.ts'
import { approve, recall, reject } from '../src/approvals/decide-approval.ts'
import { expireApprovals } from '../src/approvals/expire-approvals.ts'
import type { CompanySettings } from '../src/company/rules.ts'
import { readSettings, saveSettings } from '../src/company/save-settings.ts'
import { investmentChecks } from '../src/investments/investment-checks.ts'
import { verifyBook } from '../src/ledger/verify.ts'
import { approvalKinds } from '../src/main/approval-kinds.ts'
import { transactionChecks } from '../src/transactions/transaction-checks.ts'
import type { MovedWithdrawal } from '../src/withdrawals/contract.ts'
import { moveWithdrawal } from '../src/withdrawals/move-withdrawal.ts'
import type { WithdrawalMove } from '../src/withdrawals/rules.ts'
import { withdrawalChecks } from '../src/withdrawals/withdrawal-checks.ts'
import { addUser, adminAct, inAct, testGround } from './acts.ts'
import { testDatabase } from './database.ts'
import { openWithdrawalTown } from './withdrawal-town.ts'

export async function twoPersonsTown() {
  const town = await openWithdrawalTown(await testDatabase({ connections: 16 }))
  const [ana, ben] = town.staff
  const cleo = await addUser(town, 'admin')

  /** By Ana where nobody else is named; null is the company access. */
  const adjust = (
    asked: Partial<Adjustment> & { userId: string },
    staff: string | null = ana,
  ): Promise<Adjusted> =>
    inAct(town, adminAct(staff), (act) =>
      adjustBalance(act, {
        adjustmentId: uuidv7(),
        direction: 'credit',
        amountCentavos: 1_000_00n,
        reason: 'Paid twice.',
        notes: '',
        ...asked,
      }),
    )

  return {
    ...town,
    people: { ana, ben, cleo },
    adjust,
    /** An adjustment above the band, filed by Ana. */
    async filed(
      userId: string,
      asked: Partial<Adjustment> = {},
      staff: string | null = ana,
    ): Promise<string> {
      const adjustmentId = uuidv7()
      expect(
        await adjust({ userId, adjustmentId, amountCentavos: 15_000_00n, ...asked }, staff),
      ).toEqual({ waitsForApproval: true, transactionUid: null })
      return adjustmentId
    },
    moveFor: (
      staff: string | null,
      transactionId: string,
      to: WithdrawalMove['to'],
      more: Partial<WithdrawalMove> = {},
    ): Promise<MovedWithdrawal> =>
      inAct(town, adminAct(staff), (act) =>
        moveWithdrawal(act, {
          transactionId,
          moveId: uuidv7(),
          to,
          ...(to === 'completed' ? { bankReference: uuidv7().slice(-12) } : {}),
          ...more,
        }),
      ),
    approve: (staff: string | null, approvalId: string) =>
      inAct(town, adminAct(staff), (act) => approve(act, approvalKinds, { approvalId })),
    reject: (staff: string | null, approvalId: string, reason = 'Not in our bank.') =>
      inAct(town, adminAct(staff), (act) => reject(act, approvalKinds, { approvalId, reason })),
    recall: (staff: string | null, approvalId: string) =>
      inAct(town, adminAct(staff), (act) => recall(act, approvalKinds, { approvalId })),
    sweep: () => expireApprovals({ database: town.database, ...testGround }, approvalKinds),
    /** By Cleo, on the page of settings. */
    saveBands: (bands: Partial<CompanySettings>) =>
      inAct(town, adminAct(cleo), async (act) => {
        const { settings, version } = await readSettings(act)
        await saveSettings(act, { settings: { ...settings, ...bands }, versionSeen: version })
      }),
    /** What only somebody beside the application can do: the table itself refuses it. */
    async tamper(change: string, values: readonly unknown[]): Promise<void> {
      await town.asOwner('alter table approvals disable trigger approvals_stay_true')
      await town.asOwner(change, values)
      await town.asOwner('alter table approvals enable trigger approvals_stay_true')
    },
    async statusOf(approvalId: string): Promise<string | undefined> {
      const [found] = await town.asOwner<{ status: string }>(
        'select status from approvals where id = $1',
        [approvalId],
      )
      return found?.status
    },
    async available(userId: string): Promise<bigint> {
      return (await town.balance(userId)).availableCentavos
    },
    async expectWholeBooks(): Promise<void> {
      expect(
        (
          await verifyBook(town.database, [
            ...transactionChecks,
            ...withdrawalChecks,
            ...investmentChecks,
            ...adjustmentChecks,
          ])
        ).problems,
      ).toEqual([])
    },
  }
}
