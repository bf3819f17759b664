/**
 * Income that waits for a second person: how it is stored, and what must not have changed when it
 * is agreed to.
 */
import * as z from 'zod/mini'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { readBalance } from '#ledger/server/actions.ts'
import {
  noDetails,
  withMore,
  type ApprovalSnapshot,
} from '#teamwork/approvals/server/approval-kind.ts'
import type { IncomeDeclaration } from '../shared/rules.ts'
import { poolRefusals } from '../shared/words.ts'
import type { ReadIncomePlans } from './income-plans.ts'
import { findDeclaredWith, findEvidence, findPool, readDeclared } from './store.ts'

/** Stored as text in the approval, so the names of its fields must never change. */
const filedIncome = z.strictObject({
  declarationId: z.string(),
  poolId: z.string(),
  /** Centavos in digits. */
  amount: z.string(),
  periodFrom: z.string(),
  periodTo: z.string(),
  source: z.string(),
  /** One on each line. */
  plans: z.string(),
  evidenceId: z.string(),
  evidenceSha256: z.string(),
  /** Who declares it: a user's id, or company access. */
  maker: z.string(),
})
export type FiledIncome = z.infer<typeof filedIncome>

export function writeFiledIncome(
  { amountCentavos, plans, ...rest }: IncomeDeclaration,
  evidence: { evidenceSha256: string; maker: string },
): FiledIncome {
  return { ...rest, ...evidence, amount: String(amountCentavos), plans: plans.join('\n') }
}

export function readFiledIncome({ amount, plans, maker: declaredBy, ...rest }: FiledIncome) {
  return { ...rest, declaredBy, amountCentavos: BigInt(amount), plans: plans.split('\n') }
}

/** The parts of the kind of approval that filing a request takes. */
export const incomeFiling = {
  name: 'income',
  payload: filedIncome,
  subject: ({ declarationId }: FiledIncome) => ({ kind: 'income', id: declarationId }) as const,
  snapshot: readEvidence,
} as const

/** Refuses pool-not-found (404). */
export async function findNamedPool(
  tx: Transaction,
  poolId: string,
): Promise<{ name: BilingualText }> {
  return (await findPool(tx, poolId)) ?? refuse(poolRefusals, 'pool-not-found', { status: 404 })
}

/** Without the balance: paying a gain meanwhile does not change what was declared. */
async function readEvidence(tx: Transaction, { evidenceId, evidenceSha256 }: FiledIncome) {
  const [evidence, declared] = await together([
    findEvidence(tx, evidenceId),
    findDeclaredWith(tx, evidenceSha256),
  ])
  if (!evidence) refuse(poolRefusals, 'evidence-not-found', { status: 404 })
  return {
    evidence,
    state: { evidenceSha256: evidence.sha256, declared: declared !== undefined },
  }
}

export async function snapshotIncome(
  tx: Transaction,
  filed: FiledIncome,
  readIncomePlans: ReadIncomePlans,
): Promise<ApprovalSnapshot> {
  const { poolId, evidenceId, amountCentavos, ...income } = readFiledIncome(filed)
  const [pool, before, { evidence, state }, declaredBeforeCentavos, known] = await together([
    findNamedPool(tx, poolId),
    readBalance(tx, poolId),
    readEvidence(tx, filed),
    readDeclared(tx),
    readIncomePlans(tx),
  ])
  return {
    state,
    effect: {
      before,
      after: withMore(before, amountCentavos),
      till: 'own-money',
      tillCentavos: -amountCentavos,
    },
    details: {
      ...noDetails,
      income: {
        poolName: pool.name,
        periodFrom: income.periodFrom,
        periodTo: income.periodTo,
        source: income.source,
        plans: income.plans.map((name) => ({
          name,
          isRecordedOnly: known.some((plan) => plan.name === name && plan.standing === 'recorded'),
        })),
        declaredBeforeCentavos,
        evidenceId,
        evidenceName: evidence.originalName,
      },
    },
  }
}
