import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { pageOf, type Place } from '#foundation/platform/server/database/list-page.ts'
import { selectWithheld, type WithheldRow } from './tax-reads.ts'

export type { WithheldRow } from './tax-reads.ts'

/** Every return that was paid, newest first, also those of which nothing was withheld. */
export async function listWithheld(
  { tx }: { tx: Transaction },
  place: Place,
): Promise<{ rows: WithheldRow[]; older: string | null }> {
  const found = await selectWithheld(tx, place)
  return pageOf(found, ({ placementId }) => placementId, place)
}
