/** What a simulation found, in figures. */
import type { Finding, Write } from './history.ts'
import type { Round } from './simulate.ts'

const excerptLines = 12

export function showFinding({ kind, text, excerpt }: Finding): string {
  const lines = excerpt.slice(0, excerptLines).map((line) => `    ${line}`)
  return [`${kind.toUpperCase()}: ${text}`, ...lines].join('\n')
}

function refusals(writes: readonly Write[]): string {
  const refused = writes.filter(({ outcome }) => outcome === 'refused')
  return [...Map.groupBy(refused, ({ why }) => why)]
    .map(([why, those]) => `${why} ${those.length}`)
    .join(', ')
}

export interface Report {
  add(round: Round): void
  findings(): Finding[]
  isBroken(): boolean
  show(): string
}

export function makeReport(): Report {
  const rounds: Round[] = []
  const findings = () => rounds.flatMap((round) => round.findings)
  const count = (kind: Finding['kind']) =>
    findings().filter((finding) => finding.kind === kind).length
  return {
    add: (round: Round) => void rounds.push(round),
    findings,
    isBroken: () => findings().length > 0,
    show() {
      const writes = rounds.flatMap(({ history }) => history.writes)
      const told = (outcome: string) => writes.filter((write) => write.outcome === outcome).length
      const struck = new Map<string, number>()
      for (const round of rounds)
        for (const [name, times] of round.struck) struck.set(name, (struck.get(name) ?? 0) + times)
      const sum = (of: 'reads' | 'looks') =>
        rounds.reduce((total, { history }) => total + history[of].length, 0)
      return [
        `Seeds                        ${rounds.map(({ seed }) => seed).join(', ')}`,
        `Requests that change         ${writes.length}`,
        `  acknowledged               ${told('acknowledged')}`,
        `  refused                    ${told('refused')} (${refusals(writes)})`,
        `  unknown, sent again        ${told('unknown')}`,
        `Reads judged                 ${sum('reads')}`,
        `Live names judged            ${sum('looks')}`,
        `Lost                         ${count('lost')}`,
        `Doubled                      ${count('doubled')}`,
        `Impossible reads             ${count('impossible read')}`,
        `Early names                  ${count('early name')}`,
        `Stale pages                  ${count('stale page')}`,
        `Problems of the book         ${count('unsound book')}`,
        `Longest time without service ` +
          `${(Math.max(...rounds.map(({ longestGap }) => longestGap)) / 1000).toFixed(1)} s`,
        `Faults                       ` +
          [...struck].map(([name, times]) => `${name} ${times}`).join(', '),
      ].join('\n')
    },
  }
}
