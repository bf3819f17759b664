/**
 * The files of packaging/patroni at work on one machine: etcd, three nodes of Patroni with
 * PostgreSQL 15, and HAProxy, all as Debian 12 packages them.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { parse, stringify } from 'yaml'
import { chooseUser } from '#foundation/platform/server/embedded-postgres/postgres-programs.ts'
import { processesIn } from '#foundation/platform/server/embedded-postgres/processes.ts'
import { fastRoot, killNow, sendSignal } from '#tests/fixtures/database/postgres-server.ts'
import { freePort } from '#tests/fixtures/servers/free-port.ts'

const programs = {
  /** Another one than Debian's: `PATRONI=/opt/patroni/bin/patroni`. */
  patroni: process.env.PATRONI ?? '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
}
const postgresPrograms = '/usr/lib/postgresql/15/bin'

/** Why it cannot run here; empty when it can. */
export const missingPatroni = [...Object.values(programs), postgresPrograms].every((file) =>
  existsSync(file),
)
  ? ''
  : 'it needs apt-get install patroni etcd-server haproxy postgresql-15'

interface Member {
  role: string
  state: string
  timeline?: number
}

type Hanging = 'SIGSTOP' | 'SIGCONT'

export interface PatroniNode {
  name: string
  port: number
  isPrimary(): Promise<boolean>
  /** As this node knows them; none while it does not answer. */
  members(): Promise<Member[]>
  startPatroni(): void
  killPatroni(): void
  killPostgres(): void
  signalPatroni(signal: Hanging): void
  signalPostgres(signal: Hanging): void
}

export interface PatroniCluster {
  nodes: readonly PatroniNode[]
  /** Of HAProxy, which leads to the primary. */
  port: number
  directory: string
  /** Waits for one, other than `former`. */
  primary(former?: PatroniNode): Promise<PatroniNode>
  stop(): void
}

const folder = 'packaging/patroni'

export async function startPatroniCluster(): Promise<PatroniCluster> {
  const runAs = chooseUser(null)
  const directory = path.join(fastRoot(), `patroni-${process.pid}`)
  const makeFolder = (name: string) => {
    const made = path.join(directory, name)
    mkdirSync(made, { recursive: true, mode: 0o700 })
    if ('uid' in runAs) chownSync(made, runAs.uid, runAs.gid)
    return made
  }
  mkdirSync(directory, { recursive: true, mode: 0o755 })
  const log = openSync(process.env.PATRONI_LOG ?? path.join(directory, 'log'), 'a')
  const running = new Set<ChildProcess>()
  const start = (program: string, args: readonly string[]) => {
    const env = { PATH: `${postgresPrograms}:/usr/bin:/bin`, HOME: directory }
    const child = spawn(program, args, {
      ...runAs,
      env,
      cwd: directory,
      stdio: ['ignore', log, log],
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    return child
  }
  const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()]
  const etcd = `127.0.0.1:${etcdPort}`
  start(programs.etcd, [
    '--data-dir',
    makeFolder('etcd'),
    '--listen-client-urls',
    `http://${etcd}`,
    '--advertise-client-urls',
    `http://${etcd}`,
    '--listen-peer-urls',
    `http://127.0.0.1:${peerPort}`,
    '--initial-advertise-peer-urls',
    `http://127.0.0.1:${peerPort}`,
    '--initial-cluster',
    `default=http://127.0.0.1:${peerPort}`,
    '--enable-v2',
  ])
  const dcs = dcsFor(patroniVersion())
  let proxy = readFileSync(path.join(folder, 'haproxy.cfg'), 'utf8')
  const nodes: PatroniNode[] = []
  const datas: string[] = []
  for (const number of [1, 2, 3]) {
    const ports = { postgres: await freePort(), rest: await freePort() }
    const data = path.join(makeFolder(`node-${number}`), 'data')
    datas.push(data)
    const config = path.join(directory, `node-${number}.yml`)
    writeFileSync(config, configOf({ name: `node-${number}`, dcs, etcd, data, ...ports }))
    proxy = proxy.replace(
      `10.0.0.${number}:5432 check port 8008`,
      `127.0.0.1:${ports.postgres} check port ${ports.rest}`,
    )
    let patroni: ChildProcess | undefined
    nodes.push({
      name: `node-${number}`,
      port: ports.postgres,
      isPrimary: () =>
        fetch(`http://127.0.0.1:${ports.rest}/primary`, {
          signal: AbortSignal.timeout(2_000),
        }).then(
          ({ ok }) => ok,
          () => false,
        ),
      members: () =>
        fetch(`http://127.0.0.1:${ports.rest}/cluster`, { signal: AbortSignal.timeout(2_000) })
          .then(async (answer) => ((await answer.json()) as { members: Member[] }).members)
          .catch(() => []),
      startPatroni: () => void (patroni = start(programs.patroni, [config])),
      killPatroni: () => void patroni?.kill('SIGKILL'),
      killPostgres: () => processesIn(data).forEach(killNow),
      signalPatroni: (signal) => void patroni?.kill(signal),
      signalPostgres: (signal) => processesIn(data).forEach((pid) => sendSignal(pid, signal)),
    })
  }
  const proxyFile = path.join(directory, 'haproxy.cfg')
  writeFileSync(proxyFile, proxy.replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`))
  start(programs.haproxy, ['-f', proxyFile, '-db'])
  for (const node of nodes) node.startPatroni()
  const stop = () => {
    for (const child of running) child.kill('SIGKILL')
    for (const data of datas) processesIn(data).forEach(killNow)
    rmSync(directory, { recursive: true, force: true })
  }
  process.once('exit', stop)
  const cluster: PatroniCluster = {
    nodes,
    port,
    directory,
    async primary(former) {
      return await waitFor('a primary', async () => {
        for (const node of nodes) if (node !== former && (await node.isPrimary())) return node
        return undefined
      })
    },
    stop() {
      process.off('exit', stop)
      stop()
    },
  }
  await untilWhole(cluster, { all: true })
  await waitFor('a balancer that leads to the primary', () => leadsToPostgres(port))
  return cluster
}

async function leadsToPostgres(port: number): Promise<true | undefined> {
  const client = new pg.Client(`postgres://kaban_owner@127.0.0.1:${port}/postgres`)
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return undefined
  } finally {
    void client.end().catch(() => {})
  }
}

/**
 * A primary, the standby that commits wait for, and nobody on another timeline. Before that Patroni
 * rightly replaces no primary: it knows nobody who has every commit. With `all`, the third follows,
 * too: otherwise a second fault could strike what it copies from.
 */
export async function untilWhole(
  { nodes }: Pick<PatroniCluster, 'nodes'>,
  { all = false } = {},
): Promise<void> {
  await waitFor(all ? 'three nodes' : 'a primary and its standby', async () => {
    for (const node of nodes) {
      const members = (await node.isPrimary()) ? await node.members() : []
      const roles = new Set(members.map(({ role }) => role))
      const timelines = new Set(members.map(({ timeline }) => timeline))
      const running = members.filter(({ state }) => /^(running|streaming)$/.test(state))
      const enough = !all || running.length === nodes.length
      if (roles.has('leader') && roles.has('sync_standby') && timelines.size === 1 && enough)
        return true
    }
    return undefined
  })
}

const patienceMs = 180_000

async function waitFor<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const late = performance.now() + patienceMs; performance.now() < late; await pause(100)) {
    const found = await look()
    if (found !== undefined) return found
  }
  throw new Error(`Patroni has not brought up ${what} in ${patienceMs / 1_000} s`)
}

/** Etcd, by its old protocol or its present one. */
type Dcs = 'etcd' | 'etcd3'

function patroniVersion(): string {
  const { stdout } = spawnSync(programs.patroni, ['--version'], { encoding: 'utf8' })
  return /\d+(\.\d+)+/.exec(stdout)?.[0] ?? ''
}

/**
 * Until 3.0.2 a Patroni that hung and wakes takes the place of the new primary by the present
 * protocol, and undoes what was acknowledged (its change 2693;
 * docs/operating/high-availability.md).
 */
const dcsFor = (version: string): Dcs => (/^([12]|3\.0\.[0-2]$)/.test(version) ? 'etcd' : 'etcd3')

interface NodeFacts {
  name: string
  dcs: Dcs
  etcd: string
  data: string
  postgres: number
  rest: number
}

/** The file as it is packaged, but for addresses, folders and who may come in. */
function configOf({ name, dcs, etcd, data, postgres, rest }: NodeFacts): string {
  const config = parse(readFileSync(path.join(folder, 'patroni.yml'), 'utf8')) as {
    etcd3?: object
    postgresql: { authentication: { superuser: { username: string } } }
  }
  delete config.etcd3
  const at = (port: number) => ({
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
  })
  const { authentication } = config.postgresql
  return stringify({
    ...config,
    name,
    restapi: at(rest),
    [dcs]: { hosts: etcd },
    postgresql: {
      ...config.postgresql,
      ...at(postgres),
      authentication: {
        ...authentication,
        superuser: { ...authentication.superuser, username: 'kaban_owner' },
      },
      data_dir: data,
      bin_dir: postgresPrograms,
      pgpass: path.join(path.dirname(data), 'pgpass'),
      parameters: { unix_socket_directories: path.dirname(data) },
      pg_hba: [
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 trust',
      ],
    },
    watchdog: { mode: 'off' },
  })
}
