/**
 * The kinds of work, and how much of each runs and waits at the same time. Each kind has its own
 * share of the connections to the database, so a flood of one leaves the others theirs. The figures
 * were chosen by measuring on two cores (docs/decisions/0036).
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueueLimits } from './fair-queue.ts'

export const workKinds = ['changes', 'signIns', 'reads', 'pages', 'files'] as const
export type WorkKind = (typeof workKinds)[number]

export interface DatabaseShare {
  connections: number
  /** Whoever waits longer for a row that another transaction holds is told to try again. */
  lockTimeoutMs: number
  statementTimeoutMs: number
}

export interface KindLimits {
  queue: QueueLimits
  database: DatabaseShare
  /** After this, what still runs is cancelled and rolled back. */
  withinMs: number
}

export const kindLimits: Record<WorkKind, KindLimits> = {
  /** Money, and everything else that signed-in people change. */
  changes: {
    queue: {
      atOnce: 12,
      atOnceOfPerson: 2,
      waiting: 400,
      ofPerson: 40,
      ofAddress: 200,
      waitMs: 1_000,
      standingWaitMs: 900,
    },
    database: { connections: 12, lockTimeoutMs: 3_000, statementTimeoutMs: 5_000 },
    withinMs: 10_000,
  },
  /** Most of a sign-in waits for the password's hash, without a connection. */
  signIns: {
    queue: {
      atOnce: 200,
      atOnceOfPerson: 40,
      waiting: 200,
      ofPerson: 60,
      ofAddress: 120,
      waitMs: 5_000,
      standingWaitMs: 3_000,
    },
    database: { connections: 3, lockTimeoutMs: 3_000, statementTimeoutMs: 5_000 },
    withinMs: 30_000,
  },
  reads: {
    queue: {
      atOnce: 12,
      atOnceOfPerson: 3,
      waiting: 400,
      ofPerson: 40,
      ofAddress: 200,
      waitMs: 1_500,
      standingWaitMs: 200,
    },
    database: { connections: 8, lockTimeoutMs: 1_000, statementTimeoutMs: 5_000 },
    withinMs: 8_000,
  },
  /** Documents. */
  pages: {
    queue: {
      atOnce: 3,
      atOnceOfPerson: 2,
      waiting: 400,
      ofPerson: 150,
      ofAddress: 300,
      waitMs: 1_000,
      standingWaitMs: 200,
    },
    database: { connections: 4, lockTimeoutMs: 1_000, statementTimeoutMs: 5_000 },
    withinMs: 8_000,
  },
  /**
   * Uploads and downloads last as long as a weak phone needs, so many run at once: more than
   * `upload-places.ts` gives, or visitors who send slowly would keep everybody else from
   * uploading.
   */
  files: {
    queue: {
      atOnce: 240,
      atOnceOfPerson: 12,
      waiting: 200,
      ofPerson: 60,
      ofAddress: 100,
      waitMs: 20_000,
      standingWaitMs: 10_000,
    },
    database: { connections: 3, lockTimeoutMs: 2_000, statementTimeoutMs: 15_000 },
    withinMs: 150_000,
  },
}

/**
 * For the scripts, styles and fonts of a page, which need no database. A page stays empty without
 * one of its scripts, so they wait much longer than the page itself.
 */
export const assetLimits: QueueLimits = {
  atOnce: 24,
  atOnceOfPerson: 8,
  waiting: 800,
  ofPerson: 150,
  ofAddress: 300,
  waitMs: 20_000,
  standingWaitMs: 10_000,
}

/** For jobs, live streams and the start: everything that is no request. */
export const backgroundShare: DatabaseShare = {
  connections: 4,
  lockTimeoutMs: 10_000,
  statementTimeoutMs: 30_000,
}

/** The most that one server opens; one of them hears the other servers. */
export const connectionsOfServer =
  1 +
  backgroundShare.connections +
  workKinds.reduce((sum, kind) => sum + kindLimits[kind].database.connections, 0)

const current = new AsyncLocalStorage<WorkKind>()

/** The kind of the request that is being served; undefined outside of requests. */
export function kindNow(): WorkKind | undefined {
  return current.getStore()
}

/** Everything that `work` starts, calls of a page to its own server included, is of this kind. */
export function runAs<T>(kind: WorkKind, work: () => T): T {
  return current.run(kind, work)
}
