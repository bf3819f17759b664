/** Hears of the faults of a server: every line of its log about an error. */
import { sqlState } from '../database/database.ts'

export interface Fault {
  error: unknown
  at: Date
  /** Null for what is no request. */
  requestId: string | null
  /** A procedure, a route, a job, or the line of the log. Never an address with its ids. */
  where: string
}

type LogMethod = (this: unknown, line: unknown[], method: unknown, level: number) => void

const errorLevel = 50

/** Wraps a hook for the log. A log level above `error` leaves nothing to hear. */
export function hearFaults(
  onFault: (fault: Fault) => void,
  next: (this: unknown, line: unknown[], method: never) => void,
): LogMethod {
  return function logMethod(line, method, level) {
    const [facts, message] = line
    if (level >= errorLevel && isAboutError(facts))
      onFault({
        error: facts.err,
        at: new Date(),
        requestId: facts.reqId ?? requestIdOf(this),
        where: facts.procedure ?? facts.route ?? facts.job ?? String(message),
      })
    next.call(this, line, method as never)
  }
}

type AboutError = { err: unknown } & Partial<
  Record<'reqId' | 'procedure' | 'route' | 'job', string>
>

function isAboutError(facts: unknown): facts is AboutError {
  return typeof facts === 'object' && facts !== null && 'err' in facts
}

/** The log of a request carries its id. */
function requestIdOf(log: unknown): string | null {
  const { reqId } = (log as { bindings(): { reqId?: unknown } }).bindings()
  return typeof reqId === 'string' ? reqId : null
}

export interface KnownFault extends Omit<Fault, 'error'> {
  /** SQLSTATE, Node's code, or the name of the error's class. */
  code: string
}

const kept = 20

/** The last ones of this server, the newest first, without what their messages say. */
export function rememberFaults(): { add(fault: Fault): void; list(): KnownFault[] } {
  const faults: KnownFault[] = []
  return {
    add({ error, ...rest }) {
      faults.unshift({ ...rest, code: codeOf(error) })
      faults.length = Math.min(faults.length, kept)
    },
    list: () => [...faults],
  }
}

/** A name from the code, never a value. */
export function codeOf(error: unknown): string {
  const code = sqlState(error) ?? (error as { code?: unknown } | null)?.code
  if (typeof code === 'string') return code
  return error instanceof Error ? error.name : typeof error
}
