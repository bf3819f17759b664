/** The settings of stored files: where they lie, and what looks into them for viruses. */
import * as z from 'zod'
import { settingNotes } from './setting-notes.ts'

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
  KABAN_S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'it must be an address that begins with https:// or http://',
    })
    .optional()
    .register(settingNotes, {
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

export interface FileSettings {
  /** Null: `files` in the data folder. */
  filesDirectory: string | null
  /** Null: a folder. */
  s3: S3Store | null
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

/** `resolve` makes a path absolute. */
export function readFileSettings(set: Set, resolve: (path: string) => string): FileSettings {
  const [bucket, accessKeyId, secretAccessKey] = [
    set.KABAN_S3_BUCKET,
    set.KABAN_S3_ACCESS_KEY_ID,
    set.KABAN_S3_SECRET_ACCESS_KEY,
  ]
  const { KABAN_S3_REGION: region, KABAN_S3_ENDPOINT: endpoint } = set
  return {
    filesDirectory: set.KABAN_FILES_DIR ? resolve(set.KABAN_FILES_DIR) : null,
    s3:
      bucket && accessKeyId && secretAccessKey
        ? { bucket, region, endpoint, accessKeyId, secretAccessKey }
        : null,
    clamd: set.KABAN_CLAMD ?? null,
  }
}
