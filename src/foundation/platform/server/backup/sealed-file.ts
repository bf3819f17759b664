/**
 * Compressed and encrypted files of a backup: zstd inside age. Both standard programs open them:
 * `age --decrypt --identity KEY FILE | zstd -d`.
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartProblem } from '../settings/start-problem.ts'
import { flushToDisk } from '../write-whole.ts'
import { measured } from './measured.ts'
import { fromWeb, toWeb } from './web-streams.ts'

/** A backup that cannot be used. The message names the file and says why. */
export class BackupProblem extends StartProblem {}

export const sealedEnding = '.zst.age'
export const partialEnding = '.partial'
export const checksumEnding = '.sha256'

/**
 * Writes `file` whole or not at all. With `checksum` its SHA-256 lies beside it, in the format of
 * sha256sum, for whoever has no key. `nameAtEnd` is asked for another path once all is written.
 */
export async function seal(
  file: string,
  content: Readable,
  {
    recipient,
    checksum = false,
    signal,
    nameAtEnd = () => file,
  }: {
    recipient: string
    checksum?: boolean
    signal?: AbortSignal | undefined
    nameAtEnd?: () => string
  },
): Promise<{ file: string; bytes: number }> {
  const partial = file + partialEnding
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const compressed = content.pipe(
    zlib.createZstdCompress({ params: { [zlib.constants.ZSTD_c_checksumFlag]: 1 } }),
  )
  // `pipe` passes no failure on.
  content.once('error', (error) => compressed.destroy(error))
  try {
    const encrypted = await encrypter.encrypt(toWeb(compressed))
    const written = measured()
    const sink = fs.createWriteStream(partial, { mode: 0o600, flush: true })
    await pipeline(fromWeb(encrypted), written.through, sink, { signal })
    const named = nameAtEnd()
    if (checksum)
      await writeFile(named + checksumEnding, `${written.checksum()}  ${path.basename(named)}\n`, {
        flush: true,
      })
    await rename(partial, named)
    flushToDisk(path.dirname(named))
    return { file: named, bytes: written.size() }
  } catch (error) {
    content.destroy()
    await rm(partial, { force: true })
    throw error
  }
}

/**
 * `identity` may hold several, one on each line. Throws BackupProblem for another key. The stream
 * fails with one when the file is altered.
 */
export async function unseal(file: string, identity: string): Promise<Readable> {
  const decrypter = new Decrypter()
  for (const one of identity.split('\n')) decrypter.addIdentity(one)
  const encrypted = fs.createReadStream(file)
  const decrypted = await decrypter.decrypt(toWeb(encrypted)).catch((error: unknown) => {
    encrypted.destroy()
    throw new BackupProblem(whyClosed(file, error), { cause: error })
  })
  const plain = fromWeb(decrypted)
  const content = plain.pipe(zlib.createZstdDecompress())
  plain.once('error', (error) =>
    content.destroy(new BackupProblem(`${file} is altered or cut off.`, { cause: error })),
  )
  return content
}

function whyClosed(file: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : ''
  if (/no identity matched/.test(reason))
    return (
      `${file} was written for another key. Add the right one to KABAN_BACKUP_KEY or to the file ` +
      'backup-key, below the present key.'
    )
  return `${file} is no backup of Kaban, or its beginning is altered or cut off.`
}

/** Compares the file with the checksum beside it. Throws BackupProblem. */
export async function checkSum(file: string): Promise<void> {
  const written = fs.existsSync(file + checksumEnding)
    ? fs.readFileSync(file + checksumEnding, 'utf8').split(' ')[0]
    : undefined
  if (written === undefined)
    throw new BackupProblem(`${file}${checksumEnding} is missing, so the backup cannot be checked.`)
  const hash = createHash('sha256')
  await pipeline(fs.createReadStream(file), hash)
  if (hash.digest('hex') !== written)
    throw new BackupProblem(`${file} is altered or cut off: its SHA-256 is another one.`)
}
