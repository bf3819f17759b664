/**
 * The access matrix: every procedure of the server and who may call it. It is written by hand, so
 * that a new procedure, or one that opens to somebody else, fails the tests until a person has
 * changed this list too.
 */
import type { AllowedCaller } from '#foundation/contract/shared/procedure.ts'
import { consoleProcedures } from './access-matrix-console.ts'
import { invitationProcedures } from './access-matrix-invitations.ts'
import { moneyProcedures } from './access-matrix-money.ts'
import { offerProcedures } from './access-matrix-offers.ts'
import { peopleProcedures } from './access-matrix-people.ts'
import { placementProcedures } from './access-matrix-placements.ts'
import { poolProcedures } from './access-matrix-pools.ts'
import { teamworkProcedures } from './access-matrix-teamwork.ts'
import type { Row } from './access-row.ts'

/** A bare word is short for a row that contains only `who`. */
export const procedures: Record<string, AllowedCaller | Row> = {
  ...peopleProcedures,
  ...moneyProcedures,
  ...teamworkProcedures,
  ...consoleProcedures,
  ...poolProcedures,
  ...offerProcedures,
  ...placementProcedures,
  ...invitationProcedures,
}

export function rowOf(name: string): Row {
  const row = procedures[name]
  if (row === undefined) throw new Error(`${name} has no row in the access matrix`)
  return typeof row === 'string' ? { who: row } : row
}
