/** Runs the machine's own pgbench, over a Unix socket with prepared statements. */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { databaseName } from './bench-database.ts'

const run = promisify(execFile)

export function findPgbench(): string | undefined {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged)
    ? readdirSync(packaged).sort((one, other) => Number(other) - Number(one))
    : []
  const candidates = [
    ...versions.map((version) => path.join(packaged, version, 'bin', 'pgbench')),
    ...(process.env.PATH ?? '')
      .split(path.delimiter)
      .map((directory) => path.join(directory, 'pgbench')),
  ]
  return candidates.find((candidate) => existsSync(candidate))
}

export interface PgbenchSlot {
  perSecond: number
  latencyMs: number
}

export async function fillPgbench(
  pgbench: string,
  server: PostgresServer,
  scale: number,
): Promise<void> {
  await run(pgbench, ['-i', '-q', '-s', String(scale), ...address(server, 'kaban_owner')])
}

/** `script` is the path of a file, or `builtin:` and the name of one of pgbench's own. */
export async function runPgbench(
  pgbench: string,
  server: PostgresServer,
  script: string,
  options: { clients: number; seconds: number; database?: string },
): Promise<PgbenchSlot> {
  const what = script.startsWith('builtin:')
    ? ['-b', script.slice('builtin:'.length)]
    : ['-f', script]
  const user = script.startsWith('builtin:') ? 'kaban_owner' : 'kaban_app'
  const { stdout } = await run(pgbench, [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(options.clients),
    '-j',
    '2',
    '-T',
    String(options.seconds),
    ...what,
    ...address(server, user, options.database),
  ])
  const failed = /number of failed transactions: ([1-9]\d*)/.exec(stdout)
  if (failed) throw new Error(`${script}: ${failed[0]}`)
  return {
    perSecond: figure(stdout, /^tps = ([\d.]+)/m),
    latencyMs: figure(stdout, /latency average = ([\d.]+) ms/),
  }
}

function address(server: PostgresServer, user: string, database = databaseName): string[] {
  return ['-h', server.directory, '-p', String(server.port), '-U', user, database]
}

function figure(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1]
  if (!found) throw new Error(`Unexpected output of pgbench: ${text}`)
  return Number(found)
}
