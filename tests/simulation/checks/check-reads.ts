/**
 * Judges the reads of a history as Elle judges lists that are only appended to: the database has
 * the final order of each log, so every read must be a beginning of it. It must contain what was
 * acknowledged, or read by anybody, before it began, and nothing that was asked for after it ended.
 * A read of a balance shows the sum of a beginning.
 */
import {
  entryOf,
  showRead,
  showWrite,
  type Final,
  type Finding,
  type Read,
  type Write,
} from '../history.ts'

type Entries = readonly { entry: string; centavos: bigint }[]

export function findImpossibleReads(
  writes: readonly Write[],
  reads: readonly Read[],
  { logs }: Final,
): Finding[] {
  return [...logs].flatMap(([log, entries]) => {
    const added = Map.groupBy(
      writes.filter(({ intent }) => intent.adds?.log === log),
      (write) => entryOf(write) ?? '',
    )
    const appends = entries.map(({ entry }) => appendOf(added.get(entry) ?? []))
    const ofLog = reads.filter((read) => read.log === log)
    return [...judgeReads(entries, appends, ofLog), ...judgeOrder(log, appends)]
  })
}

interface Append {
  attempts: readonly Write[]
  /** When it was sent first, and when it was first acknowledged: infinite for never. */
  invoked: number
  acknowledged: number
}

function appendOf(attempts: readonly Write[]): Append {
  const ends = attempts.flatMap(({ outcome, ended }) => (outcome === 'acknowledged' ? [ended] : []))
  return {
    attempts,
    invoked: Math.min(...attempts.map(({ invoked }) => invoked)),
    acknowledged: Math.min(...ends),
  }
}

/**
 * Gives each read the shortest beginning that explains it, in the order in which they began: a
 * longer one would only demand more of the reads after it.
 */
function judgeReads(
  entries: Entries,
  appends: readonly Append[],
  reads: readonly Read[],
): Finding[] {
  const sums = [0n]
  for (const { centavos } of entries) sums.push((sums.at(-1) ?? 0n) + centavos)
  const judged: { read: Read; length: number }[] = []
  const found: Finding[] = []
  for (const read of reads.toSorted((a, b) => a.invoked - b.invoked)) {
    const acknowledged = appends.findLastIndex(({ acknowledged: at }) => at < read.invoked) + 1
    const seenBefore = judged.filter((one) => one.read.ended < read.invoked)
    const least = Math.max(acknowledged, ...seenBefore.map(({ length }) => length))
    const later = appends.findIndex(({ invoked }) => invoked > read.ended)
    const most = later < 0 ? entries.length : later
    const length = sums.findIndex(
      (sum, at) => at >= least && at <= most && matches(read, entries, at, sum),
    )
    if (length >= 0) {
      judged.push({ read, length })
      continue
    }
    const before = judged.findLast((one) => one.read.ended < read.invoked && one.length === least)
    found.push({
      kind: 'impossible read',
      text: `A read of ${read.log} shows nothing that it had with ${least} to ${most} entries`,
      excerpt: [
        ...(before ? [showRead(before.read)] : []),
        ...(appends[acknowledged - 1]?.attempts ?? []).map(showWrite),
        showRead(read),
      ],
    })
  }
  return found
}

function matches({ saw }: Read, entries: Entries, length: number, sum: bigint): boolean {
  if ('balance' in saw) return saw.balance === sum
  return saw.entries.length === length && saw.entries.every((one, at) => one === entries[at]?.entry)
}

/** An entry that was acknowledged before another was sent comes before it. */
function judgeOrder(log: string, appends: readonly Append[]): Finding[] {
  let latest: Append | undefined
  return appends.flatMap((append): Finding[] => {
    const wrong = latest !== undefined && append.acknowledged < latest.invoked ? latest : undefined
    if (!latest || append.invoked > latest.invoked) latest = append
    if (!wrong) return []
    return [
      {
        kind: 'impossible read',
        text: `In ${log} an entry stands before one that was acknowledged before it was sent`,
        excerpt: [...append.attempts, ...wrong.attempts].map(showWrite),
      },
    ]
  })
}
