/** The settings of backups, for installations with the embedded database. */
import * as z from 'zod'
import { settingNotes } from './setting-notes.ts'
import { wholeNumber } from './whole-number.ts'

const group = 'Backups' as const
const neededBy = 'Live installations with the embedded database.'

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
        'nobody who breaks into this machine reads older ones; `AGE-SECRET-KEY-1…` also restores.',
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
}

export interface BackupSettings {
  /** Null: no scheduled backups. */
  folder: string | null
  key: string | null
  everyHours: number
  keep: number
}

type Set = z.infer<z.ZodObject<typeof backupSettings>>

/** `resolve` makes a path absolute. */
export function readBackupSettings(set: Set, resolve: (path: string) => string): BackupSettings {
  return {
    folder: set.KABAN_BACKUP_DIR ? resolve(set.KABAN_BACKUP_DIR) : null,
    key: set.KABAN_BACKUP_KEY ?? null,
    everyHours: set.KABAN_BACKUP_HOURS,
    keep: set.KABAN_BACKUP_KEEP,
  }
}
