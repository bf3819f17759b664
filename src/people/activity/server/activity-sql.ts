/** Parts of queries about the record, for modules that may not read its table themselves. */

/**
 * A query for every recorded change of one field by one type of action: `created_at`, and `before`
 * and `after` as text. Both arguments are constants of the code, never input.
 */
export const recordedChanges = (actionType: string, field: string): string =>
  `(select created_at, changes->'${field}'->>'before' as before,
      changes->'${field}'->>'after' as after
    from user_activity_log where action_type = '${actionType}' and changes ? '${field}')`
