/** The figures of a simulation. */
import type { Finding } from './history.ts'
import type { Round } from './simulate.ts'

const excerptLines = 12

export function showFinding({ kind, text, excerpt }: Finding): string {
  const lines = excerpt.slice(0, excerptLines).map((line) => `    ${line}`)
  return [`${kind.toUpperCase()}: ${text}`, ...lines].join('\n')
}

interface Counts {
  acknowledged: number
  /** Of these, by the first server and by the second. */
  byServer: [number, number]
  refused: number
  /** Sent again. */
  unknown: number
  reads: number
  looks: number
  /** Delivered. */
  mails: number
  faults: number
}

export interface Report {
  add(round: Round): void
  findings(): readonly Finding[]
  counts(): Readonly<Counts>
  show(): string
}

/** Keeps figures, not histories: a night has many rounds. */
export function makeReport(): Report {
  const counts: Counts = {
    acknowledged: 0,
    byServer: [0, 0],
    refused: 0,
    unknown: 0,
    reads: 0,
    looks: 0,
    mails: 0,
    faults: 0,
  }
  const findings: Finding[] = []
  const [seeds, refusals, struck] = [[] as number[], tally(), tally()]
  let longestGap = 0
  const found = (kind: Finding['kind']) =>
    findings.filter((finding) => finding.kind === kind).length
  return {
    add(round) {
      const { writes, reads, looks } = round.history
      for (const { outcome, server } of writes) {
        counts[outcome] += 1
        if (outcome === 'acknowledged') counts.byServer[server === 1 ? 0 : 1] += 1
      }
      for (const { outcome, why } of writes) if (outcome === 'refused') refusals.add(why)
      for (const { name } of round.struck) struck.add(name)
      counts.mails += round.mails
      counts.reads += reads.length
      counts.looks += looks.length
      counts.faults += round.struck.length
      findings.push(...round.findings)
      seeds.push(round.seed)
      longestGap = Math.max(longestGap, round.longestGap)
    },
    findings: () => findings,
    counts: () => counts,
    show: () =>
      [
        `Seeds                        ${seeds[0]} to ${seeds.at(-1)}`,
        `Acknowledged                 ${counts.acknowledged}`,
        `  by each server             ${counts.byServer.join(' and ')}`,
        `Refused                      ${counts.refused} (${refusals.show()})`,
        `Unknown, and sent again      ${counts.unknown}`,
        `Reads judged                 ${counts.reads}`,
        `Live names judged            ${counts.looks}`,
        `Mails delivered              ${counts.mails}`,
        `Faults                       ${counts.faults} (${struck.show()})`,
        `Longest time without service ${(longestGap / 1000).toFixed(1)} s`,
        `Lost                         ${found('lost')}`,
        `Doubled                      ${found('doubled')}`,
        `Impossible reads             ${found('impossible read')}`,
        `Early names                  ${found('early name')}`,
        `Stale pages                  ${found('stale page')}`,
        `Problems of the book         ${found('unsound book')}`,
      ].join('\n'),
  }
}

function tally() {
  const times = new Map<string, number>()
  return {
    add: (name: string) => void times.set(name, (times.get(name) ?? 0) + 1),
    show: () => [...times].map(([name, count]) => `${name} ${count}`).join(', '),
  }
}
