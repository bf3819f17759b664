/** Ends the work of a request whose time is over, or whose client has gone. */
import type { FastifyReply } from 'fastify'
import { kindLimits, kindNow, type WorkKind } from '../overload/work-kinds.ts'

/** Nothing was changed by what this ended; `late` when its time was over. */
export class WorkEnded extends Error {
  readonly why: 'gone' | 'late'
  constructor(why: WorkEnded['why']) {
    super(why === 'gone' ? 'The client has gone' : 'The time for this request is over')
    this.why = why
  }
}

/**
 * A change may go on for a moment without its client: a person who presses and leaves the page
 * wants it done.
 */
export const graceMs: Record<WorkKind, number> = {
  reads: 0,
  pages: 0,
  changes: 2_000,
  signIns: 2_000,
  files: 2_000,
}

export function endOf(reply: FastifyReply): AbortSignal {
  const ending = new AbortController()
  const kind = kindNow() ?? 'reads'
  const late = setTimeout(() => ending.abort(new WorkEnded('late')), kindLimits[kind].withinMs)
  late.unref()
  reply.raw.once('close', () => {
    clearTimeout(late)
    if (reply.raw.writableFinished) return
    setTimeout(() => ending.abort(new WorkEnded('gone')), graceMs[kind]).unref()
  })
  return ending.signal
}
