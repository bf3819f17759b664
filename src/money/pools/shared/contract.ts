import * as z from 'zod/mini'
import { bilingual, emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { declarationListInput, incomeDeclaration, incomePlanStandings } from './rules.ts'

const poolView = z.strictObject({
  poolId: uuid,
  name: bilingual,
  /** The pool has it now, and can pay it. */
  balanceCentavos: z.bigint(),
  /** Two people agreed to it. */
  declaredCentavos: z.bigint(),
  /** As gains of investments. */
  paidCentavos: z.bigint(),
  sample: z.boolean(),
})
export type PoolView = z.infer<typeof poolView>

const declarationView = z.strictObject({
  declarationId: uuid,
  poolName: bilingual,
  amountCentavos: z.bigint(),
  /** Days in Manila. */
  periodFrom: z.string(),
  periodTo: z.string(),
  source: z.string(),
  plans: z.array(z.string()),
  evidenceId: uuid,
  evidenceName: z.string(),
  evidenceSha256: z.string(),
  /** Null for company access. */
  declaredByName: z.nullable(z.string()),
  agreedByName: z.nullable(z.string()),
  createdAt: z.date(),
})
export type DeclarationView = z.infer<typeof declarationView>

/** A plan that may have earned income. */
const incomePlan = z.strictObject({
  /** Declared under this name, the English one. */
  name: z.string(),
  shownName: bilingual,
  standing: z.enum(incomePlanStandings),
})
export type IncomePlan = z.infer<typeof incomePlan>

export const poolsContract = {
  list: reads('admin')
    .input(emptyInput)
    .output(
      z.strictObject({
        pools: z.array(poolView),
        /** Declared, and still waiting for a second person. */
        waiting: z.int(),
      }),
    ),
  /** Newest first. */
  declarations: reads('admin')
    .input(declarationListInput)
    .output(z.strictObject({ declarations: z.array(declarationView), ...listCursors })),
  /** The plans of which income can be declared: public ones first. */
  plans: reads('admin').input(emptyInput).output(z.array(incomePlan)),
  /** Files a request: nothing moves before a second person agrees (teamwork/approvals). */
  declare: writes('admin', { proof: 'money' })
    .input(incomeDeclaration)
    .output(z.strictObject({ approvalId: uuid })),
}
