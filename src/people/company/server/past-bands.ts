/**
 * For `npm run verify`: the approval band that was in force when somebody acted alone, from the
 * record of its changes.
 */
import { recordedChanges } from '#people/activity/server/activity-sql.ts'

const bands = {
  withdrawal: { setting: 'withdrawalApprovalCentavos', column: 'withdrawal_approval_centavos' },
  adjustment: { setting: 'adjustmentApprovalCentavos', column: 'adjustment_approval_centavos' },
} as const

/** A part of a `with` clause: every change of this band, in centavos. */
export function bandChanges(band: keyof typeof bands): string {
  return `band_changes as materialized (
    select created_at, before::bigint as before, after::bigint as after
    from ${recordedChanges('ADMIN_SETTINGS_CHANGED', bands[band].setting)} changes)`
}

/**
 * The band at the time `at` in centavos; needs `bandChanges`. Whoever acted within a minute of a
 * change may have seen either band: the larger one counts.
 */
export function bandAt(band: keyof typeof bands, at: string): string {
  const [minuteBefore, minuteAfter] = [`${at} - interval '1 minute'`, `${at} + interval '1 minute'`]
  return `greatest(
    coalesce(
      (select b.after from band_changes b where b.created_at <= ${minuteBefore}
        order by b.created_at desc limit 1),
      (select b.before from band_changes b where b.created_at > ${minuteBefore}
        order by b.created_at limit 1),
      (select ${bands[band].column} from company_settings)),
    (select max(b.after) from band_changes b
      where b.created_at between ${minuteBefore} and ${minuteAfter}))`
}
