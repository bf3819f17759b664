/** Parts of queries about approvals, for the checks of modules whose actions take two people. */
import type { ApprovalKindName } from '../shared/rules.ts'

/**
 * A table of the approvals of this kind that were agreed to: id, subject_id, user_id,
 * amount_centavos, payload; whether maker and decider differ; whether the payload was changed.
 */
export const agreedApprovals = (kind: ApprovalKindName): string =>
  `(select id, subject_id, user_id, amount_centavos, payload, decided_by <> maker as by_two,
      payload_hash <> encode(sha256(convert_to(payload, 'UTF8')), 'hex') as payload_changed
    from approvals where kind = '${kind}' and status = 'approved')`
