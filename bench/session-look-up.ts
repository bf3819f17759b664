/** Measures the prepared session look-up of each request, among 100,000 sessions. */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import { findSession } from '#people/identity/server/sessions/find-caller.ts'
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { onServer } from './bench-database.ts'
import { percentile } from './figures.ts'

export interface LookUp {
  /** Planning and execution. */
  meanMs: number
  p99Ms: number
  /** The kinds of node in the plan, outermost first. */
  plan: string[]
}

const databaseName = 'kaban_bench_sessions'
export const sessionCount = 100_000
const lookUps = 3000

/** Every user has two sessions, and half of the sessions have rotated their token. */
const fill = `
  insert into installation (mode) values ('sample') on conflict do nothing;
  insert into users (id, full_name, email, role, status, sample)
    select uuidv7(), 'Bench Person', 'bench-' || i || '@kaban.test', 'user', 'active', true
    from generate_series(1, ${sessionCount / 2}) i;
  insert into sessions (id, token_hash, previous_token_hash, rotated_at, user_id, expires_at,
      idle_limit, user_agent, address)
    select uuidv7(), sha256(convert_to('bench-' || i, 'UTF8')),
      case when i % 2 = 0 then sha256(convert_to('before-' || i, 'UTF8')) end,
      case when i % 2 = 0 then now() end, u.id, now() + interval '1 day', '1 day', 'bench',
      '127.0.0.1'
    from generate_series(1, ${sessionCount}) i
    join users u on u.email = 'bench-' || (1 + i % ${sessionCount / 2}) || '@kaban.test'`

export async function measureLookUp(server: PostgresServer): Promise<LookUp> {
  await onServer(server, 'postgres', `create database ${databaseName}`)
  await migrateDatabase(server.ownerUrl(databaseName))
  await onServer(server, databaseName, fill)
  await onServer(server, databaseName, 'vacuum analyze')
  const client = new pg.Client({ connectionString: server.applicationUrl(databaseName) })
  await client.connect()
  try {
    await client.query(`prepare find_session (bytea) as ${findSession}`)
    const spent: number[] = []
    let plan: string[] = []
    for (let i = -100; i < lookUps; i += 1) {
      const explained = await explain(
        client,
        i % 10 === 0 ? `nobody-${i}` : `bench-${1 + Math.floor(Math.random() * sessionCount)}`,
      )
      if (i >= 0) spent.push(explained.ms)
      plan = explained.plan
    }
    return {
      meanMs: spent.reduce((sum, ms) => sum + ms, 0) / spent.length,
      p99Ms: percentile(spent, 0.99),
      plan,
    }
  } finally {
    await client.end()
  }
}

interface PlanNode {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

async function explain(client: pg.Client, token: string): Promise<{ ms: number; plan: string[] }> {
  const hash = createHash('sha256').update(token).digest('hex')
  const { rows } = await client.query<{
    'QUERY PLAN': { Plan: PlanNode; 'Planning Time': number; 'Execution Time': number }[]
  }>(`explain (analyze, timing off, format json) execute find_session ('\\x${hash}')`)
  const found = rows[0]?.['QUERY PLAN'][0]
  if (!found) throw new Error('EXPLAIN returned nothing')
  return { ms: found['Planning Time'] + found['Execution Time'], plan: nodesOf(found.Plan) }
}

function nodesOf(node: PlanNode): string[] {
  const on = node['Index Name'] ?? node['Relation Name']
  return [node['Node Type'] + (on ? ` on ${on}` : ''), ...(node.Plans ?? []).flatMap(nodesOf)]
}
