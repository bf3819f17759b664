import { v5 as uuidv5 } from 'uuid'
import { aboutNamed } from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { readNow } from '#foundation/platform/server/database/clock.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { manilaDate, showDay } from '#foundation/time/shared/time.ts'
import { post, readTill } from '#ledger/server/actions.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { ApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { fileApproval } from '#teamwork/approvals/server/file-approval.ts'
import { findPendingApproval, isFiled } from '#teamwork/approvals/server/read-approvals.ts'
import { poolRecordTexts } from '../shared/record-words.ts'
import { judgePeriod, type IncomeDeclaration } from '../shared/rules.ts'
import { poolRefusals } from '../shared/words.ts'
import {
  findNamedPool,
  incomeFiling,
  readFiledIncome,
  snapshotIncome,
  writeFiledIncome,
  type FiledIncome,
} from './filed-income.ts'
import { checkIncomePlans, type ReadIncomePlans } from './income-plans.ts'
import { findDeclaredWith, findEvidence, insertDeclaration, type StoredEvidence } from './store.ts'

/** UUID v5 namespace: of one document one request waits. */
const namespace = 'c1f4f0a9-6a3d-5b57-8e15-0f6a2d9b4c83'

/**
 * Files income for a second person; nothing moves yet. The same request again does nothing. Refuses
 * pool-not-found, evidence-not-found (404), plan-unknown (409), period-reversed, period-not-over,
 * evidence-declared, evidence-waiting (409), and what approvals refuse when a request is filed.
 */
export async function declareIncome(
  ctx: ActionContext,
  input: IncomeDeclaration,
  readIncomePlans: ReadIncomePlans,
): Promise<{ approvalId: string }> {
  const { declarationId, amountCentavos } = input
  await findNamedPool(ctx.tx, input.poolId)
  const evidence = await findSentEvidence(ctx, input.evidenceId)
  // The same request again is answered as before, though a plan has another name by now.
  if (!(await isFiled(ctx.tx, declarationId))) {
    await checkIncomePlans(ctx.tx, input.plans, readIncomePlans)
    const wrong = judgePeriod(input, manilaDate(await readNow(ctx.tx)))
    if (wrong) refuse(poolRefusals, wrong, { field: 'periodTo' })
  }
  const subjectId = uuidv5(evidence.sha256, namespace)
  const declared = await findDeclaredWith(ctx.tx, evidence.sha256)
  if (declared && declared.declarationId !== declarationId) refuseDeclared(declared)
  const waiting = await findPendingApproval(ctx.tx, { kind: 'income', subjectId })
  if (waiting && waiting.approvalId !== declarationId)
    refuse(poolRefusals, 'evidence-waiting', {
      status: 409,
      field: 'evidence',
      figures: { by: waiting.makerName ?? '' },
    })
  await fileApproval(ctx, incomeFiling, {
    approvalId: declarationId,
    subjectId,
    userId: null,
    amountCentavos,
    payload: writeFiledIncome(input, {
      evidenceSha256: evidence.sha256,
      maker: staffPersonOf(ctx),
    }),
  })
  return { approvalId: declarationId }
}

/** The second person fills the pool with the company's own money. */
export const incomeApproval = (readIncomePlans: ReadIncomePlans): ApprovalKind<FiledIncome> => ({
  ...incomeFiling,
  // It changes nothing but the book, and a document is declared once by its unique hash.
  lock: async () => {},
  snapshot: (tx, filed) => snapshotIncome(tx, filed, readIncomePlans),
  async carryOut(ctx, filed) {
    const income = readFiledIncome(filed)
    const { declarationId, poolId, amountCentavos, evidenceSha256 } = income
    const [{ name }, from] = await together([
      findNamedPool(ctx.tx, poolId),
      readTill(ctx.tx, 'own-money'),
    ])
    if (!(await insertDeclaration(ctx.tx, { ...income, agreedBy: staffPersonOf(ctx) })))
      refuseDeclared(await findDeclaredWith(ctx.tx, evidenceSha256))
    await post(ctx.tx, {
      key: declarationId,
      from,
      to: poolId,
      amountCentavos,
      purpose: 'income declared',
      subjectId: declarationId,
    })
    const amount = showPesos(amountCentavos)
    await recordActivity(ctx, {
      userId: null,
      actionType: 'ADMIN_INCOME_DECLARED',
      description: aboutNamed(name, (pool) => poolRecordTexts.declared(amount, pool)),
      subject: { kind: 'income', id: declarationId },
      changes: { declaredCentavos: { before: null, after: amountCentavos } },
    })
    publish(ctx.tx, { topic: 'pools', id: poolId, to: 'admins' })
  },
})

async function findSentEvidence(ctx: ActionContext, evidenceId: string): Promise<StoredEvidence> {
  return (
    (await findEvidence(ctx.tx, evidenceId)) ??
    refuse(poolRefusals, 'evidence-not-found', { status: 404, field: 'evidence' })
  )
}

function refuseDeclared(declared: { declaredAt: Date } | undefined): never {
  refuse(poolRefusals, 'evidence-declared', {
    status: 409,
    field: 'evidence',
    figures: { on: declared ? showDay(declared.declaredAt) : '' },
  })
}
