/** Messages between the first process of Kaban and those that serve. */
import type { Registry } from 'prom-client'
import type { AccessCode } from '../access-code.ts'
import type { PlainError } from '../plain-error.ts'

/** The figures of one process. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** A place among the processes that serve. */
export interface ProcessPlace {
  /** The processes of one start have the same. */
  serverId: string
  /** From 1; whoever replaces a process has its number. */
  number: number
  /** How many before it ended by themselves. */
  deaths: number
}

export type ToServer =
  | {
      kind: 'start'
      place: ProcessPlace
      databaseUrl: string
      ownerUrl: string
      pages: string | undefined
    }
  /** End without a failed request, while others serve. */
  | { kind: 'leave' }
  /** End; all others do, too. */
  | { kind: 'stop' }
  /** A job of the backups ran. One process counts and logs it. */
  | { kind: 'backed up'; job: string; error?: PlainError | undefined; counts: boolean }
  | { kind: 'tell figures'; askId: number }
  | { kind: 'all figures'; askId: number; all: Figures[] }

export type FromServer =
  | { kind: 'ready'; address: string; accessCode: AccessCode }
  | { kind: 'refused'; why: string }
  | { kind: 'ask figures'; askId: number }
  | { kind: 'figures'; askId: number; figures: Figures }
