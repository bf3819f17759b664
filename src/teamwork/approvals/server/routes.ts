import { serve } from '#foundation/platform/server/http/serve.ts'
import { approvalsContract } from '../shared/contract.ts'
import type { AnyKind } from './approval-kind.ts'
import { approve, recall, reject } from './decide-approval.ts'
import { countApprovals, listApprovals, readApproval } from './read-approvals.ts'

/** `kinds`: what can be asked for, by the rooms that carry it out. */
export const approvalsRoutes = (kinds: readonly AnyKind[]) =>
  serve(approvalsContract, {
    list: listApprovals,
    counts: countApprovals,
    one: (ctx, input) => readApproval(ctx, kinds, input),
    approve: (ctx, input) => approve(ctx, kinds, input),
    reject: (ctx, input) => reject(ctx, kinds, input),
    recall: (ctx, input) => recall(ctx, kinds, input),
  })
