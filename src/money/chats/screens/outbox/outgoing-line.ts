/**
 * Messages on their way, in the order in which they were written. Every tab shows them; among all
 * tabs one sends, one message after the other, and where the connection breaks the line waits and
 * goes on by itself.
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

export interface LineState {
  queued: readonly QueuedMessage[]
  /** What has arrived, until the list of messages that the server answers has it. */
  sent: readonly MessageView[]
  sending: { messageId: string; percent: number } | null
  /** No answer came to the last try: the line waits for a connection. */
  lost: boolean
}

type DeliveryNews =
  | { kind: 'changed' }
  | { kind: 'ended' }
  | { kind: 'cancel'; messageId: string }
  | { kind: 'sending'; sending: LineState['sending']; lost: boolean }
  | { kind: 'sent'; message: MessageView }

export const outgoingLine = createStore<LineState>({
  queued: [],
  sent: [],
  sending: null,
  lost: false,
})
const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel('kaban-outgoing') : undefined

let owner: string | undefined
let attempt: AbortController | undefined
let failures = 0
let retry: ReturnType<typeof setTimeout> | undefined
/** Written, and not yet on the disk of this device. */
const unsaved = new Map<string, QueuedMessage>()
/** Written in this tab and never tried: nothing of them can be at the server. */
const untried = new Set<string>()

/**
 * Begins after signing in, with what this person left unsent. What somebody else left goes. Whose
 * session ended in the middle of a visit comes back to the same page: then it goes on.
 */
export async function startLine(who: string): Promise<void> {
  if (owner !== who) {
    if (owner) end()
    owner = who
    await forgetQueued(who)
  }
  for (const { messageId, sessionEnded } of await readQueued(who))
    if (sessionEnded) await changeQueued(messageId, { problem: null, sessionEnded: false })
  await reload()
  sendOn()
}

/** How many messages of this person would be lost with what this device keeps of them. */
export async function countUnsent(who: string): Promise<number> {
  return (await readQueued(who)).length
}

/** Resolves when the message is safe on this device. */
export async function enqueue(chatId: string, content: string, file: File | null): Promise<void> {
  if (!owner) throw new Error('Nobody is signed in who could send a message')
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
  tell({ kind: 'changed' })
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
  tell({ kind: 'cancel', messageId })
  await reloadEverywhere()
}

function sendOn(): void {
  clearTimeout(retry)
  if (owner) takeTurn(sendAll, () => attempt?.abort())
}

/** Everything that waits, one after the other, until nothing waits or nothing goes through. */
async function sendAll(): Promise<void> {
  for (let next = await nextEntry(); next; next = await nextEntry()) {
    if (!navigator.onLine) return waitForConnection()
    attempt = new AbortController()
    const { messageId } = next
    const show = (percent: number) => telling({ sending: { messageId, percent }, lost: false })
    show(0)
    const outcome = await deliverMessage(next, {
      again: !untried.delete(messageId),
      onProgress: show,
      signal: attempt.signal,
    })
    if (outcome.kind === 'arrived') {
      failures = 0
      take(outcome.message)
      tell({ kind: 'sent', message: outcome.message })
      await removeQueued(messageId)
    } else if (outcome.kind === 'failed') {
      await changeQueued(messageId, {
        problem: outcome.problem,
        sessionEnded: outcome.sessionEnded,
      })
    } else if (outgoingLine.get().queued.some((entry) => entry.messageId === messageId)) {
      return waitForConnection()
    }
    await reloadEverywhere()
  }
  telling({ sending: null, lost: false })
}

async function nextEntry(): Promise<QueuedMessage | undefined> {
  return owner ? (await readQueued(owner)).find((entry) => entry.problem === null) : undefined
}

/** 0.3 s, 0.6 s, 1.2 s … at most 20 s; a connection that comes back is used at once. */
function waitForConnection(): void {
  telling({ sending: null, lost: true })
  retry = setTimeout(sendOn, Math.min(20_000, 300 * 2 ** failures))
  failures += 1
}

function cancel(messageId: string): void {
  if (outgoingLine.get().sending?.messageId === messageId) attempt?.abort()
}

function take(message: MessageView): void {
  const others = outgoingLine.get().sent.filter(({ messageId }) => messageId !== message.messageId)
  // Lists are asked again after each message: only the latest can still be missing in them.
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
  tell({ kind: 'changed' })
  await reload()
}

function telling({ sending, lost }: Pick<LineState, 'sending' | 'lost'>): void {
  change({ sending, lost })
  tell({ kind: 'sending', sending, lost })
}

/** Another tab sends. Should it be closed before it has, this one does. */
function standIn(): void {
  const { lost, queued } = outgoingLine.get()
  if (lost || !queued.some((entry) => entry.problem === null)) return
  clearTimeout(retry)
  retry = setTimeout(sendOn, 2_000)
}

function tell(what: DeliveryNews): void {
  channel?.postMessage(what)
}

function change(what: Partial<LineState>): void {
  outgoingLine.set({ ...outgoingLine.get(), ...what })
}

function end(): void {
  owner = undefined
  attempt?.abort()
  clearTimeout(retry)
  unsaved.clear()
  change({ queued: [], sent: [], sending: null, lost: false })
}

channel?.addEventListener('message', ({ data }: MessageEvent<DeliveryNews>) => {
  if (data.kind === 'changed') void reload().then(standIn)
  if (data.kind === 'ended') end()
  if (data.kind === 'cancel') cancel(data.messageId)
  if (data.kind === 'sending') change({ sending: data.sending, lost: data.lost })
  if (data.kind === 'sent') take(data.message)
})
forgetOnSignOut(async () => {
  end()
  tell({ kind: 'ended' })
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
