/** Users with money, two of the staff and the payouts till, in a test's own database. */
import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import {
  openTill,
  openWallet,
  post,
  readBalance,
  readTill,
  readTillBalance,
} from '../src/ledger/actions.ts'
import { verifyBook } from '../src/ledger/verify.ts'
import { Refusal } from '../src/platform/refuse.ts'
import { transactionChecks } from '../src/transactions/transaction-checks.ts'
import type { AdminWithdrawalView, WithdrawalView } from '../src/withdrawals/contract.ts'
import { cancelWithdrawal, moveWithdrawal } from '../src/withdrawals/move-withdrawal.ts'
import { requestWithdrawal } from '../src/withdrawals/request-withdrawal.ts'
import type { WithdrawalMove, WithdrawalRequest } from '../src/withdrawals/rules.ts'
import { withdrawalChecks } from '../src/withdrawals/withdrawal-checks.ts'
import { addUser, adminAct, inAct, userAct } from './acts.ts'
import type { TestDatabase } from './database.ts'

export const bankDetails = {
  bankName: 'GCash',
  accountName: 'Test User',
  accountNumber: '09170000000',
}

export type WithdrawalTown = Awaited<ReturnType<typeof openWithdrawalTown>>

export async function openWithdrawalTown(town: TestDatabase) {
  const source = uuidv7()
  await town.database.transaction(async (tx) => {
    await openTill(tx, {
      tillId: uuidv7(),
      code: 'payouts',
      name: 'Withdrawals paid out',
      sample: true,
    })
    await openTill(tx, { tillId: source, code: 'adjustments', name: 'Adjustments', sample: true })
  })
  const [ana, ben] = [await addUser(town, 'admin'), await addUser(town, 'admin')]

  return {
    ...town,
    staff: [ana, ben] as const,
    async addSaver(balanceCentavos = 10_000_00n): Promise<string> {
      const userId = await addUser(town)
      await town.database.transaction(async (tx) => {
        await openWallet(tx, { walletId: userId, sample: true })
        if (balanceCentavos > 0n)
          await post(tx, {
            key: uuidv7(),
            from: source,
            to: userId,
            amountCentavos: balanceCentavos,
            purpose: 'test',
          })
      })
      return userId
    },
    request: (userId: string, asked: Partial<WithdrawalRequest> = {}): Promise<WithdrawalView> =>
      inAct(town, userAct(userId), (act) =>
        requestWithdrawal(act, {
          requestId: uuidv7(),
          amountCentavos: 5_000_00n,
          ...bankDetails,
          ...asked,
        }),
      ),
    async move(
      transactionId: string,
      to: WithdrawalMove['to'],
      more: Partial<WithdrawalMove> & { staff?: string | null } = {},
    ): Promise<AdminWithdrawalView> {
      const { staff = ana, ...given } = more
      // Completing wants a reference of the bank: of a test that is about something else, one of its own.
      const asked = {
        ...(to === 'completed' ? { bankReference: `TEST ${transactionId}` } : {}),
        ...given,
      }
      const { withdrawal } = await inAct(town, adminAct(staff), (act) =>
        moveWithdrawal(act, { transactionId, moveId: uuidv7(), to, ...asked }),
      )
      return withdrawal
    },
    cancel: (userId: string, transactionId: string, moveId = uuidv7()): Promise<WithdrawalView> =>
      inAct(town, userAct(userId), (act) => cancelWithdrawal(act, { transactionId, moveId })),
    balance: (userId: string) => town.database.read((tx) => readBalance(tx, userId)),
    paidOut: () =>
      town.database.read(async (tx) => await readTillBalance(tx, await readTill(tx, 'payouts'))),
    async count(table: string, where = 'true', values: readonly unknown[] = []): Promise<number> {
      const [found] = await town.asOwner<{ count: bigint }>(
        `select count(*) as count from ${table} where ${where}`,
        values,
      )
      return Number(found?.count)
    },
    /** Sums the books, after each test that moves money. */
    async expectSoundBooks(): Promise<void> {
      const { problems } = await verifyBook(town.database, [
        ...transactionChecks,
        ...withdrawalChecks,
      ])
      expect(problems).toEqual([])
    },
  }
}

/** 'done', or the name of the refusal; anything else is a fault and fails the test. */
/** The refusal that the work ends in, with its words. */
export async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const ended = await work.then(
    () => 'done',
    (error: unknown) => error,
  )
  if (ended instanceof Refusal) return ended
  throw ended
}

export async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.refusalName
    throw error
  }
}
