/** One failover: the primary is lost in one of several ways, and the standby takes its place. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { onServer, type PostgresPair } from '#tests/fixtures/database/postgres-pair.ts'
import type { PostgresServer } from '#tests/fixtures/database/postgres-server.ts'
import type { Finding } from '#tests/simulation/history.ts'
import type { Random } from '#tests/simulation/random.ts'

interface Kind {
  name: string
  /** Loses the primary. Returns how many commits became visible without the standby. */
  lose(pair: PostgresPair, random: Random): Promise<number>
  /** How long clients stay connected to the former primary, in ms at most. */
  staysMs: number
}

const kinds: readonly Kind[] = [
  {
    name: 'primary killed',
    async lose({ primary }) {
      await primary.kill()
      return 0
    },
    staysMs: 0,
  },
  {
    // Nothing passes between the two, and the primary and its clients do not know.
    name: 'network split',
    async lose({ link }, random) {
      link.silence()
      await pause(random.below(500))
      return 0
    },
    staysMs: 1_500,
  },
  {
    name: 'primary killed behind a slow network',
    async lose({ primary, link }, random) {
      link.delay(100 + random.below(200))
      await pause(600)
      await primary.kill()
      return 0
    },
    staysMs: 0,
  },
  {
    name: 'standby lost and waits cancelled',
    lose: (pair, random) => loseBoth(pair, random, 'cancel'),
    staysMs: 0,
  },
  {
    name: 'standby lost and waits terminated',
    lose: (pair, random) => loseBoth(pair, random, 'terminate'),
    staysMs: 0,
  },
]

/** The primary goes on without its standby for a moment, and is lost with what only it has. */
async function loseBoth(
  pair: PostgresPair,
  random: Random,
  how: 'cancel' | 'terminate',
): Promise<number> {
  await pair.standby.kill()
  const until = performance.now() + 800 + random.below(800)
  let ended = 0
  while (performance.now() < until) {
    ended += await pair.endWaits(how)
    await pause(20 + random.below(100))
  }
  await pair.primary.kill()
  await pair.standby.startAgain()
  return ended
}

export interface Failed {
  name: string
  /** Commits that were visible before the standby had them. */
  losable: number
  problems: Finding[]
}

/** Resolves when a new standby has taken the place of the promoted one. */
export async function failOver(
  pair: PostgresPair,
  database: string,
  turn: number,
  random: Random,
): Promise<Failed> {
  const kind = kinds[turn % kinds.length] as Kind
  const losable = await kind.lose(pair, random)
  const former = await pair.promote()
  if (kind.staysMs > 0) await pause(random.below(kind.staysMs))
  pair.front.cut()
  const [problems] = await Promise.all([findAccepted(former, database), pair.addStandby()])
  await former.kill()
  await former.stop()
  return { name: kind.name, losable, problems }
}

/** How long a write is tried at the former primary, after it has begun to wait. */
const triedMs = 300

/** It runs, or comes back by itself, and knows nothing of the new primary. */
async function findAccepted(former: PostgresServer, database: string): Promise<Finding[]> {
  await former.startAgain()
  const client = new pg.Client({ connectionString: former.ownerUrl(database) })
  client.on('error', () => {})
  await client.connect().catch((cause: unknown) => {
    throw new Error('A former primary that was ready takes no connection', { cause })
  })
  let end = ''
  const write = client
    .query('update company_settings set minimum_deposit_centavos = minimum_deposit_centavos')
    .then(
      () => (end = 'accepted a write'),
      (error: unknown) => (end = `answered a write with ${String(error)}`),
    )
  let waits = false
  for (const late = performance.now() + 10_000; !waits && !end && performance.now() < late;) {
    const rows = await onServer(former, `select from pg_stat_activity where wait_event = 'SyncRep'`)
    waits = rows.length > 0
  }
  await pause(triedMs)
  const isFenced = waits && !end
  const text = `A former primary ${end || 'did not come as far as a commit'}`
  await former.kill()
  await write
  return isFenced ? [] : [{ kind: 'two primaries', text, excerpt: [] }]
}
