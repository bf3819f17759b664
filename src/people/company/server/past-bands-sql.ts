/**
 * Query parts for `npm run verify`: the approval band that was in force when one person acted
 * alone, reconstructed from the recorded changes of the settings.
 */
import { recordedChanges } from '#people/activity/server/activity-sql.ts'

const bands = {
  withdrawal: { setting: 'withdrawalApprovalCentavos', column: 'withdrawal_approval_centavos' },
  adjustment: { setting: 'adjustmentApprovalCentavos', column: 'adjustment_approval_centavos' },
  deposit: { setting: 'depositApprovalCentavos', column: 'deposit_approval_centavos' },
} as const

/** The common table expression `band_changes`: every change of the band, in centavos. */
export function bandChangesCte(band: keyof typeof bands): string {
  return `band_changes as materialized (
    select created_at, before::bigint as before, after::bigint as after
    from ${recordedChanges('ADMIN_SETTINGS_CHANGED', bands[band].setting)} changes)`
}

/**
 * An expression: the band at the instant `at`, in centavos. Needs `bandChangesCte` in the query.
 * Within a minute of a change the actor may have seen either band, so the larger one counts.
 */
export function bandInForceAt(band: keyof typeof bands, at: string): string {
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
