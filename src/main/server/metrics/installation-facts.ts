/** Figures of the whole installation, from the database that all servers share. */
import {
  together,
  type Database,
  type Transaction,
} from '#foundation/platform/server/database/database.ts'
import { countWaitingMails } from '#foundation/platform/server/mail/outbox.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { within } from '#foundation/platform/server/within.ts'
import { readSealState, type SealState } from '#money/seals/server/witnesses/read-witnesses.ts'
import { readLastVerification } from '#surfaces/oversight/server/verify-books.ts'
import { countOpenAlarms } from '#surfaces/users/server/raise-alarm.ts'
import { countStoredItems } from '#surfaces/workbench/server/actions.ts'

interface Waiting {
  count: number
  oldestAt: Date | null
}

export interface InstallationFacts {
  readAt: Date
  deposits: Waiting
  withdrawals: Waiting
  latePayouts: Waiting
  mails: Waiting
  /** Undefined before the first. */
  verification: { finishedAt: Date; problems: number } | undefined
  alarms: number
  seals: SealState
}

const readEveryMs = 15_000
const readWithinMs = 2_000

/** Null while the database does not answer. All callers share what one of them read. */
export function shareInstallationFacts(
  database: Pick<Database, 'until'>,
  settings: Pick<Settings, 'witnesses'>,
  everyMs = readEveryMs,
): () => Promise<InstallationFacts | null> {
  let last: { at: number; facts: Promise<InstallationFacts | null> } | undefined
  return async () => {
    if (!last || performance.now() - last.at >= everyMs)
      last = { at: performance.now(), facts: readWithin(database, settings) }
    return await last.facts
  }
}

async function readWithin(
  database: Pick<Database, 'until'>,
  settings: Pick<Settings, 'witnesses'>,
): Promise<InstallationFacts | null> {
  // `until` cancels a statement; nothing cancels the wait for a connection.
  const read = database
    .until(AbortSignal.timeout(readWithinMs))
    .read((tx) => readFacts(tx, settings))
    .catch(() => null)
  return await within(readWithinMs, read, null)
}

const kinds = ['deposits', 'withdrawals-to-decide', 'withdrawals-to-pay', 'late-payouts'] as const

async function readFacts(
  tx: Transaction,
  settings: Pick<Settings, 'witnesses'>,
): Promise<InstallationFacts> {
  const [now, items, mails, verification, alarms, seals] = await together([
    tx.row<{ readAt: Date }>('select clock_timestamp() as "readAt"'),
    countStoredItems(tx, kinds),
    countWaitingMails(tx),
    readLastVerification(tx),
    countOpenAlarms(tx),
    readSealState(tx, settings),
  ])
  const of = (...wanted: (typeof kinds)[number][]) =>
    sum(items.filter(({ kind }) => wanted.some((one) => one === kind)))
  return {
    ...now,
    deposits: of('deposits'),
    withdrawals: of('withdrawals-to-decide', 'withdrawals-to-pay'),
    latePayouts: of('late-payouts'),
    mails,
    verification,
    alarms,
    seals,
  }
}

function sum(waiting: readonly Waiting[]): Waiting {
  const ages = waiting.flatMap(({ oldestAt }) => oldestAt ?? [])
  const [oldestAt = null] = ages.toSorted((a, b) => a.getTime() - b.getTime())
  return { count: waiting.reduce((all, { count }) => all + count, 0), oldestAt }
}
