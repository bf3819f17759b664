/** Sample income: one admin declares it with a made-up document, the other agrees. */
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { declareIncome, incomeApproval } from '#money/pools/server/declare-income.ts'
import { storeEvidence } from '#money/pools/server/evidence.ts'
import { defaultPoolId } from '#money/pools/server/pools.ts'
import { anyApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { approveRequest } from '#teamwork/approvals/server/decide-approval.ts'

const dayMs = 86_400_000

export async function declareSampleIncome(
  admin: ActionContext,
  secondAdmin: ActionContext,
): Promise<void> {
  const evidenceId = uuidv7()
  const declarationId = uuidv7()
  const content = await sampleDocument()
  const { tx, caller, files } = admin
  // The sample data is one transaction, and the document belongs to it.
  const database = { transaction: sameTransaction, read: sameTransaction }
  function sameTransaction<T>(work: (own: typeof tx) => Promise<T>): Promise<T> {
    return work(tx)
  }
  await storeEvidence(
    { caller, files, database },
    {
      evidenceId,
      name: 'sample-statement.pdf',
      content: { size: content.length, read: async () => content },
    },
  )
  await declareIncome(admin, {
    declarationId,
    poolId: defaultPoolId,
    amountCentavos: 25_000_000n,
    periodFrom: manilaDate(new Date(Date.now() - 30 * dayMs)),
    periodTo: manilaDate(new Date()),
    source: 'Sample: interest of loans to small shops',
    plans: ['Sample plan, one year'],
    evidenceId,
  })
  await approveRequest(secondAdmin, [anyApprovalKind(incomeApproval)], {
    approvalId: declarationId,
  })
}

async function sampleDocument(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', info: { Title: 'Sample statement' } })
  document.fontSize(18).text('Sample statement')
  document.moveDown().fontSize(12).text('Made up, to try Kaban. It proves no income.')
  document.end()
  return await buffer(document)
}
