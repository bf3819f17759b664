import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ExportRequest } from '../../shared/rules-exports.ts'

interface NewExport {
  exportId: string
  staffPerson: string
  list: string
  filters: object
  reason: string
}

/** Returns false when the id is in use. */
export async function insertExport(
  tx: Transaction,
  { exportId, staffPerson, list, filters, reason }: NewExport,
): Promise<boolean> {
  const inserted = await tx.rows(
    `insert into exports (id, staff_person, list, filters, reason)
     values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing returning id`,
    [exportId, staffPerson, list, JSON.stringify(filters), reason],
  )
  return inserted.length > 0
}

export async function isExportOf(
  tx: Transaction,
  exportId: string,
  staffPerson: string,
): Promise<boolean> {
  const found = await tx.rows('select from exports where id = $1 and staff_person = $2', [
    exportId,
    staffPerson,
  ])
  return found.length > 0
}

export type BegunExport = ExportRequest & { reason: string }

/**
 * Claims the export for its only download. Returns undefined when it is another person's, too old
 * or already claimed.
 */
export function beginExport(
  tx: Transaction,
  {
    exportId,
    staffPerson,
    withinMinutes,
  }: { exportId: string; staffPerson: string; withinMinutes: number },
): Promise<BegunExport | undefined> {
  return tx.maybeRow<BegunExport>(
    `update exports set begun_at = now()
     where id = $1 and staff_person = $2 and begun_at is null
       and asked_at > now() - make_interval(mins => $3)
     returning list, filters, reason`,
    [exportId, staffPerson, withinMinutes],
  )
}

export async function finishExport(
  tx: Transaction,
  exportId: string,
  { rows, cutOff, sha256 }: { rows: number; cutOff: boolean; sha256: Buffer },
): Promise<void> {
  await tx.rows(
    `update exports set finished_at = now(), row_count = $2, cut_off = $3, sha256 = $4
     where id = $1`,
    [exportId, rows, cutOff, sha256],
  )
}

export interface ExportOutcome {
  rows: number
  sha256: string
  cutOff: boolean
  finishedAt: Date
}

export function findExportOutcome(
  tx: Transaction,
  exportId: string,
  staffPerson: string,
): Promise<ExportOutcome | undefined> {
  return tx.maybeRow<ExportOutcome>(
    `select row_count as rows, encode(sha256, 'hex') as sha256, cut_off as "cutOff",
       finished_at as "finishedAt"
     from exports where id = $1 and staff_person = $2 and finished_at is not null`,
    [exportId, staffPerson],
  )
}
