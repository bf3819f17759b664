/** Sample income: one admin declares it with a made-up document, the other agrees. */
import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { declareIncome, incomeApproval } from '#money/pools/server/declare-income.ts'
import { defaultPoolId } from '#money/pools/server/pools.ts'
import { anyApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { approveRequest } from '#teamwork/approvals/server/decide-approval.ts'
import { readIncomePlans } from '../server/income-plans.ts'
import { storeSampleDocument } from './sample-document.ts'

const dayMs = 86_400_000

export async function declareSampleIncome(
  admin: ActionContext,
  secondAdmin: ActionContext,
): Promise<void> {
  const declarationId = uuidv7()
  const evidenceId = await storeSampleDocument(admin, {
    name: 'sample-statement.pdf',
    title: 'Sample statement',
    text: 'Made up, to try Kaban. It proves no income.',
  })
  const declaration = {
    declarationId,
    poolId: defaultPoolId,
    amountCentavos: 25_000_000n,
    periodFrom: manilaDate(new Date(Date.now() - 30 * dayMs)),
    periodTo: manilaDate(new Date()),
    source: 'Sample: interest of loans to small shops',
    plans: ['Harvest, half a year', 'Sample plan, one year'],
    evidenceId,
  }
  await declareIncome(admin, declaration, readIncomePlans)
  await approveRequest(secondAdmin, [anyApprovalKind(incomeApproval(readIncomePlans))], {
    approvalId: declarationId,
  })
}
