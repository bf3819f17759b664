/** Opens the store of files that the settings name: a folder or a bucket, scanned or not. */
import path from 'node:path'
import { Disk } from 'flydrive'
import type { S3Store } from '../settings/environment-files.ts'
import type { Settings } from '../settings/settings.ts'
import { filesIn, filesOn, type Files } from './files.ts'
import { markedFiles } from './marked-files.ts'
import { scannedFiles, type OnScan } from './scanned-files.ts'
import { sealedFiles } from './sealed-files.ts'

/** Files were refused; `message` for the log. */
type OnRefused = (event: Parameters<OnScan>[0] | 'storage-away', message: string) => void

/** `onRefused` hears of refused files. */
export async function openStorage(
  settings: Settings,
  onRefused: OnRefused = () => {},
): Promise<Files> {
  const { s3, clamd, keys } = settings.files
  const files = s3 ? await openBucketOf(s3, keys) : openFolderOf(settings, onRefused)
  return clamd ? scannedFiles(files, clamd, onRefused) : files
}

export async function openBucketOf(store: S3Store, keys: readonly string[]): Promise<Files> {
  return sealedFiles(filesOn(await openBucket(store)), keys)
}

/** The folder that the settings name, also where a bucket holds the files. */
export function openFolderOf(settings: Settings, onRefused: OnRefused = () => {}): Files {
  const onAway = (message: string) => onRefused('storage-away', message)
  return sealedFiles(markedFiles(filesIn(folderOfFiles(settings)), onAway), settings.files.keys)
}

/** For people: where the files are. */
export function placeOfFiles(settings: Settings): string {
  const { s3 } = settings.files
  return s3 ? `the bucket ${s3.bucket}` : `the folder ${folderOfFiles(settings)}`
}

/** The folder that holds the files, or null where a bucket does. */
export function filesDirectoryOf(settings: Settings): string | null {
  return settings.files.s3 ? null : folderOfFiles(settings)
}

/** Also where a bucket holds the files. */
export function folderOfFiles({ dataDirectory, files: { filesDirectory } }: Settings): string {
  return filesDirectory ?? path.join(dataDirectory, 'files')
}

/** Loaded only for a bucket: the client is large. */
async function openBucket(store: S3Store) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      ...clientOptions(store),
      bucket: store.bucket,
      visibility: 'private',
      // The bucket decides who reads it.
      supportsACL: false,
    }),
  )
}

/** For the client of the AWS SDK. */
export function clientOptions({ region, endpoint, accessKeyId, secretAccessKey }: S3Store) {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's have one host for all buckets, and know no newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
  } as const
}
