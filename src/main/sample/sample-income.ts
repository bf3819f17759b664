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

const monthOfLoans = {
  amountCentavos: 25_000_000n,
  days: 30,
  source: 'Sample: interest of loans to small shops',
  plans: ['Harvest, half a year', 'Sample plan, one year'],
}

/** Of the last `days` days until today. */
export type SampleIncome = typeof monthOfLoans

export async function declareSampleIncome(
  admin: ActionContext,
  secondAdmin: ActionContext,
): Promise<void> {
  await agreeToSampleIncome(secondAdmin, await fileSampleIncome(admin, monthOfLoans))
}

/** Returns the id of what waits for the second person. */
export async function fileSampleIncome(
  admin: ActionContext,
  { amountCentavos, days, source, plans }: SampleIncome,
): Promise<string> {
  const declarationId = uuidv7()
  const evidenceId = await storeSampleDocument(admin, {
    name: 'sample-statement.pdf',
    title: 'Sample statement',
    text: 'Made up, to try Kaban. It proves no income.',
  })
  const declaration = {
    declarationId,
    poolId: defaultPoolId,
    amountCentavos,
    periodFrom: manilaDate(new Date(Date.now() - days * dayMs)),
    periodTo: manilaDate(new Date()),
    source,
    plans,
    evidenceId,
  }
  await declareIncome(admin, declaration, readIncomePlans)
  return declarationId
}

export async function agreeToSampleIncome(
  secondAdmin: ActionContext,
  declarationId: string,
): Promise<void> {
  await approveRequest(secondAdmin, [anyApprovalKind(incomeApproval(readIncomePlans))], {
    approvalId: declarationId,
  })
}
