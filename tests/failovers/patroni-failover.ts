/** One failover as Patroni makes it: nobody but Patroni says who is the primary. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Finding } from '#tests/simulation/history.ts'
import type { Failed } from './failover.ts'
import { untilWhole, type PatroniCluster, type PatroniNode } from './patroni-cluster.ts'

interface Kind {
  name: string
  lose(node: PatroniNode): void
  /** The machine is repaired, or comes back by itself. */
  mend(node: PatroniNode): void
}

const kinds: readonly Kind[] = [
  {
    name: 'PostgreSQL killed',
    lose: (node) => node.killPostgres(),
    mend: () => {},
  },
  {
    name: 'machine lost',
    lose(node) {
      node.killPatroni()
      node.killPostgres()
    },
    mend: (node) => node.startPatroni(),
  },
  {
    // The primary goes on, and nobody there knows that it is none any more.
    name: 'Patroni hangs',
    lose: (node) => node.signalPatroni('SIGSTOP'),
    mend: (node) => node.signalPatroni('SIGCONT'),
  },
  {
    // As a paused virtual machine, or a disk that does not answer. It wakes as the primary.
    name: 'machine hangs',
    lose(node) {
      node.signalPatroni('SIGSTOP')
      node.signalPostgres('SIGSTOP')
    },
    mend(node) {
      node.signalPostgres('SIGCONT')
      node.signalPatroni('SIGCONT')
    },
  },
]

export async function failOverByPatroni(
  cluster: PatroniCluster,
  database: string,
  turn: number,
): Promise<Failed> {
  const kind = kinds[turn % kinds.length] as Kind
  const former = await cluster.primary()
  kind.lose(former)
  await cluster.primary(former)
  await untilWhole(cluster)
  const watching = new AbortController()
  const accepted = findAccepted(former, database, watching.signal)
  await pause(500)
  kind.mend(former)
  await untilWhole(cluster, { all: true })
  watching.abort()
  return { name: kind.name, losable: 0, problems: await accepted }
}

/** Tries to write at the former primary again and again, also while it becomes a standby. */
async function findAccepted(
  { port }: PatroniNode,
  database: string,
  signal: AbortSignal,
): Promise<Finding[]> {
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: `postgres://kaban_owner@127.0.0.1:${port}/${database}`,
      query_timeout: 1_000,
      connectionTimeoutMillis: 1_000,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query(
        'update company_settings set minimum_deposit_centavos = minimum_deposit_centavos',
      )
      return [{ kind: 'two primaries', text: 'A former primary accepted a write', excerpt: [] }]
    } catch {
      // It is down, waits for a standby, or is one.
    } finally {
      void client.end().catch(() => {})
    }
    await pause(100)
  }
  return []
}
