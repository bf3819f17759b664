/** Failovers one after the other while people use Kaban, until so many are done. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgresPair } from '#tests/fixtures/database/postgres-pair.ts'
import type { PostgresServer } from '#tests/fixtures/database/postgres-server.ts'
import { databaseName, openGround, postgresSettings } from '#tests/simulation/ground.ts'
import type { Finding, History } from '#tests/simulation/history.ts'
import type { World } from '#tests/simulation/person.ts'
import { findPlant, plantInTree, type Plant } from '#tests/simulation/plants.ts'
import { seededRandom, type Random } from '#tests/simulation/random.ts'
import { showFinding } from '#tests/simulation/report.ts'
import { simulateRound } from '#tests/simulation/simulate.ts'
import type { Struck } from '#tests/simulation/strike-faults.ts'
import { failOver, type Failed } from './failover.ts'
import { startPatroniCluster, untilWhole } from './patroni-cluster.ts'
import { failOverByPatroni } from './patroni-failover.ts'

export interface Rehearsal {
  seed: number
  times: number
  /** With Patroni, etcd, HAProxy and PostgreSQL 15 instead of two clusters of PostgreSQL 18. */
  byPatroni?: boolean | undefined
  /** The name of a planted fault. */
  plant?: string | undefined
  say(line: string): void
}

export interface Rehearsed {
  failovers: number
  acknowledged: number
  /** Without an answer, or with one that does not say whether it was done. */
  unknown: number
  /** Commits that were visible before the standby had them. */
  losable: number
  /** In ms: the longest time in which no change was acknowledged to anybody. */
  longestGap: number
  findings: Finding[]
}

const database = 'src/foundation/platform/server/database/database.ts'

interface FailoverPlant extends Plant {
  /** Nobody waits for the standby. */
  asynchronous?: boolean
}

export const plants: readonly FailoverPlant[] = [
  {
    name: 'replay-unconfirmed',
    inTree: { file: database, text: 'if (!written) await rows', becomes: 'if (false) await rows' },
  },
  {
    name: 'cancelled-wait-believed',
    inTree: { file: database, text: 'if (unconfirmed !== undefined)', becomes: 'if (false)' },
  },
  { name: 'asynchronous', asynchronous: true },
]

/** The history of a round is judged in memory, and the cost grows with its square. */
const roundFailovers = 20
const shownFindings = 5
/** For the first answers after a failover. */
const patienceMs = 60_000

/** Ends early after a round that finds something. */
export async function rehearse(rehearsal: Rehearsal): Promise<Rehearsed> {
  const { seed, times, plant, say } = rehearsal
  const planted: FailoverPlant = findPlant(plants, plant)
  const place = mkdtempSync(path.join(tmpdir(), 'kaban-planted-'))
  const home = plantInTree(planted, place)
  const cluster = rehearsal.byPatroni
    ? await openPatroni()
    : await openPair(planted.asynchronous ? { synchronous_commit: 'local' } : {})
  const sum: Rehearsed = {
    failovers: 0,
    acknowledged: 0,
    unknown: 0,
    losable: 0,
    longestGap: 0,
    findings: [],
  }
  const ground = await openGround({
    postgres: cluster.postgres,
    ...(home && { home }),
  })
  try {
    for (let round = 0; sum.failovers < times && sum.findings.length === 0; round += 1) {
      const done = await simulateRound(ground, {
        seed: seed + round,
        forgetsKeys: false,
        hasDayLimits: false,
        judgesReads: false,
        strike: (world) => failOverOften(cluster, world, { seed: seed + round, times, sum }),
      })
      const { writes } = done.history
      const count = (outcome: string) => writes.filter((write) => write.outcome === outcome).length
      sum.acknowledged += count('acknowledged')
      sum.unknown += count('unknown')
      sum.longestGap = Math.max(sum.longestGap, longestGapOf(done.history))
      sum.findings.push(...done.findings)
      for (const finding of done.findings.slice(0, shownFindings)) say(showFinding(finding))
      say(showRehearsed(sum))
    }
  } finally {
    await ground.close()
    rmSync(place, { recursive: true, force: true })
  }
  return sum
}

interface Cluster {
  /** Reached by an address that follows the primary. */
  postgres: PostgresServer
  failOver(turn: number, random: Random): Promise<Failed>
}

async function openPair(settings: Record<string, string>): Promise<Cluster> {
  const pair = await startPostgresPair({ ...postgresSettings, ...settings })
  return {
    postgres: { ...pair.primary, ...pair },
    failOver: (turn, random) => failOver(pair, databaseName, turn, random),
  }
}

async function openPatroni(): Promise<Cluster> {
  const cluster = await startPatroniCluster()
  const address = (role: string) => (database: string) =>
    `postgres://${role}@127.0.0.1:${cluster.port}/${database}`
  return {
    postgres: {
      ...cluster,
      ownerUrl: address('kaban_owner'),
      applicationUrl: address('kaban_app'),
      kill: async () => (await cluster.primary()).killPostgres(),
      startAgain: () => untilWhole(cluster),
      stop: async () => cluster.stop(),
    },
    failOver: (turn) => failOverByPatroni(cluster, databaseName, turn),
  }
}

async function failOverOften(
  cluster: Cluster,
  world: World,
  { seed, times, sum }: { seed: number; times: number; sum: Rehearsed },
): Promise<{ struck: Struck[]; problems: Finding[] }> {
  const random = seededRandom(seed, 'failovers')
  const struck: Struck[] = []
  await untilServed(world)
  while (sum.failovers < times && struck.length < roundFailovers) {
    const from = world.now()
    const { name, losable, problems } = await cluster.failOver(sum.failovers, random)
    sum.failovers += 1
    sum.losable += losable
    struck.push({ name, from, to: world.now() })
    if (problems.length > 0) return { struck, problems }
    await untilServed(world)
    await pause(random.below(400))
  }
  return { struck, problems: [] }
}

/** Until some changes that were asked for after this moment are acknowledged. */
async function untilServed({ now, history }: World): Promise<void> {
  const from = now()
  const served = () =>
    history.writes.filter((write) => write.outcome === 'acknowledged' && write.invoked > from)
  while (served().length < 4) {
    if (now() > from + patienceMs) throw new Error('No change is acknowledged after a failover')
    await pause(20)
  }
}

function longestGapOf({ writes }: History): number {
  const moments = writes
    .filter(({ outcome }) => outcome === 'acknowledged')
    .map(({ ended }) => ended)
    .toSorted((one, other) => one - other)
  return Math.max(0, ...moments.map((moment, at) => moment - (moments[at - 1] ?? moment)))
}

export function showRehearsed(sum: Rehearsed): string {
  const found = (kind: Finding['kind']) => sum.findings.filter((one) => one.kind === kind).length
  return (
    `${sum.failovers} failovers: ${sum.acknowledged} changes acknowledged, ${sum.unknown} sent ` +
    `again, ${sum.losable} visible before the standby had them, ${found('lost')} lost, ` +
    `${found('doubled')} doubled, ${found('two primaries')} accepted by a former primary, ` +
    `${found('unsound book')} problems of the book, at most ` +
    `${(sum.longestGap / 1000).toFixed(1)} s without service`
  )
}
