import { serve } from '#foundation/platform/server/http/serve.ts'
import { approvalsContract } from '../shared/contract.ts'
import type { AnyApprovalKind } from './approval-kind.ts'
import { approveRequest, recallRequest, rejectRequest } from './decide-approval.ts'
import { countApprovals, listApprovals, readApproval } from './read-approvals.ts'

/** `kinds` come from the modules that carry out the requests. */
export const approvalsRoutes = (kinds: readonly AnyApprovalKind[]) =>
  serve(approvalsContract, {
    list: listApprovals,
    counts: countApprovals,
    one: (ctx, input) => readApproval(ctx, kinds, input),
    approve: (ctx, input) => approveRequest(ctx, kinds, input),
    reject: (ctx, input) => rejectRequest(ctx, kinds, input),
    recall: (ctx, input) => recallRequest(ctx, kinds, input),
  })
