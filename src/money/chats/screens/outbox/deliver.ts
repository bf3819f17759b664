import {
  isConnectionLost,
  isSignedOut,
  namedFailure,
  readFailure,
} from '#foundation/kit/form/refusals.ts'
/** One try to bring one message to the server: its file first, then the message. */
import { currentWords } from '#foundation/kit/i18n/language.tsx'
import type { MessageView } from '../../shared/contract.ts'
import type { ChatRefusal } from '../../shared/rules.ts'
import { chatWords } from '../../shared/words.ts'
import { chats } from '../calls.ts'
import { changeQueued, type QueuedMessage } from './outgoing-store.ts'
import { hasArrived, uploadFile } from './upload-file.ts'

/** 'lost': no answer came, and it is tried again by itself. 'failed': the person has to decide. */
export type DeliveryOutcome =
  | { kind: 'arrived'; message: MessageView }
  | { kind: 'lost' }
  | { kind: 'failed'; problem: string; sessionEnded: boolean }

/** An answer that takes longer than this will not come. */
const answerMs = 20_000

interface Options {
  /** It was tried before, so the file may have arrived without our knowing. */
  again: boolean
  onProgress: (percent: number) => void
  signal: AbortSignal
}

export async function deliverMessage(
  entry: QueuedMessage,
  { again, onProgress, signal }: Options,
): Promise<DeliveryOutcome> {
  const { messageId, chatId, content, file, attachmentId } = entry
  let fileArrived = entry.fileArrived
  try {
    if (file && attachmentId && !fileArrived) {
      if (!again || !(await hasArrived(attachmentId, withDeadline(signal))))
        await uploadFile({ chatId, attachmentId, file, onProgress, signal })
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
    // It lay here for longer than the server keeps a file without its message: both go out anew.
    if (entry.fileArrived && isRefusal(error, 'attachment-not-found')) {
      await changeQueued(messageId, { fileArrived: false })
      return { kind: 'lost' }
    }
    const w = currentWords(chatWords)
    if (isSignedOut(error))
      return { kind: 'failed', problem: `${w.error}. ${w.sessionGone}`, sessionEnded: true }
    const { title, message } = namedFailure(
      file && !fileArrived ? w.uploadFailed : w.sendFailed,
      error,
    )
    // A fault has no reason to tell: what to do about it stands on the buttons.
    const problem = readFailure(error).kind === 'refusal' ? `${title}. ${message}` : `${title}.`
    return { kind: 'failed', problem, sessionEnded: false }
  }
}

function isRefusal(error: unknown, name: ChatRefusal): boolean {
  const failure = readFailure(error)
  return failure.kind === 'refusal' && failure.name === name
}

function withDeadline(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(answerMs)])
}

function isTimeout(error: unknown): boolean {
  return (
    error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')
  )
}
