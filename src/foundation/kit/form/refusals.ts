/**
 * Turns a failed call into words: a refusal has its own title and message (or belongs to a field),
 * a fault has one honest sentence and the request id, a lost connection has its own sentence.
 */
import { ORPCError } from '@orpc/client'
import {
  refusalMessage,
  type RefusalData,
  type RefusalWords,
} from '#foundation/contract/shared/refusal.ts'
import { concernsMoney } from '../data/calls.ts'
import { activeWordPairs, currentWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { notify } from '../overlay/toast-store.ts'
import { wasProofDeclined } from './proof.ts'

export type Failure =
  | ({ kind: 'refusal'; status: number } & RefusalData)
  | { kind: 'offline' }
  | { kind: 'unanswered' }
  /** The server had too much to do and did nothing. */
  | { kind: 'busy'; seconds: number }
  | { kind: 'fault'; requestId: string | undefined }

/** Classifies a thrown error. Pure. */
export function readFailure(error: unknown): Failure {
  if (error instanceof ORPCError) {
    const data: unknown = error.data
    const seconds = busySeconds(error.status, data)
    if (seconds !== undefined) return { kind: 'busy', seconds }
    if (isRefusal(data)) return { ...data, kind: 'refusal', status: error.status }
    return { kind: 'fault', requestId: textOf(data, 'requestId') }
  }
  // fetch throws a TypeError when no answer came. Only a device that knows it is offline has surely
  // sent nothing; otherwise the server may have carried out the request and only its answer was
  // lost.
  if (
    error instanceof TypeError ||
    (error instanceof DOMException && error.name === 'NetworkError')
  ) {
    return { kind: isOffline() ? 'offline' : 'unanswered' }
  }
  return { kind: 'fault', requestId: undefined }
}

/** Refusals of the server for everything that it could not begin (platform/shared/words.ts). */
const busyNames = ['overloaded', 'too-many-at-once', 'in-use', 'busy']

function busySeconds(status: number, data: unknown): number | undefined {
  if (status !== 429 && status !== 503) return undefined
  if (!busyNames.includes(textOf(data, 'name') ?? '')) return undefined
  return Number(textOf(Reflect.get(data as object, 'figures'), 'seconds') ?? 2)
}

/** No answer came, or the server was too busy to begin: a retry may help. */
export function isConnectionLost(error: unknown): boolean {
  const { kind } = readFailure(error)
  return kind === 'offline' || kind === 'unanswered' || kind === 'busy'
}

/** The request may have been carried out: figures that suppose it was not may be wrong. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!error) return false
  const { kind } = readFailure(error)
  return kind === 'unanswered' || kind === 'fault'
}

/** When a read is tried again: after the time that a busy server names, else ever later. */
export function retryAfter(failures: number, error: unknown, chance = Math.random()): number {
  const failure = readFailure(error)
  // Spread, so that everybody does not come back together.
  if (failure.kind === 'busy') return failure.seconds * 1000 * (1 + chance / 2)
  return Math.min(1000 * 2 ** failures, 8000)
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

/** The title and message of a failure, for a notice or an error state. */
export function failureWords(error: unknown): { title: string; message: string } {
  const w = currentWords(kitWords)
  const failure = readFailure(error)
  if (failure.kind === 'refusal')
    return translated(failure) ?? { title: failure.title, message: failure.message }
  if (failure.kind === 'offline') return { title: w.offlineTitle, message: w.offlineMessage }
  if (failure.kind === 'unanswered')
    return { title: w.unansweredTitle, message: w.unansweredMessage(concernsMoney(error)) }
  if (failure.kind === 'busy')
    return { title: w.busyTitle, message: w.busyMessage(failure.seconds) }
  return {
    title: w.faultTitle,
    message: w.faultMessage(failure.requestId, concernsMoney(error)),
  }
}

/**
 * A refusal has its own title; other failures are titled by the attempt ('Withdrawal Failed').
 * Without an answer nobody knows that it failed, so that title is not used.
 */
export function namedFailure(title: string, error: unknown): { title: string; message: string } {
  const words = failureWords(error)
  const { kind } = readFailure(error)
  return kind === 'offline' || kind === 'fault' ? { ...words, title } : words
}

/** The same for a failed read. Offline, this device has not kept the answer. */
export function readFailureWords(
  error: unknown,
  title: string,
  message = currentWords(kitWords).notLoaded,
): { title: string; message: string } {
  const { kind } = readFailure(error)
  if (kind === 'offline') return { title, message: currentWords(kitWords).notKept }
  if (kind === 'busy') return { ...failureWords(error), title }
  return kind === 'fault' || kind === 'unanswered' ? { title, message } : namedFailure(title, error)
}

/** For `onError` of a mutation whose failure the specification names, or for a `catch`. */
export function showFailure(title: string): (error: unknown) => void {
  return (error) => {
    if (!needsNoNotice(error)) notify({ ...namedFailure(title, error), tone: 'failed' })
  }
}

/** The same for a failure without a name of its own. */
export function showRefusal(error: unknown): void {
  if (needsNoNotice(error)) return
  notify({ ...failureWords(error), tone: 'failed' })
}

interface FieldErrors {
  setError: (
    name: never,
    error: { type: string; message: string },
    options: { shouldFocus: boolean },
  ) => void
  getValues: () => object
}

/** Puts a refusal at the field that it names. Returns false when this form has no such field. */
export function applyRefusal(form: FieldErrors, error: unknown): boolean {
  const failure = readFailure(error)
  if (
    failure.kind !== 'refusal' ||
    failure.field === undefined ||
    !(failure.field in form.getValues())
  )
    return false
  // The name is one of this form's fields, as was just checked.
  form.setError(
    failure.field as never,
    { type: failure.name, message: failureWords(error).message },
    { shouldFocus: true },
  )
  return true
}

/** The session has ended. No error is shown: query-client.ts goes to the sign-in page. */
export function isSignedOut(error: unknown): boolean {
  const failure = readFailure(error)
  return failure.kind === 'refusal' && failure.status === 401 && failure.name === 'sign-in-first'
}

/** The person cancelled the request for a proof (proof.ts); they know, and nothing changed. */
export function isProofDeclined(error: unknown): boolean {
  const failure = readFailure(error)
  return failure.kind === 'refusal' && wasProofDeclined(failure.requestId)
}

/** For a screen that calls `notify` by itself. */
export function needsNoNotice(error: unknown): boolean {
  return isSignedOut(error) || isProofDeclined(error)
}

/** The title and message of a refusal inside an answer, for instance of one row among many. */
export function refusalWords(refusal: Omit<RefusalData, 'requestId'>): {
  title: string
  message: string
} {
  return translated(refusal) ?? { title: refusal.title, message: refusal.message }
}

/** The server refuses in English; this finds the Filipino words of the same refusal. */
function translated({
  name,
  title,
  figures,
}: Omit<RefusalData, 'requestId'>): { title: string; message: string } | undefined {
  for (const [english, twin] of activeWordPairs()) {
    // Two modules may use one name: the English title tells them apart.
    if (wordsOf(english, name)?.title !== title) continue
    const found = wordsOf(twin, name)
    if (found) return { title: found.title, message: refusalMessage(found, figures) }
  }
  return undefined
}

function wordsOf(refusals: object, name: string): RefusalWords | undefined {
  const found: unknown = Reflect.get(refusals, name)
  return textOf(found, 'title') === undefined ? undefined : (found as RefusalWords)
}

function isRefusal(data: unknown): data is RefusalData {
  return textOf(data, 'title') !== undefined && textOf(data, 'message') !== undefined
}

function textOf(data: unknown, key: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const value: unknown = Reflect.get(data, key)
  return typeof value === 'string' ? value : undefined
}
