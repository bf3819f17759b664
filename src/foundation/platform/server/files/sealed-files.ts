/**
 * Seals files before they are stored and opens them when they are read, in the format of the
 * program age (https://age-encryption.org). Files from before, which are not sealed, are read as
 * they are.
 */
import { Readable } from 'node:stream'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { fromWeb, toWeb } from '../backup/web-streams.ts'
import type { Files } from './files.ts'

/** Every sealed file begins so. No upload does: pictures and PDFs are checked. */
const begin = Buffer.from('age-encryption.org/v1\n')

/** The store with its files as they are stored. */
const stored = new WeakMap<Files, Files>()

/** `keys` begin with AGE-SECRET-KEY-1. The first one seals; all open. None: only opens nothing. */
export function sealedFiles(files: Files, keys: readonly string[]): Files {
  const [first] = keys
  const sealing: Files = {
    ...files,
    async put(key, content) {
      await files.put(key, first === undefined ? content : await seal(content, first))
    },
    async read(key) {
      const { head, whole } = await peek(await files.read(key))
      return isSealed(head) ? await open(key, whole, keys) : whole
    },
  }
  stored.set(sealing, files)
  return sealing
}

/**
 * Stores the file again unless it is stored as the keys want it: sealed for the first one, or with
 * `plain` not sealed. Returns whether it was stored again.
 */
export async function sealAgain(
  files: Files,
  key: string,
  [first]: readonly string[],
  plain: boolean,
): Promise<boolean> {
  const raw = stored.get(files)
  if (!raw || first === undefined) throw new Error('Sealing needs a store that seals')
  const { head, whole } = await peek(await raw.read(key))
  try {
    if (plain ? !isSealed(head) : isSealed(head) && (await opens(whole, first))) return false
  } finally {
    whole.destroy()
  }
  const parts: Buffer[] = []
  for await (const part of await files.read(key)) parts.push(part as Buffer)
  await (plain ? raw : files).put(key, Buffer.concat(parts))
  return true
}

/** The public halves of the keys, as the store notes them. */
export function recipientsOf(keys: readonly string[]): Promise<string[]> {
  return Promise.all(keys.map((key) => identityToRecipient(key)))
}

async function seal(content: Buffer, key: string): Promise<Buffer> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(key))
  const sealed = await encrypter.encrypt(content)
  return Buffer.from(sealed.buffer, sealed.byteOffset, sealed.length)
}

/** The stream fails when the file is altered. */
async function open(key: string, sealed: Readable, keys: readonly string[]): Promise<Readable> {
  try {
    const content = fromWeb(await decrypterFor(keys).decrypt(toWeb(sealed)))
    content.once('close', () => sealed.destroy())
    return content
  } catch (cause) {
    sealed.destroy()
    throw new Error(
      `The file ${key} is sealed with a key that is not in KABAN_FILES_KEY, or it is altered.`,
      { cause },
    )
  }
}

async function opens(sealed: Readable, key: string): Promise<boolean> {
  return await decrypterFor([key])
    .decrypt(toWeb(sealed))
    .then(
      () => true,
      () => false,
    )
}

function decrypterFor(keys: readonly string[]): Decrypter {
  const decrypter = new Decrypter()
  for (const key of keys) decrypter.addIdentity(key)
  return decrypter
}

function isSealed(head: Buffer): boolean {
  return head.subarray(0, begin.length).equals(begin)
}

/** Reads the beginning; `whole` still has it. */
async function peek(source: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const parts = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let head = Buffer.alloc(0)
  while (head.length < begin.length) {
    const next = await parts.next()
    if (next.done) break
    head = Buffer.concat([head, next.value])
  }
  async function* again() {
    if (head.length > 0) yield head
    for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value
  }
  const whole = Readable.from(again(), { objectMode: false })
  whole.once('close', () => source.destroy())
  return { head, whole }
}
