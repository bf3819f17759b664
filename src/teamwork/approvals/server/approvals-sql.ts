/** Query parts for the checks of modules whose actions need two people. */
import type { ApprovalKindName } from '../shared/rules.ts'

/** A table expression of the requests of this kind that somebody can still agree to. */
export const waitingApprovals = (kind: ApprovalKindName): string =>
  `(select id, subject_id from approvals
    where kind = '${kind}' and status = 'pending' and expires_at > clock_timestamp())`

/**
 * A table expression of the approved requests of this kind. `by_two`: maker and decider differ;
 * `payload_changed`: the payload no longer has its hash.
 */
export const agreedApprovals = (kind: ApprovalKindName): string =>
  `(select id, subject_id, user_id, amount_centavos, payload, decided_by <> maker as by_two,
      payload_hash <> encode(sha256(convert_to(payload, 'UTF8')), 'hex') as payload_changed
    from approvals where kind = '${kind}' and status = 'approved')`
