/**
 * What a failed call becomes on the screen: a refusal its title and message (or an error on the
 * field it names), a fault one honest sentence with the request id, no connection its own
 * sentence.
 */
import { ORPCError } from '@orpc/client'
import { tell, type RefusalData, type RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { chosenTwins, currentWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { notify } from '../overlay/toast-store.ts'
import { wasDeclined } from './proof.ts'

export type Failure =
  | ({ kind: 'refusal'; status: number } & RefusalData)
  | { kind: 'offline' }
  | { kind: 'unanswered' }
  | { kind: 'fault'; requestId: string | undefined }

/** Sorts what was thrown. Pure. */
export function readFailure(error: unknown): Failure {
  if (error instanceof ORPCError) {
    const data: unknown = error.data
    if (isRefusal(data)) return { ...data, kind: 'refusal', status: error.status }
    return { kind: 'fault', requestId: textOf(data, 'requestId') }
  }
  // fetch throws a TypeError when no answer came. Only a device that knows it is offline has surely sent nothing; otherwise
  // the request may have arrived and been carried out, and only its answer was lost.
  if (
    error instanceof TypeError ||
    (error instanceof DOMException && error.name === 'NetworkError')
  ) {
    return { kind: isOffline() ? 'offline' : 'unanswered' }
  }
  return { kind: 'fault', requestId: undefined }
}

/** No answer came, whatever the reason: asking again may help. */
export function isConnectionLost(error: unknown): boolean {
  const { kind } = readFailure(error)
  return kind === 'offline' || kind === 'unanswered'
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

/** The two sentences of a failure, for a notice or an error state. */
export function failureWords(error: unknown): { title: string; message: string } {
  const w = currentWords(kitWords)
  const failure = readFailure(error)
  if (failure.kind === 'refusal')
    return translated(failure) ?? { title: failure.title, message: failure.message }
  if (failure.kind === 'offline') return { title: w.offlineTitle, message: w.offlineMessage }
  if (failure.kind === 'unanswered')
    return { title: w.unansweredTitle, message: w.unansweredMessage }
  return { title: w.faultTitle, message: w.faultMessage(failure.requestId) }
}

/**
 * A refusal brings its own title; what failed for another reason is named by what was tried:
 * 'Withdrawal Failed'. Where no answer came nobody knows that it failed, and it is not called so.
 */
export function namedFailure(title: string, error: unknown): { title: string; message: string } {
  const said = failureWords(error)
  const { kind } = readFailure(error)
  return kind === 'refusal' || kind === 'unanswered' ? said : { ...said, title }
}

/**
 * The same for a read that failed: it moved nothing, and that is all that is known. Without a
 * connection it is also what this device has not kept.
 */
export function readWords(
  error: unknown,
  title: string,
  message = currentWords(kitWords).nothingChanged,
): { title: string; message: string } {
  const { kind } = readFailure(error)
  if (kind === 'offline') return { title, message: currentWords(kitWords).notKept }
  return kind === 'fault' || kind === 'unanswered' ? { title, message } : namedFailure(title, error)
}

/** For `onError` of a mutation whose failure the specification names, or a `catch`. */
export function showFailure(title: string): (error: unknown) => void {
  return (error) => {
    if (!needsNoNotice(error)) notify({ ...namedFailure(title, error), tone: 'failed' })
  }
}

/** The same for a failure that has no name of its own. */
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

/**
 * Puts a refusal on the field it names and answers true; false when it names none that this form
 * has.
 */
export function applyRefusal(form: FieldErrors, error: unknown): boolean {
  const failure = readFailure(error)
  if (
    failure.kind !== 'refusal' ||
    failure.field === undefined ||
    !(failure.field in form.getValues())
  )
    return false
  // The name was just found among the fields of this very form.
  form.setError(
    failure.field as never,
    { type: failure.name, message: failureWords(error).message },
    { shouldFocus: true },
  )
  return true
}

/**
 * The session has ended: not an error to show, the person is taken to the sign-in page (see
 * query-client.ts).
 */
export function isSignedOut(error: unknown): boolean {
  const failure = readFailure(error)
  return failure.kind === 'refusal' && failure.status === 401 && failure.name === 'sign-in-first'
}

/**
 * Asked who they are, the person cancelled (see proof.ts): they know, and what they did on the
 * screen is as it was.
 */
export function isProofDeclined(error: unknown): boolean {
  const failure = readFailure(error)
  return failure.kind === 'refusal' && wasDeclined(failure.requestId)
}

/** What is no failure to tell of. For a screen that calls `notify` by itself. */
export function needsNoNotice(error: unknown): boolean {
  return isSignedOut(error) || isProofDeclined(error)
}

/** The sentences of a refusal that came inside of an answer: of one row among many. */
export function refusalWords(refusal: Omit<RefusalData, 'requestId'>): {
  title: string
  message: string
} {
  return translated(refusal) ?? { title: refusal.title, message: refusal.message }
}

/** The server refuses in English; the room's Filipino words of the same refusal take their place. */
function translated({
  name,
  title,
  figures,
}: Omit<RefusalData, 'requestId'>): { title: string; message: string } | undefined {
  for (const [english, twin] of chosenTwins()) {
    // Two rooms may use one name: the English title tells whose it is.
    if (wordsOf(english, name)?.title !== title) continue
    const found = wordsOf(twin, name)
    if (found) return { title: found.title, message: tell(found, figures) }
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
