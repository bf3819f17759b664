/** Sends the messages of the push outbox to the services of the browsers. */
import { createHash } from 'node:crypto'
import { textIn } from '#foundation/contract/shared/bilingual.ts'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { repeat, type Job, type JobListeners } from '#foundation/platform/server/jobs.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { pushRecordTexts } from '../../shared/record-words-push.ts'
import type { PushMessage } from '../../shared/rules-push.ts'
import { postPushTo, type PostPush } from './post-push.ts'
import { onPushWritten } from './push-outbox.ts'
import {
  claimWaitingPush,
  delayPush,
  deletePush,
  forgetEndpoint,
  type ClaimedPush,
} from './push-store.ts'
import { sealPush } from './seal-push.ts'

export interface PushParts {
  database: Database
  secrets: Pick<Secrets, 'p256'>
  settings: Pick<Settings, 'publicUrl' | 'mailFrom' | 'mode'>
  /** The title of every message. */
  findSiteName: (tx: Transaction) => Promise<string>
}

const batchSize = 20
/** Screens show less, and a message of 4 KB must hold it. */
const bodyMax = 300
/** Well within the claim. */
const sendWithinMs = 15_000

export function startPushDelivery(parts: PushParts, listeners: JobListeners): Job {
  const closing = new AbortController()
  const run = () => deliverWaitingPushes(parts, postPushTo(), closing.signal)
  const job = repeat({ name: 'deliver push messages', everyMs: 5_000, run, ...listeners })
  const forget = onPushWritten(job.wake)
  return {
    wake: job.wake,
    async close() {
      forget()
      closing.abort()
      await job.close()
    },
  }
}

/** Claims, sends and marks one message after another; no transaction is open while one is sent. */
export async function deliverWaitingPushes(
  parts: PushParts,
  post: PostPush,
  closing: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (let done = 0; done < batchSize && !closing.aborted; done += 1) {
    const push = await parts.database.transaction(claimWaitingPush)
    if (!push) return
    const outcome = await sendOne(push, parts, post, closing)
    // Nobody knows whether it was sent, so its claim runs out.
    if (outcome.kind === 'later' && closing.aborted) return
    await parts.database.transaction((tx) =>
      outcome.kind === 'done'
        ? deletePush(tx, push)
        : outcome.kind === 'gone'
          ? forgetEndpoint(tx, push)
          : delayPush(tx, push, outcome),
    )
  }
}

type Outcome =
  | { kind: 'done' }
  | { kind: 'gone' }
  | { kind: 'later'; reason: string; retryAfter: number | null }

async function sendOne(
  push: ClaimedPush,
  parts: PushParts,
  post: PostPush,
  closing: AbortSignal,
): Promise<Outcome> {
  try {
    const { status, retryAfter } = await post(
      sealPush(parts.secrets, push, {
        text: JSON.stringify(await messageOf(push, parts)),
        topic: tagOf(push.path),
        contact: contactOf(parts),
      }),
      AbortSignal.any([closing, AbortSignal.timeout(sendWithinMs)]),
    )
    if (status >= 200 && status < 300) return { kind: 'done' }
    if (status === 404 || status === 410) return { kind: 'gone' }
    // Too often, or trouble at the service. Other refusals a later try would meet again.
    return status === 429 || status >= 500
      ? { kind: 'later', reason: `The service answered ${status}`, retryAfter }
      : { kind: 'done' }
  } catch (error) {
    return { kind: 'later', reason: String(error), retryAfter: null }
  }
}

async function messageOf(
  { language, detail, path }: ClaimedPush,
  { database, settings, findSiteName }: PushParts,
): Promise<PushMessage> {
  const name = await database.read(findSiteName)
  const siteName = settings.mode === 'sample' ? `${name} (sample)` : name
  const title = detail === '' ? textIn(language, pushRecordTexts.news(siteName)) : siteName
  const body = detail.length > bodyMax ? `${detail.slice(0, bodyMax - 1)}…` : detail
  return { title, body, path, tag: tagOf(path) }
}

/** At most 32 characters of base64url. */
function tagOf(path: string): string {
  return createHash('sha256').update(path).digest('base64url').slice(0, 32)
}

/** Where the push service finds who sends; some demand it. */
function contactOf({ settings: { publicUrl, mailFrom } }: PushParts): string {
  if (publicUrl.startsWith('https://')) return publicUrl
  return `mailto:${/<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim()}`
}
