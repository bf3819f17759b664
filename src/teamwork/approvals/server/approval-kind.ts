/**
 * A module whose actions need two people defines a kind of approval: how its subject is locked,
 * read and changed. Its own action files a request by `fileApproval`; main passes all kinds to the
 * procedures.
 */
import type * as z from 'zod/mini'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { SubjectKind } from '#people/activity/shared/rules.ts'
import type { ApprovalDetails, ApprovalEffect } from '../shared/contract.ts'
import type { ApprovalKindName } from '../shared/rules.ts'
import type { Frozen } from './freeze.ts'

/** The subject of a request as it is now. */
export interface ApprovalSnapshot {
  /** Must be the same at the decision as at the filing. */
  state: Frozen
  /** Null when no money moves. */
  effect: ApprovalEffect | null
  details: ApprovalDetails
}

/** The subject under which the activity record lists the request. */
export interface ApprovalSubject {
  kind: SubjectKind
  id: string
}

/** The details of a kind that has none of these fields; others spread it. */
export const noDetails: ApprovalDetails = {
  referenceNumber: null,
  moveTo: null,
  chatId: null,
  planName: null,
  placedCentavos: null,
  lateReturn: null,
  bankName: null,
  accountName: null,
  accountNumber: null,
  bankReference: null,
  income: null,
  offer: null,
  reason: '',
  notes: '',
}

/** The balance after money came to it, or left it when negative. */
export const withMore = (before: ApprovalEffect['before'], centavos: Centavos) => ({
  ...before,
  availableCentavos: before.availableCentavos + centavos,
  postedCentavos: before.postedCentavos + centavos,
})

export interface ApprovalKind<Payload extends Frozen = Frozen> {
  name: ApprovalKindName
  /** Parses the frozen payload, in which amounts are strings of digits. */
  payload: z.ZodMiniType<Payload>
  subject(payload: Payload): ApprovalSubject
  /**
   * Locks everything that `carryOut` changes except the book, in the order of locks
   * (docs/architecture.md).
   */
  lock(tx: Transaction, payload: Payload): Promise<void>
  /** Works with and without the locks. */
  snapshot(tx: Transaction, payload: Payload): Promise<ApprovalSnapshot>
  /**
   * Carries the request out; the caller is the person who agreed. A refusal rolls the decision back
   * too.
   */
  carryOut(ctx: ActionContext, payload: Payload): Promise<void>
}

/** An approval kind without the type of its payload, for lists of kinds. */
export interface AnyApprovalKind {
  name: ApprovalKindName
  read(payload: string): FrozenRequest
}

/** An approval kind together with the payload of one request. */
export interface FrozenRequest {
  subject: ApprovalSubject
  lock(tx: Transaction): Promise<void>
  snapshot(tx: Transaction): Promise<ApprovalSnapshot>
  carryOut(ctx: ActionContext): Promise<void>
}

export function anyApprovalKind<Payload extends Frozen>(
  kind: ApprovalKind<Payload>,
): AnyApprovalKind {
  return {
    name: kind.name,
    read(text) {
      const payload = kind.payload.parse(JSON.parse(text))
      return {
        subject: kind.subject(payload),
        lock: (tx) => kind.lock(tx, payload),
        snapshot: (tx) => kind.snapshot(tx, payload),
        carryOut: (ctx) => kind.carryOut(ctx, payload),
      }
    },
  }
}
