import {
  isConnectionLost,
  isSignedOut,
  namedFailure,
  readFailure,
} from '#foundation/kit/form/refusals.ts'
import { currentWords } from '#foundation/kit/i18n/language.tsx'
import type { MessageView } from '../../shared/contract.ts'
import type { ChatRefusal } from '../../shared/rules.ts'
import { chatWords } from '../../shared/words.ts'
import { chats } from '../calls.ts'
import { changeQueued, type QueuedMessage } from './outgoing-store.ts'
import { hasArrived, uploadFile } from './upload-file.ts'

/**
 * 'lost': no response, so it is retried. 'slowed': the server takes it a little later. 'failed':
 * the user has to retry or discard it.
 */
type DeliveryOutcome =
  | { kind: 'arrived'; message: MessageView }
  | { kind: 'lost' }
  | { kind: 'slowed'; seconds: number }
  | { kind: 'failed'; problem: string; sessionEnded: boolean }

const responseTimeoutMs = 20_000
/** A longer wait is for the person to decide. */
const slowedMaxSeconds = 120

interface Options {
  /** A retry: the file may have arrived although the response was lost. */
  again: boolean
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** Sends the file of a message if it has one, then the message. */
export async function deliverMessage(
  entry: QueuedMessage,
  { again, onProgress, signal }: Options,
): Promise<DeliveryOutcome> {
  const { messageId, chatId, content, file, attachmentId } = entry
  let fileArrived = entry.fileArrived
  try {
    if (file && attachmentId && !fileArrived) {
      if (!again || !(await hasArrived(attachmentId, withDeadline(signal))))
        await uploadFile({
          chatId,
          attachmentId,
          file,
          received: entry.received ?? 0,
          onReceived: (received) => changeQueued(messageId, { received }),
          onProgress,
          signal,
        })
      fileArrived = true
      await changeQueued(messageId, { fileArrived })
    }
    const message = await chats.send.call(
      { chatId, messageId, content, ...(attachmentId ? { attachmentId } : {}) },
      { signal: withDeadline(signal) },
    )
    return { kind: 'arrived', message }
  } catch (error) {
    if (isConnectionLost(error) || signal.aborted || isTimeout(error)) return { kind: 'lost' }
    // Too many uploads at once: nothing was stored, and a later try succeeds.
    if (isRefusal(error, 'pictures-busy')) return { kind: 'lost' }
    // The server deletes a file that waits too long for its message. Send both again.
    if (entry.fileArrived && isRefusal(error, 'attachment-not-found')) {
      await changeQueued(messageId, { fileArrived: false, received: 0 })
      return { kind: 'lost' }
    }
    const seconds = secondsToWait(error)
    if (seconds !== null && seconds <= slowedMaxSeconds) return { kind: 'slowed', seconds }
    const w = currentWords(chatWords)
    if (isSignedOut(error))
      return { kind: 'failed', problem: `${w.error}. ${w.sessionGone}`, sessionEnded: true }
    const { title, message } = namedFailure(
      file && !fileArrived ? w.uploadFailed : w.sendFailed,
      error,
    )
    // A fault has no reason to show; the buttons say what to do.
    const problem = readFailure(error).kind === 'refusal' ? `${title}. ${message}` : `${title}.`
    return { kind: 'failed', problem, sessionEnded: false }
  }
}

function isRefusal(error: unknown, name: ChatRefusal): boolean {
  const failure = readFailure(error)
  return failure.kind === 'refusal' && failure.name === name
}

/** Messages that were queued offline may be more than a person sends in a minute. */
function secondsToWait(error: unknown): number | null {
  const failure = readFailure(error)
  return failure.kind === 'refusal' && failure.name === 'too-many-writes'
    ? Number(failure.figures?.['seconds'])
    : null
}

function withDeadline(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutMs)])
}

function isTimeout(error: unknown): boolean {
  return (
    error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')
  )
}
