/** The verbs of the inbox that only read. */
import { staffPersonOf } from '../identity/staff-person.ts'
import type { Act } from '../platform/act.ts'
import { refuse } from '../platform/refuse.ts'
import type { AnyKind } from './approval-kind.ts'
import type { ApprovalRowView, ApprovalViewOne } from './contract.ts'
import { readThing } from './decide-approval.ts'
import { freeze } from './freeze.ts'
import { judgeChecker, listLength, type ApprovalListInput, type ApprovalNamed } from './rules.ts'
import { countFor, findApproval, findRow, listRows } from './store.ts'
import { refusals } from './words.ts'

/** For another room's queue: what waits for this person, oldest first. */
export { findWaiting as findWaitingApproval } from './store.ts'

export interface ApprovalPage {
  approvals: ApprovalRowView[]
  next: string | null
  counts: { waiting: number; mine: number }
}

/** What waits comes oldest first, everything else newest first. */
export async function listApprovals(act: Act, input: ApprovalListInput): Promise<ApprovalPage> {
  const person = staffPersonOf(act)
  const found = await listRows(act.tx, { ...input, person, limit: listLength + 1 })
  const approvals = found.slice(0, listLength)
  return { approvals, next: found.length > listLength ? (approvals.at(-1)?.approvalId ?? null) : null, counts: await countFor(act.tx, person) }
}

export async function countApprovals(act: Act): Promise<{ waiting: number; mine: number }> {
  return await countFor(act.tx, staffPersonOf(act))
}

/** With what it would do to the book now, and whether the caller may agree. */
export async function readApproval(act: Act, kinds: readonly AnyKind[], { approvalId }: ApprovalNamed): Promise<ApprovalViewOne> {
  const person = staffPersonOf(act)
  const [request, row] = [await findApproval(act.tx, approvalId), await findRow(act.tx, approvalId)]
  if (!request || !row) refuse(refusals['approval-not-found'], { name: 'approval-not-found', status: 404 })
  const thing = readThing(kinds, request)
  const { state, effect, details } = await thing.look(act.tx)
  const waits = request.status === 'pending'
  const stateChanged = waits && freeze(state).hash !== request.stateHash
  const inTheWay = judgeChecker({ person }, { maker: request.maker, beneficiaryId: thing.beneficiaryId })
  const mayNot = !waits ? 'decided' : request.isOver ? 'expired' : (inTheWay ?? (stateChanged ? 'state-changed' : null))
  return { ...row, details, effect: waits ? effect : null, stateChanged, mine: request.maker === person, mayNot }
}
