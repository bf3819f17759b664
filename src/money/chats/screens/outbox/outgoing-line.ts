/**
 * The queue of messages being sent, in the order of writing. Every tab shows it; one tab at a time
 * sends, one message after the other, and resumes by itself after a lost connection.
 */
import { createStore } from '#foundation/kit/data/store.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { forgetOnSignOut } from '#foundation/kit/page/leaving.ts'
import type { MessageView } from '../../shared/contract.ts'
import { keepPicture } from '../conversation/own-pictures.ts'
import { deliverMessage } from './deliver.ts'
import {
  changeQueued,
  forgetQueued,
  readQueued,
  removeQueued,
  storeQueued,
  type QueuedMessage,
} from './outgoing-store.ts'
import { takeTurn } from './sending-turn.ts'
import { percentOf } from './upload-file.ts'

export interface LineState {
  queued: readonly QueuedMessage[]
  /** Arrived messages that fetched lists may not contain yet. */
  sent: readonly MessageView[]
  sending: { messageId: string; percent: number } | null
  /** The last try got no response; the queue waits for a connection. */
  lost: boolean
  /** The server asked for a pause; the queue goes on by itself. */
  slowed: boolean
}

type Sending = Pick<LineState, 'sending'> & Partial<Pick<LineState, 'lost' | 'slowed'>>

type TabMessage =
  | { kind: 'changed' }
  | { kind: 'ended' }
  | { kind: 'cancel'; messageId: string }
  | { kind: 'sending'; state: Sending }
  | { kind: 'sent'; message: MessageView }

export const outgoingLine = createStore<LineState>({
  queued: [],
  sent: [],
  sending: null,
  lost: false,
  slowed: false,
})
const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel('kaban-outgoing') : undefined

let owner: string | undefined
let attempt: AbortController | undefined
let failures = 0
let retry: ReturnType<typeof setTimeout> | undefined
/** Messages not stored on this device yet. */
const unsaved = new Map<string, QueuedMessage>()
/** Messages never tried: the server cannot have any part of them. */
const untried = new Set<string>()

/**
 * Starts sending what this user left unsent and deletes what others left. Messages that failed
 * because the session had ended are retried.
 */
export async function startLine(userId: string): Promise<void> {
  if (owner !== userId) {
    if (owner) end()
    owner = userId
    await forgetQueued(userId)
  }
  for (const { messageId, sessionEnded } of await readQueued(userId))
    if (sessionEnded) await changeQueued(messageId, { problem: null, sessionEnded: false })
  await reload()
  sendOn()
}

/** The number of this user's unsent messages on this device. */
export async function countUnsent(userId: string): Promise<number> {
  return (await readQueued(userId)).length
}

/** Resolves when the message is stored on this device. */
export async function enqueue(chatId: string, content: string, file: File | null): Promise<void> {
  if (!owner) throw new Error('Sending a message needs a signed-in user')
  const place = Math.max(Date.now(), (outgoingLine.get().queued.at(-1)?.place ?? 0) + 1)
  const entry: QueuedMessage = {
    messageId: newRequestId(),
    owner,
    chatId,
    content,
    file,
    attachmentId: file && newRequestId(),
    fileArrived: false,
    place,
    problem: null,
    sessionEnded: false,
  }
  if (file && entry.attachmentId) keepPicture(entry.attachmentId, file)
  untried.add(entry.messageId)
  unsaved.set(entry.messageId, entry)
  change({ queued: [...outgoingLine.get().queued, entry] })
  await storeQueued(entry)
  unsaved.delete(entry.messageId)
  broadcast({ kind: 'changed' })
  sendOn()
}

export async function sendAgain(messageId: string): Promise<void> {
  await changeQueued(messageId, { problem: null, sessionEnded: false })
  await reloadEverywhere()
  failures = 0
  sendOn()
}

export async function discard(messageId: string): Promise<void> {
  change({ queued: outgoingLine.get().queued.filter((entry) => entry.messageId !== messageId) })
  await removeQueued(messageId)
  cancel(messageId)
  broadcast({ kind: 'cancel', messageId })
  await reloadEverywhere()
}

function sendOn(): void {
  clearTimeout(retry)
  if (owner) takeTurn(sendAll, () => attempt?.abort())
}

/** Sends the queue until it is empty or the connection is lost. */
async function sendAll(): Promise<void> {
  for (let next = await nextEntry(); next; next = await nextEntry()) {
    if (!navigator.onLine) return waitForConnection()
    attempt = new AbortController()
    const { messageId } = next
    const report = (percent: number) => reportSending({ sending: { messageId, percent } })
    report(percentOf(next.received ?? 0, next.file?.size ?? 0))
    const outcome = await deliverMessage(next, {
      again: !untried.delete(messageId),
      onProgress: report,
      signal: attempt.signal,
    })
    if (outcome.kind === 'arrived') {
      failures = 0
      take(outcome.message)
      broadcast({ kind: 'sent', message: outcome.message })
      await removeQueued(messageId)
    } else if (outcome.kind === 'slowed') {
      return waitAsAsked(outcome.seconds)
    } else if (outcome.kind === 'failed') {
      await changeQueued(messageId, {
        problem: outcome.problem,
        sessionEnded: outcome.sessionEnded,
      })
    } else if (outgoingLine.get().queued.some((entry) => entry.messageId === messageId)) {
      // Shows how much of the file has arrived.
      await reload()
      return waitForConnection()
    }
    await reloadEverywhere()
  }
  reportSending({ sending: null })
}

async function nextEntry(): Promise<QueuedMessage | undefined> {
  return owner ? (await readQueued(owner)).find((entry) => entry.problem === null) : undefined
}

/** Retries after 0.3 s, 0.6 s, 1.2 s … at most 20 s, or when the browser is online again. */
function waitForConnection(): void {
  reportSending({ sending: null, lost: true })
  retry = setTimeout(sendOn, Math.min(20_000, 300 * 2 ** failures))
  failures += 1
}

function waitAsAsked(seconds: number): void {
  reportSending({ sending: null, slowed: true })
  retry = setTimeout(sendOn, seconds * 1000)
}

function cancel(messageId: string): void {
  if (outgoingLine.get().sending?.messageId === messageId) attempt?.abort()
}

function take(message: MessageView): void {
  const others = outgoingLine.get().sent.filter(({ messageId }) => messageId !== message.messageId)
  // Lists are refetched after each message, so only the latest can be missing in them.
  change({
    sent: [...others, message].slice(-100),
    queued: outgoingLine.get().queued.filter(({ messageId }) => messageId !== message.messageId),
  })
}

async function reload(): Promise<void> {
  if (!owner) return
  const stored = await readQueued(owner)
  const known = new Set([
    ...stored.map(({ messageId }) => messageId),
    ...outgoingLine.get().sent.map(({ messageId }) => messageId),
  ])
  const arrived = new Set(outgoingLine.get().sent.map(({ messageId }) => messageId))
  change({
    queued: [
      ...stored.filter(({ messageId }) => !arrived.has(messageId)),
      ...[...unsaved.values()].filter(({ messageId }) => !known.has(messageId)),
    ],
  })
}

async function reloadEverywhere(): Promise<void> {
  broadcast({ kind: 'changed' })
  await reload()
}

function reportSending(state: Sending): void {
  change({ lost: false, slowed: false, ...state })
  broadcast({ kind: 'sending', state })
}

/** Takes over in case the sending tab was closed. */
function takeOver(): void {
  const { lost, slowed, queued } = outgoingLine.get()
  if (lost || slowed || !queued.some((entry) => entry.problem === null)) return
  clearTimeout(retry)
  retry = setTimeout(sendOn, 2_000)
}

function broadcast(message: TabMessage): void {
  channel?.postMessage(message)
}

function change(part: Partial<LineState>): void {
  outgoingLine.set({ ...outgoingLine.get(), ...part })
}

function end(): void {
  owner = undefined
  attempt?.abort()
  clearTimeout(retry)
  unsaved.clear()
  change({ queued: [], sent: [], sending: null, lost: false, slowed: false })
}

channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  if (data.kind === 'changed') void reload().then(takeOver)
  if (data.kind === 'ended') end()
  if (data.kind === 'cancel') cancel(data.messageId)
  if (data.kind === 'sending') change({ lost: false, slowed: false, ...data.state })
  if (data.kind === 'sent') take(data.message)
})
forgetOnSignOut(async () => {
  end()
  broadcast({ kind: 'ended' })
  await forgetQueued()
})
addEventListener('online', () => {
  failures = 0
  sendOn()
})
addEventListener('offline', () => attempt?.abort())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && outgoingLine.get().lost) sendOn()
})
