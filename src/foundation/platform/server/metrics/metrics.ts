/**
 * The figures of this server itself, for /metrics. Every label is a name from the code, never a
 * part of a request: otherwise the series would tell of people, and anybody could make ever more of
 * them.
 */
import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { DatabaseUse } from '../overload/database-shares.ts'
import type { WorkKind } from '../overload/work-kinds.ts'

export type CountedKind = WorkKind | 'assets'

export interface Answer {
  kind: CountedKind
  /** Of the procedure; 'none' for what is no procedure. */
  module: string
  status: number
  seconds: number
}

export interface Metrics {
  /** Of this process. */
  registry: Registry
  /** Of the machine: every process tells the same. */
  ofMachine: Registry
  countAnswer(answer: Answer): void
  /** An answer 429 or 503, by the name of its refusal. */
  countRefusal(reason: string): void
  countRefusedSignIn(procedure: string): void
  countJobRun(job: string, failed: boolean): void
}

interface Sources {
  version: string
  databaseUse: () => DatabaseUse[]
  openStreams: () => number
  /** Of its disk the free space is told. */
  dataDirectory: string
  /** Several processes serve on one port: each series says which one it is of. */
  process?: number | undefined
}

/** From a warm read to what ends by its own limit of time (work-kinds.ts). */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A registry of its own, because tests run several servers in one process. */
export function openMetrics(sources: Sources): Metrics {
  const { version, databaseUse, openStreams, dataDirectory, process: number } = sources
  const [registry, ofMachine] = [new Registry(), new Registry()]
  if (number !== undefined) registry.setDefaultLabels({ process: String(number) })
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'kaban_info',
    help: 'Always 1. The label has the version of Kaban.',
    labelNames: ['version'],
    registers: [ofMachine],
  }).set({ version }, 1)
  new Gauge({
    name: 'kaban_live_streams',
    help: 'Open streams of live events to browsers.',
    registers,
    collect() {
      this.set(openStreams())
    },
  })
  addDatabaseUse(registry, databaseUse)
  addDisk(ofMachine, dataDirectory)
  const requests = new Counter({
    name: 'kaban_requests_total',
    help: 'Answered requests by kind of work, module of the procedure and class of status.',
    labelNames: ['kind', 'module', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'kaban_request_seconds',
    help: 'Seconds from a request to the end of its answer.',
    labelNames: ['kind', 'status'],
    buckets: secondsBuckets,
    registers,
  })
  const refusals = new Counter({
    name: 'kaban_refusals_total',
    help: 'Answers 429 and 503 by reason.',
    labelNames: ['reason'],
    registers,
  })
  const signIns = new Counter({
    name: 'kaban_refused_sign_ins_total',
    help: 'Sign-ins and proofs that were refused, by procedure.',
    labelNames: ['procedure'],
    registers,
  })
  return {
    registry,
    ofMachine,
    countAnswer(answer) {
      const { kind, module } = answer
      const status = `${Math.floor(answer.status / 100)}xx`
      requests.inc({ kind, module, status })
      seconds.observe({ kind, status }, answer.seconds)
    },
    countRefusal: (reason) => refusals.inc({ reason }),
    countRefusedSignIn: (procedure) => signIns.inc({ procedure }),
    countJobRun: countJobs(registry),
  }
}

function addDatabaseUse(registry: Registry, databaseUse: () => DatabaseUse[]): void {
  const gauges = {
    inUse: ['kaban_database_connections_in_use', 'Connections that work right now, by share.'],
    waiting: ['kaban_database_waiting', 'Pieces of work that wait for a connection, by share.'],
    most: ['kaban_database_connections_max', 'The most connections that a share may open.'],
  } as const
  for (const [figure, [name, help]] of Object.entries(gauges))
    new Gauge({
      name,
      help,
      labelNames: ['share'],
      registers: [registry],
      collect() {
        for (const use of databaseUse())
          this.set({ share: use.share }, use[figure as keyof typeof gauges])
      },
    })
}

/** A disk that cannot be read has no series, and spoils no scrape. */
function addDisk(registry: Registry, dataDirectory: string): void {
  const gauges = {
    kaban_disk_size_bytes: [
      'Size of the disk of the data folder.',
      ({ blocks, bsize }: StatsFs) => blocks * bsize,
    ],
    kaban_disk_free_bytes: [
      'What Kaban may still write on the disk of the data folder.',
      ({ bavail, bsize }: StatsFs) => bavail * bsize,
    ],
  } as const
  for (const [name, [help, bytesOf]] of Object.entries(gauges))
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const disk = await statfs(dataDirectory).catch(() => null)
        if (disk) this.set(bytesOf(disk))
        else this.remove()
      },
    })
}

/** Not `job`, which is Prometheus' own label of every series. */
function countJobs(registry: Registry): Metrics['countJobRun'] {
  const lastRun = new Gauge({
    name: 'kaban_job_last_run_timestamp_seconds',
    help: 'When the last run of a job ended, failed or not.',
    labelNames: ['name'],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'kaban_job_failures_total',
    help: 'Runs of a job that failed.',
    labelNames: ['name'],
    registers: [registry],
  })
  return (name, failed) => {
    lastRun.setToCurrentTime({ name })
    // Zero, too: a series that begins with its first failure would show no increase.
    failures.inc({ name }, failed ? 1 : 0)
  }
}
