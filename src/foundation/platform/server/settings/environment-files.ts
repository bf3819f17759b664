/** The settings of stored files: where they lie, and what looks into them for viruses. */
import { Decrypter } from 'age-encryption'
import * as z from 'zod'
import { settingNotes } from './setting-notes.ts'
import { webAddress } from './web-address.ts'

export interface S3Store {
  bucket: string
  region: string
  /** Undefined: Amazon's own. */
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

/** Where clamd listens: a host and a port, or a path of a Unix socket. */
export type ClamdPlace = { host: string; port: number } | { path: string }

const group = 'Files' as const
const s3 = 'Installations that keep files in an S3-compatible store.'

function s3Secret(does: string) {
  return z.string().min(1).optional().register(settingNotes, { group, does, neededBy: s3 })
}

export const fileSettings = {
  KABAN_FILES_DIR: z
    .string()
    .min(1)
    .optional()
    .register(settingNotes, {
      group,
      does:
        'The folder of uploaded files. Several servers need one folder, on a disk that they ' +
        'share, or one bucket; a start with another store than before is refused ' +
        '([decision 33](decisions/0033-what-several-servers-share.md)).',
      neededBy: 'Installations with several servers that share a folder.',
      otherwise: '`files` in the data folder',
    }),
  KABAN_S3_BUCKET: z
    .string()
    .min(1)
    .optional()
    .register(settingNotes, {
      group,
      does:
        'A bucket of an S3-compatible store, which must exist and must not be public: uploaded ' +
        'files lie there and not in a folder. It needs `KABAN_S3_ACCESS_KEY_ID` and ' +
        '`KABAN_S3_SECRET_ACCESS_KEY`, with the rights to get, put, delete and list.',
      neededBy: s3,
    }),
  KABAN_S3_ENDPOINT: webAddress().optional().register(settingNotes, {
    group,
    does: 'The address of the S3-compatible store.',
    neededBy: 'Installations with another store than that of Amazon.',
    otherwise: "Amazon's own, of the region",
  }),
  KABAN_S3_REGION: z
    .string()
    .min(1)
    .default('us-east-1')
    .register(settingNotes, { group, does: 'The region of the bucket.', neededBy: s3 }),
  KABAN_S3_ACCESS_KEY_ID: s3Secret('The id of the key for the bucket.'),
  KABAN_S3_SECRET_ACCESS_KEY: s3Secret('The secret of the key for the bucket.'),
  KABAN_FILES_KEY: z
    .string()
    .transform(readKeys)
    .optional()
    .register(settingNotes, {
      group,
      does:
        'The key that uploaded files are sealed with before they are stored, as `age-keygen` ' +
        'prints it. Older keys, after it and a space, open older files. All servers need the ' +
        'same. Without it, sealed files are lost ' +
        '([mail-and-files.md](operating/mail-and-files.md#sealed-files)).',
      neededBy: 'Operators who do not trust the disk or the bucket with readable files.',
      otherwise: 'none: files are stored as they are',
    }),
  KABAN_CLAMD: z
    .string()
    .transform(readPlace)
    .optional()
    .register(settingNotes, {
      group,
      does:
        'The virus scanner ClamAV, as `host:port` or the path of its socket, such as ' +
        '`/run/clamav/clamd.ctl`. Every file is scanned before it is stored; while the scanner ' +
        'does not answer, uploads are refused.',
      neededBy: 'Operators who want stored files scanned.',
      otherwise: 'none: files are not scanned for viruses',
    }),
}

function readPlace(text: string, context: z.core.$RefinementCtx<string>): ClamdPlace {
  if (text.startsWith('/')) return { path: text }
  const [, host = '', port = ''] = /^(?:tcp:\/\/)?(.+):(\d{1,5})$/.exec(text) ?? []
  if (host === '' || Number(port) < 1 || Number(port) > 65_535)
    context.addIssue('it must be host:port or the path of a socket')
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) }
}

function readKeys(text: string, context: z.core.$RefinementCtx<string>): string[] {
  const keys = text.trim().split(/\s+/)
  try {
    for (const key of keys) {
      if (!key.startsWith('AGE-SECRET-KEY-1')) throw new Error('Another kind of key')
      new Decrypter().addIdentity(key)
    }
  } catch {
    context.addIssue(
      'it must be AGE-SECRET-KEY-1…, as `npm run seal-files -- --make-key` prints it',
    )
  }
  return keys
}

export interface FileSettings {
  /** Null: `files` in the data folder. */
  filesDirectory: string | null
  /** Null: a folder. */
  s3: S3Store | null
  /** The first one seals, all open. Empty: files are stored as they are. */
  keys: readonly string[]
  /** Null: files are not scanned. */
  clamd: ClamdPlace | null
}

type Set = z.infer<z.ZodObject<typeof fileSettings>>

/** Sentences about settings that do not go together. */
export function fileSettingProblems(set: Set): string[] {
  const keys = [set.KABAN_S3_ACCESS_KEY_ID, set.KABAN_S3_SECRET_ACCESS_KEY]
  const found: string[] = []
  if (set.KABAN_S3_BUCKET && !keys.every(Boolean))
    found.push(
      'Files in a bucket need KABAN_S3_ACCESS_KEY_ID and KABAN_S3_SECRET_ACCESS_KEY, the key ' +
        'that opens KABAN_S3_BUCKET.',
    )
  if (!set.KABAN_S3_BUCKET && [...keys, set.KABAN_S3_ENDPOINT].some(Boolean))
    found.push('KABAN_S3_BUCKET is missing: the other settings of the store do nothing without it.')
  if (set.KABAN_S3_BUCKET && set.KABAN_FILES_DIR)
    found.push(
      'KABAN_FILES_DIR and KABAN_S3_BUCKET are both set, and files lie in one place: unset one.',
    )
  return found
}

/** Null without a bucket or its key. */
export function readStore({
  bucket,
  accessKeyId,
  secretAccessKey,
  ...rest
}: { [Name in keyof S3Store]: S3Store[Name] | undefined } & { region: string }): S3Store | null {
  return bucket && accessKeyId && secretAccessKey
    ? { bucket, accessKeyId, secretAccessKey, ...rest }
    : null
}

/** `resolve` makes a path absolute. */
export function readFileSettings(set: Set, resolve: (path: string) => string): FileSettings {
  return {
    filesDirectory: set.KABAN_FILES_DIR ? resolve(set.KABAN_FILES_DIR) : null,
    s3: readStore({
      bucket: set.KABAN_S3_BUCKET,
      region: set.KABAN_S3_REGION,
      endpoint: set.KABAN_S3_ENDPOINT,
      accessKeyId: set.KABAN_S3_ACCESS_KEY_ID,
      secretAccessKey: set.KABAN_S3_SECRET_ACCESS_KEY,
    }),
    keys: set.KABAN_FILES_KEY ?? [],
    clamd: set.KABAN_CLAMD ?? null,
  }
}
