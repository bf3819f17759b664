/** The measured database: PostgreSQL 18 on a real disk, with all that keeps money safe. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import { startPostgres, type PostgresServer } from '../tests/fixtures/database/postgres-server.ts'

export const databaseName = 'kaban_bench'
/** The same book with portable tills. */
export const portableDatabaseName = 'kaban_bench_portable'
export const walletCount = 1000
export const benchTill = '00000000-0000-7000-9000-000000000001'
export const benchWallet = (number: number) =>
  `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

export async function openBenchDatabase(): Promise<PostgresServer> {
  const parent = process.env.KABAN_BENCH_DIR || os.tmpdir()
  const server = await startPostgres({
    root: path.join(parent, `kaban-bench-${os.userInfo().uid}`),
    settings: {
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      max_connections: 300,
      shared_buffers: '512MB',
      // No checkpoint inside a measured slot, which would pay for the pages of earlier slots.
      max_wal_size: '16GB',
      checkpoint_timeout: '1h',
      jit: 'off',
    },
  })
  try {
    await onServer(server, 'postgres', 'create role kaban_app login')
    await onServer(server, 'postgres', `create database ${databaseName}`)
    await migrateDatabase(server.ownerUrl(databaseName))
    for (const file of ['bench-database.sql', 'plain-ledger.sql'])
      await onServer(
        server,
        databaseName,
        await readFile(path.join(import.meta.dirname, file), 'utf8'),
      )
    await onServer(
      server,
      'postgres',
      `create database ${portableDatabaseName} template ${databaseName}`,
    )
    await onServer(server, portableDatabaseName, 'select ledger.use_tills(64)')
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

export async function onServer<Row>(
  server: PostgresServer,
  database: string,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.ownerUrl(database) })
  await client.connect()
  try {
    const result = await client.query(text)
    return result.rows as Row[]
  } finally {
    await client.end()
  }
}

/** Writes dirty pages out and reads the tables, so that no slot does the work of another one. */
export async function settle(server: PostgresServer): Promise<void> {
  for (const name of [databaseName, portableDatabaseName])
    await onServer(server, name, 'vacuum analyze')
  await onServer(server, databaseName, 'checkpoint')
}

export async function walBytes(server: PostgresServer): Promise<number> {
  const [at] = await onServer<{ bytes: string }>(
    server,
    databaseName,
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`,
  )
  return Number(at?.bytes ?? 0)
}

/**
 * Seconds of processor time that closed database connections and finished pgbench runs have used.
 * Unlike a rate it hardly changes when other programs need the machine. NaN without /proc.
 */
export function usedSeconds(server: PostgresServer): number {
  try {
    const postmaster = Number.parseInt(
      readFileSync(path.join(server.directory, 'data', 'postmaster.pid'), 'utf8'),
      10,
    )
    return childSeconds(postmaster) + childSeconds(process.pid)
  } catch {
    return Number.NaN
  }
}

function childSeconds(pid: number): number {
  const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}
