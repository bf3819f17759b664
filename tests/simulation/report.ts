/** The figures of a simulation. */
import type { Finding } from './history.ts'
import type { Round } from './simulate.ts'

const excerptLines = 12
/** Of each kind: one fault often has many consequences. */
const shownOfKind = 5

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
  /** Acknowledged, and left to a second person because of a limit. */
  filed: number
  /** Delivered. */
  mails: number
  faults: number
}

/** Of a run, beside its figures. */
export interface Course {
  /** Infinite: until something is found. */
  seconds: number
  /** The name of a planted fault. */
  plant?: string | undefined
  twoReleases?: boolean | undefined
  /** The faults that this machine cannot have. */
  leftOut: readonly { name: string; why: string }[]
}

export interface Report {
  add(round: Round): void
  findings(): readonly Finding[]
  counts(): Readonly<Counts>
  /** How often each fault struck, by its name. */
  struck(): ReadonlyMap<string, number>
  /** The verdict is the first line. */
  show(course: Course): string
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
    filed: 0,
    mails: 0,
    faults: 0,
  }
  const findings: Finding[] = []
  const [seeds, refusals, struck] = [[] as number[], tally(), tally()]
  let [longestGap, lasted] = [0, 0]
  return {
    add(round) {
      const { writes, reads, looks } = round.history
      for (const { outcome, server, intent } of writes) {
        counts[outcome] += 1
        if (intent.counts && intent.leaves === 'filed') counts.filed += 1
        if (outcome === 'acknowledged') counts.byServer[server === 1 ? 0 : 1] += 1
      }
      for (const { outcome, why } of writes) if (outcome === 'refused') refusals.add(why)
      for (const { name } of round.struck) struck.add(name)
      counts.mails += round.mails
      counts.reads += reads.length
      counts.looks += looks.length
      counts.faults += round.struck.length
      for (const finding of round.findings)
        if (!findings.some((one) => sourceOf(one) === sourceOf(finding))) findings.push(finding)
      seeds.push(round.seed)
      longestGap = Math.max(longestGap, round.longestGap)
      lasted += round.seconds
    },
    findings: () => findings,
    counts: () => counts,
    struck: () => struck.times,
    show: (course) =>
      [
        verdict(findings, lasted),
        ...(course.plant ? [plantVerdict(course.plant, findings)] : []),
        `To repeat it: ${command(seeds[0] ?? 0, lasted, course)}`,
        '',
        ...showAll(findings),
        `${seeds.length === 1 ? 'Seed ' : 'Seeds'}                        ${showSeeds(seeds)}`,
        `Rounds                       ${seeds.length}`,
        `Acknowledged                 ${counts.acknowledged}`,
        `  by each server             ${counts.byServer.join(' and ')}`,
        `Refused                      ${counts.refused}`,
        ...refusals.lines(),
        `Unknown, and sent again      ${counts.unknown}`,
        `Reads judged                 ${counts.reads}`,
        `Live names judged            ${counts.looks}`,
        `Filed because of a limit     ${counts.filed}`,
        `Mails delivered              ${counts.mails}`,
        `Longest time without service ${(longestGap / 1000).toFixed(1)} s`,
        `Faults                       ${counts.faults}`,
        ...struck.lines(),
        ...course.leftOut.map(({ name, why }) => `  left out: ${name}, because ${why}`),
      ].join('\n'),
  }
}

/** One wrong entry makes the balances and reads after it wrong, too. */
const sourceOf = ({ kind, text }: Finding) => `${kind}: ${text.replace(/ (with|entry) \d.*/, '')}`

function verdict(findings: readonly Finding[], seconds: number): string {
  const lasted = `in ${Math.round(seconds)} s`
  if (findings.length === 0) return `Nothing found ${lasted}`
  const kinds = Map.groupBy(findings, ({ kind }) => kind)
  return `Found ${lasted}: ${[...kinds].map(([kind, all]) => `${kind} (${all.length})`).join(', ')}`
}

const plantVerdict = (plant: string, findings: readonly Finding[]) =>
  findings.length > 0
    ? `The planted fault ${plant} was found`
    : `The planted fault ${plant} was NOT found: try longer, or another seed`

function command(seed: number, lasted: number, { seconds, plant, twoReleases }: Course): string {
  const length = Number.isFinite(seconds) ? seconds : Math.round(lasted)
  return [
    `npm run simulate -- --seed ${seed} --seconds ${length}`,
    ...(plant ? [`--plant ${plant}`] : []),
    ...(twoReleases ? ['--two-releases'] : []),
  ].join(' ')
}

function showAll(findings: readonly Finding[]): string[] {
  const kinds = Map.groupBy(findings, ({ kind }) => kind)
  return [...kinds].flatMap(([kind, all]) => {
    const more = all.length - shownOfKind
    return [
      ...all.slice(0, shownOfKind).map(showFinding),
      ...(more > 0 ? [`… and ${more} more: ${kind}`] : []),
      '',
    ]
  })
}

const showSeeds = (seeds: readonly number[]) =>
  seeds.length > 1 ? `${seeds[0]} to ${seeds.at(-1)}` : `${seeds[0]}`

function tally() {
  const times = new Map<string, number>()
  return {
    times,
    add: (name: string) => void times.set(name, (times.get(name) ?? 0) + 1),
    lines: () => [...times].map(([name, count]) => `  ${name.padEnd(26)} ${count}`),
  }
}
