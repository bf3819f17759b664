import { openDatabase } from '#foundation/platform/server/database/database.ts'
import type { TillKind } from '#foundation/platform/server/settings/environment-tills.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { changeTillKind, readTillKind } from '#ledger/server/till-kind.ts'

/**
 * Before the first start of an installation its tills become those of KABAN_TILLS. Throws
 * StartProblem when a later start wants others.
 */
export async function settleTills(ownerUrl: string, wanted: TillKind | null): Promise<void> {
  if (wanted === null) return
  const database = openDatabase(ownerUrl, { connections: 1, applicationName: 'kaban tills' })
  try {
    await database.transaction(async (tx) => {
      const found = await readTillKind(tx)
      if (found === wanted) return
      const { isNew } = await tx.row<{ isNew: boolean }>(
        'select not exists (select from installation) as "isNew"',
      )
      if (isNew) return await changeTillKind(tx, wanted)
      throw new StartProblem(
        `KABAN_TILLS is ${wanted}, and this installation has ${found} tills. Start with ` +
          `KABAN_TILLS=${found} or without it. docs/portability.md says how to change the tills.`,
      )
    })
  } finally {
    await database.close()
  }
}
