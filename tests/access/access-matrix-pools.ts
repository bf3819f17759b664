/** The rows of pools of income. */
import { v7 as uuidv7 } from 'uuid'
import type { AllowedCaller } from '#foundation/contract/shared/procedure.ts'
import { madeByBrowser, pageCursor, type Row } from './access-row.ts'

export const poolProcedures: Record<string, AllowedCaller | Row> = {
  'pools.list': 'admin',
  'pools.declarations': { who: 'admin', noObject: pageCursor },
  'pools.plans': 'admin',
  'pools.declare': {
    who: 'admin',
    proof: true,
    noObject: `${madeByBrowser}; a pool and its documents belong to the company`,
    input: () => ({
      declarationId: uuidv7(),
      poolId: uuidv7(),
      amountCentavos: 100n,
      periodFrom: '2026-01-01',
      periodTo: '2026-01-31',
      source: 'Interest of loans',
      plans: ['Plan'],
      evidenceId: uuidv7(),
    }),
  },
}
