/**
 * What a room gives to have its verbs decided by two people: how the thing is locked, looked at and
 * carried out. The room files a request by `fileApproval` inside its own verb; main joins the kinds
 * to the procedures.
 */
import type * as z from 'zod/mini'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { SubjectKind } from '#people/activity/shared/rules.ts'
import type { ApprovalDetails, ApprovalEffect } from '../shared/contract.ts'
import type { ApprovalKindName } from '../shared/rules.ts'
import type { Frozen } from './freeze.ts'

/** How the thing is now. */
export interface ApprovalSnapshot {
  /** What must be the same when it is decided as it was when it was filed. */
  state: Frozen
  effect: ApprovalEffect
  details: ApprovalDetails
}

/** Under which thing the record of who did what shows it. */
export interface Subject {
  kind: SubjectKind
  id: string
}

export interface ApprovalKind<Payload extends Frozen = Frozen> {
  name: ApprovalKindName
  /** Reads what was frozen: amounts are digits. */
  payload: z.ZodMiniType<Payload>
  subject(payload: Payload): Subject
  /**
   * Locks all that `carryOut` moves, in the order of locks (money/transactions/server/actions.ts),
   * but for the book.
   */
  lock(tx: Transaction, payload: Payload): Promise<void>
  /** With or without the locks; null when there is no such thing. */
  look(tx: Transaction, payload: Payload): Promise<ApprovalSnapshot>
  /**
   * The act itself, by the one who agreed; its refusals are the room's own, and undo the decision
   * too.
   */
  carryOut(ctx: ActionContext, payload: Payload): Promise<void>
}

/**
 * With its payload's own shape forgotten, as a list of several kinds has it: every door into it
 * reads the payload first.
 */
export interface AnyKind {
  name: ApprovalKindName
  read(payload: string): ReadKind
}

export interface ReadKind {
  subject: Subject
  lock(tx: Transaction): Promise<void>
  look(tx: Transaction): Promise<ApprovalSnapshot>
  carryOut(ctx: ActionContext): Promise<void>
}

export function anyKind<Payload extends Frozen>(kind: ApprovalKind<Payload>): AnyKind {
  return {
    name: kind.name,
    read(text) {
      const payload = kind.payload.parse(JSON.parse(text))
      return {
        subject: kind.subject(payload),
        lock: (tx) => kind.lock(tx, payload),
        look: (tx) => kind.look(tx, payload),
        carryOut: (ctx) => kind.carryOut(ctx, payload),
      }
    },
  }
}
