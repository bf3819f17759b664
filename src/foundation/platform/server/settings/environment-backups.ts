/** The settings of backups, for installations with the embedded database. */
import * as z from 'zod'
import { readStore, type S3Store } from './environment-files.ts'
import { settingNotes } from './setting-notes.ts'
import { webAddress } from './web-address.ts'
import { wholeNumber } from './whole-number.ts'

const group = 'Backups' as const
const neededBy = 'Live installations with the embedded database.'
const bucketNeededBy = 'Installations that copy their backups into an S3-compatible store.'

function bucketKey(does: string) {
  return z
    .string()
    .min(1)
    .optional()
    .register(settingNotes, { group, does, neededBy: bucketNeededBy })
}

export const backupSettings = {
  KABAN_BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .register(settingNotes, {
      group,
      does:
        'The folder of backups, on another disk or machine than the data folder. While Kaban ' +
        'runs, it writes an encrypted archive there on a schedule, and all changes within about ' +
        'a minute, so any moment can be restored ([backups.md](operating/backups.md)).',
      neededBy,
      otherwise: 'none: only `npm run backup` writes backups',
    }),
  KABAN_BACKUP_KEY: z
    .string()
    .min(1)
    .optional()
    .register(settingNotes, {
      group,
      does:
        'The key of the backups, as `age-keygen` prints it. `age1…` only writes them, so that ' +
        'nobody who breaks into this machine reads older ones; `AGE-SECRET-KEY-1…` also ' +
        'restores. Keys of before, after it and a space, open older backups.',
      neededBy: 'Installations that keep the key elsewhere.',
      otherwise: 'made by the first backup and kept in `backup-key` in the data folder',
    }),
  KABAN_BACKUP_HOURS: wholeNumber(1, 168, 24).register(settingNotes, {
    group,
    does: 'An archive is written when the newest one is this many hours old.',
    neededBy: 'Operators with a rule of their own.',
  }),
  KABAN_BACKUP_KEEP: wholeNumber(2, 1_000, 7).register(settingNotes, {
    group,
    does: 'How many archives are kept. Moments before the oldest one cannot be restored any more.',
    neededBy: 'Operators with a rule of their own.',
  }),
  KABAN_BACKUP_BUCKET: z
    .string()
    .min(1)
    .optional()
    .register(settingNotes, {
      group,
      does:
        'A bucket of an S3-compatible store that gets a copy of `KABAN_BACKUP_DIR` ' +
        '([backups.md](operating/backups.md)). It must exist, must not be public, and holds ' +
        'nothing else. Its key needs the rights to get, put, delete and list.',
      neededBy: bucketNeededBy,
    }),
  KABAN_BACKUP_S3_ENDPOINT: webAddress().optional().register(settingNotes, {
    group,
    does: 'The address of the store of `KABAN_BACKUP_BUCKET`.',
    neededBy: 'Installations with another store than that of Amazon.',
    otherwise: "Amazon's own, of the region",
  }),
  KABAN_BACKUP_S3_REGION: z.string().min(1).default('us-east-1').register(settingNotes, {
    group,
    does: 'The region of `KABAN_BACKUP_BUCKET`.',
    neededBy: bucketNeededBy,
  }),
  KABAN_BACKUP_S3_ACCESS_KEY_ID: bucketKey('The id of the key for `KABAN_BACKUP_BUCKET`.'),
  KABAN_BACKUP_S3_SECRET_ACCESS_KEY: bucketKey('The secret of the key for `KABAN_BACKUP_BUCKET`.'),
}

export interface BackupSettings {
  /** Null: no scheduled backups. */
  folder: string | null
  key: string | null
  everyHours: number
  keep: number
  /** Null: only the folder holds them. */
  bucket: S3Store | null
}

type Set = z.infer<z.ZodObject<typeof backupSettings>>

/** `resolve` makes a path absolute. */
export function readBackupSettings(set: Set, resolve: (path: string) => string): BackupSettings {
  return {
    folder: set.KABAN_BACKUP_DIR ? resolve(set.KABAN_BACKUP_DIR) : null,
    key: set.KABAN_BACKUP_KEY ?? null,
    everyHours: set.KABAN_BACKUP_HOURS,
    keep: set.KABAN_BACKUP_KEEP,
    bucket: readStore({
      bucket: set.KABAN_BACKUP_BUCKET,
      region: set.KABAN_BACKUP_S3_REGION,
      endpoint: set.KABAN_BACKUP_S3_ENDPOINT,
      accessKeyId: set.KABAN_BACKUP_S3_ACCESS_KEY_ID,
      secretAccessKey: set.KABAN_BACKUP_S3_SECRET_ACCESS_KEY,
    }),
  }
}

/** Sentences about settings that do not go together. */
export function backupSettingProblems(set: Set): string[] {
  if (!set.KABAN_BACKUP_BUCKET) return []
  const found: string[] = []
  if (!set.KABAN_BACKUP_S3_ACCESS_KEY_ID || !set.KABAN_BACKUP_S3_SECRET_ACCESS_KEY)
    found.push(
      'KABAN_BACKUP_BUCKET needs KABAN_BACKUP_S3_ACCESS_KEY_ID and ' +
        'KABAN_BACKUP_S3_SECRET_ACCESS_KEY, the key that opens it.',
    )
  if (!set.KABAN_BACKUP_DIR)
    found.push('KABAN_BACKUP_BUCKET gets a copy of KABAN_BACKUP_DIR. Set that, too.')
  return found
}
