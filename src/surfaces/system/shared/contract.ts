import * as z from 'zod/mini'
import { emptyInput } from '#foundation/contract/shared/fields.ts'
import { reads } from '#foundation/contract/shared/procedure.ts'
import { databaseShares, witnessKinds } from './rules.ts'

const problem = z.strictObject({ name: z.string(), message: z.string() })
const bytes = z.number()

const disk = z.strictObject({ freeBytes: bytes, sizeBytes: bytes })

/** The last restore drill. */
const drill = z.nullable(z.strictObject({ at: z.date(), sound: z.boolean(), seconds: z.number() }))

const backups = z.discriminatedUnion('state', [
  /** KABAN_BACKUP_DIR is not set, or the database is one of the operator's own. */
  z.strictObject({ state: z.literal('off'), ownDatabase: z.boolean(), drill }),
  /** The process of the backups tells nothing: it has not begun, or the folder does not answer. */
  z.strictObject({ state: z.literal('away'), folder: z.string() }),
  z.strictObject({
    state: z.literal('known'),
    folder: z.string(),
    isOverdue: z.boolean(),
    newest: z.nullable(z.strictObject({ begunAt: z.date(), endedAt: z.date(), bytes })),
    archives: z.int(),
    /** Of all archives. */
    bytes,
    logShippedAt: z.nullable(z.date()),
    /** While a job of the backups fails. */
    failure: z.nullable(z.strictObject({ since: z.date(), job: z.string(), reason: z.string() })),
    drill,
  }),
])

/** Names of jobs and reasons are in English, as in the log. */
const systemView = z.strictObject({
  readAt: z.date(),
  versions: z.strictObject({
    kaban: z.string(),
    node: z.string(),
    postgres: z.string(),
    schema: z.int(),
  }),
  /** Of the server that answers. */
  startedAt: z.date(),
  /** Every server that listens to the others now. */
  servers: z.array(
    z.strictObject({
      /** The name of its machine. Null, like its version: it tells nothing of itself. */
      host: z.nullable(z.string()),
      /** Null: on the machine of the database, through its socket. */
      address: z.nullable(z.string()),
      version: z.nullable(z.string()),
      hasPresentKey: z.boolean(),
      /** The names of settings that the server which answers has differently. */
      differingSettings: z.array(z.string()),
      /** That serve on its port now. */
      processes: z.array(
        z.strictObject({
          number: z.int(),
          /** Null: it tells nothing of itself. */
          pid: z.nullable(z.int()),
          startedAt: z.date(),
          /** How many before it ended by themselves. */
          deaths: z.int(),
          answered: z.boolean(),
        }),
      ),
    }),
  ),
  /** In English, as in the log. The id is that of a finding of `npm run check`. */
  keys: z.array(
    z.strictObject({
      id: z.nullable(z.string()),
      severity: z.enum(['wrong', 'note']),
      text: z.string(),
    }),
  ),
  /** Why the server that answers gets no requests, and what it warns of. */
  reasons: z.array(problem),
  warnings: z.array(problem),
  jobs: z.array(
    z.strictObject({
      name: z.string(),
      everyMs: z.int(),
      lastRunAt: z.nullable(z.date()),
      lastSuccessAt: z.nullable(z.date()),
      lastFailure: z.nullable(z.strictObject({ at: z.date(), reason: z.string() })),
      nextAt: z.date(),
    }),
  ),
  database: z.strictObject({
    bytes,
    /** Of the server that answers. */
    shares: z.array(
      z.strictObject({
        share: z.enum(databaseShares),
        inUse: z.int(),
        waiting: z.int(),
        most: z.int(),
      }),
    ),
  }),
  /** Null: it could not be read. */
  dataDisk: z.nullable(disk),
  /** 'bucket' has no figures; 'same' is the disk of the data folder. */
  files: z.discriminatedUnion('place', [
    z.strictObject({ place: z.enum(['bucket', 'same']) }),
    z.strictObject({ place: z.literal('folder'), disk: z.nullable(disk) }),
  ]),
  mails: z.strictObject({
    waiting: z.int(),
    oldestAt: z.nullable(z.date()),
    sends: z.enum(['yes', 'no-server', 'sample']),
  }),
  /** The last one that came to an end. */
  verification: z.nullable(z.strictObject({ finishedAt: z.date(), problems: z.int() })),
  backups,
  /** The daily seals of the books, and the places outside that keep them. */
  seals: z.strictObject({
    newest: z.nullable(z.strictObject({ number: z.bigint(), sealedAt: z.date() })),
    isOld: z.boolean(),
    witnesses: z.array(
      z.strictObject({
        kind: z.enum(witnessKinds),
        label: z.string(),
        confirmedSeal: z.nullable(z.bigint()),
        confirmedAt: z.nullable(z.date()),
        lastError: z.nullable(z.string()),
        silentSince: z.nullable(z.date()),
        isLate: z.boolean(),
      }),
    ),
  }),
  /** The last ones of the server that answers, the newest first. */
  faults: z.array(
    z.strictObject({
      at: z.date(),
      requestId: z.nullable(z.string()),
      where: z.string(),
      code: z.string(),
    }),
  ),
})
export type SystemView = z.infer<typeof systemView>
export type ServerView = SystemView['servers'][number]
export type BackupsView = SystemView['backups']

export const systemContract = {
  state: reads('admin').input(emptyInput).output(systemView),
}
