/**
 * For `npm run verify`: which band was in force when somebody acted alone, as the record of its
 * changes tells.
 */

const bands = {
  withdrawal: { setting: 'withdrawalApprovalCentavos', column: 'withdrawal_approval_centavos' },
  adjustment: { setting: 'adjustmentApprovalCentavos', column: 'adjustment_approval_centavos' },
} as const

/** A part of a `with`: every change of this band. */
export function bandChanges(band: keyof typeof bands): string {
  const { setting } = bands[band]
  return `band_changes as materialized (
    select created_at, (changes->'${setting}'->>'before')::bigint as before, (changes->'${setting}'->>'after')::bigint as after
    from user_activity_log where action_type = 'ADMIN_SETTINGS_CHANGED' and changes ? '${setting}')`
}

/**
 * Beside `bandChanges`. Who acted in the minute of a change may have had either of the two bands
 * before them: the larger one counts.
 */
export function bandAt(band: keyof typeof bands, at: string): string {
  return `greatest(
    coalesce(
      (select b.after from band_changes b where b.created_at <= ${at} - interval '1 minute' order by b.created_at desc limit 1),
      (select b.before from band_changes b where b.created_at > ${at} - interval '1 minute' order by b.created_at limit 1),
      (select ${bands[band].column} from company_settings)),
    (select max(b.after) from band_changes b where b.created_at between ${at} - interval '1 minute' and ${at} + interval '1 minute'))`
}
