/** The ground of a simulation: a PostgreSQL, two servers of Kaban, and a proxy at each joint. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openDatabase, type Database } from '#foundation/platform/server/database/database.ts'
import { fixtureKey } from '#tests/fixtures/database/database-templates.ts'
import {
  fastRoot,
  startPostgres,
  type PostgresServer,
} from '#tests/fixtures/database/postgres-server.ts'
import { startFaultProxy, type FaultProxy } from '#tests/fixtures/servers/fault-proxy.ts'
import { freePort } from '#tests/fixtures/servers/free-port.ts'
import { openSimulatedMail, type SimulatedMail } from './mail-server.ts'
import { openStorage, type Storage } from './storage.ts'
import { superviseServer, type SupervisedServer } from './supervise-server.ts'

export interface Joint {
  server: SupervisedServer
  /** Where clients reach the server. */
  address: string
  /** Between the clients and the server, and between the server and the database. */
  front: FaultProxy
  back: FaultProxy
}

export interface Ground {
  postgres: PostgresServer
  /** The disk of the database when it is a small one of its own, else null. */
  disk: string | null
  /** Null: the servers send none. */
  mail: SimulatedMail | null
  /** Where both servers keep their files. */
  storage: Storage
  joints: readonly [Joint, Joint]
  /** Connected as the owner past every proxy. It breaks when the database is killed. */
  owner: Database
  close(): Promise<void>
}

export interface GroundOptions {
  /** Of the kind of storage: odd for a bucket. */
  seed?: number
  /** The folder of an altered Kaban for both servers. */
  home?: string
  /** The folder of another release for the second server. */
  secondHome?: string
  /** The servers send mail; their tree is altered by `sooner`. */
  sendsMail?: boolean
  /** By default a cluster on a small disk of its own. */
  postgres?: PostgresServer
}

export const databaseName = 'kaban'
const diskMegabytes = 320

export async function openGround(options: GroundOptions): Promise<Ground> {
  const { home, secondHome } = options
  const place = mkdtempSync(path.join(tmpdir(), 'kaban-simulation-'))
  // PostgreSQL runs as another user when we are root.
  chmodSync(place, 0o711)
  const disk = options.postgres ? null : mountDisk(path.join(place, 'disk'))
  const closing: (() => unknown)[] = [() => rmSync(place, { recursive: true, force: true })]
  if (disk) closing.push(() => spawnSync('umount', ['--lazy', disk]))
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) await end()
  }
  try {
    const postgres =
      options.postgres ??
      (await startPostgres({ root: disk ?? fastRoot(), settings: postgresSettings }))
    closing.push(postgres.stop)
    await makeDatabase(postgres)
    const owner = openDatabase(postgres.ownerUrl(databaseName), {
      connections: 4,
      applicationName: 'simulation',
    })
    closing.push(() => owner.close())
    const mail = options.sendsMail ? await openSimulatedMail() : null
    if (mail) closing.push(mail.close)
    const storage = await openStorage(path.join(place, 'files'), options.seed ?? 0)
    closing.push(storage.close)
    const open = async (number: number, ofServer: string | undefined): Promise<Joint> => {
      const dataDirectory = path.join(place, `server-${number}`)
      mkdirSync(dataDirectory)
      const back = await startFaultProxy(postgres.applicationUrl(databaseName))
      closing.push(back.close)
      const port = await freePort('localhost')
      const front = await startFaultProxy(`http://localhost:${port}`)
      closing.push(front.close)
      const server = await superviseServer({
        home: ofServer ?? '.',
        port,
        dataDirectory,
        env: {
          DATABASE_URL: back.url,
          KABAN_OWNER_DATABASE_URL: postgres.ownerUrl(databaseName),
          KABAN_SECRET_KEY: fixtureKey.toString('base64'),
          ...storage.env,
          ...(mail && { KABAN_SMTP_URL: mail.url }),
          KABAN_SAMPLE: 'small',
          KABAN_ACCESS_CODE: 'sesame-for-tests',
        },
      })
      closing.push(server.close)
      return { server, front, back, address: front.url.replace(/\/$/, '') }
    }
    // The first one makes the tables and the sample data.
    const first = await open(1, home)
    const joints = [first, await open(2, secondHome ?? home)] as const
    return { postgres, disk, mail, storage, joints, owner, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Nothing is turned off that protects data from a crash. */
export const postgresSettings = {
  fsync: 'on',
  full_page_writes: 'on',
  max_connections: 120,
  shared_buffers: '64MB',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  deadlock_timeout: '200ms',
  jit: 'off',
  log_min_messages: 'panic',
}

/** Only root can mount one, and a disk in memory is the only one that is filled in no time. */
function mountDisk(folder: string): string | null {
  mkdirSync(folder)
  const options = ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'none', folder]
  if (spawnSync('mount', options).status !== 0) return null
  process.once('exit', () => spawnSync('umount', ['--lazy', folder]))
  return folder
}

async function makeDatabase(postgres: PostgresServer): Promise<void> {
  const owner = new pg.Client({ connectionString: postgres.ownerUrl('postgres') })
  await owner.connect()
  await owner.query('create role kaban_app login')
  await owner.query(`create database ${databaseName}`)
  await owner.end()
}
