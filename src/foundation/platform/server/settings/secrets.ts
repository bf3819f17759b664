/**
 * The key of an installation. It seals what Kaban must read again (the secret of an authenticator),
 * marks what is too short for a plain hash (a code of six digits) and signs what anybody may check.
 * It is kept outside the database, so a stolen copy of the tables reveals none of them.
 */
import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from './start-problem.ts'

export interface Secrets {
  /** A secret sealed for one purpose opens for no other. AES-256-GCM with a random nonce. */
  seal(purpose: string, text: string): Buffer
  /** Throws when it was sealed with another key, for another purpose, or changed. */
  open(purpose: string, sealed: Buffer): string
  /** HMAC-SHA-256 of the text: 32 bytes that only this installation can compute. */
  mark(purpose: string, text: string): Buffer
  /** A deterministic Ed25519 signature of 64 bytes. */
  sign(purpose: string, text: string): Buffer
  /** The public key that checks signatures of this purpose, as PEM. */
  publicKey(purpose: string): string
  /** A P-256 key pair for protocols that prescribe that curve: 32 and 65 bytes. */
  p256(purpose: string): { privateKey: Buffer; publicKey: Buffer }
  /** Identifies the key without revealing it. */
  fingerprint: string
  /** The keys before this one, newest first. `open`, `marks` and `reseal` know them, too. */
  retired: readonly RetiredKey[]
  /** The mark of this key and those of the keys before it: one of them was stored. */
  marks(purpose: string, text: string): Buffer[]
  /** The same text sealed with this key; null when it already is. Throws like `open`. */
  reseal(purpose: string, sealed: Buffer): Buffer | null
  withRetired(retired: readonly RetiredKey[]): Secrets
}

/** A key that this installation used before, until `retiredAt`. */
export interface RetiredKey {
  secrets: Secrets
  retiredAt: Date
}

/** The keys that may have signed something of this moment. The present one is first. */
export function keysSince(
  secrets: Pick<Secrets, 'sign' | 'publicKey' | 'retired'>,
  moment: Date,
): Pick<Secrets, 'sign' | 'publicKey'>[] {
  const retired = secrets.retired.filter(({ retiredAt }) => retiredAt >= moment)
  return [secrets, ...retired.map((before) => before.secrets)]
}

const keyBytes = 32
const [nonceBytes, tagBytes] = [12, 16]
/** RFC 8410: precedes the 32 bytes of an Ed25519 private key in DER. */
const ed25519Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Opens the operator's KABAN_SECRET_KEY, or one that the first start keeps in the data folder.
 * `mayCreate` is false when data was sealed already: a new key would only hide that the right one
 * is missing. Throws StartProblem.
 */
export async function loadSecrets(
  settings: { secretKey: Buffer | null; dataDirectory: string },
  { mayCreate }: { mayCreate: boolean },
): Promise<Secrets> {
  return openSecrets(settings.secretKey ?? (await keptKey(settings.dataDirectory, mayCreate)))
}

/** The key of before: KABAN_SECRET_KEY_OLD, or `secret-key.old`. Throws StartProblem. */
export async function loadOldKey(settings: {
  oldSecretKey: Buffer | null
  dataDirectory: string
}): Promise<Buffer | null> {
  return settings.oldSecretKey ?? (await readKeyFile(oldKeyFile(settings.dataDirectory)))
}

/** Null without a key. */
export const fingerprintOf = (key: Buffer | null): string | null =>
  key && openSecrets(key).fingerprint

export const keyFile = (dataDirectory: string) => path.join(dataDirectory, 'secret-key')
export const oldKeyFile = (dataDirectory: string) => `${keyFile(dataDirectory)}.old`

/** `key` holds at least 32 random bytes. */
export function openSecrets(key: Buffer, retired: readonly RetiredKey[] = []): Secrets {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `kaban ${purpose}`, keyBytes))
  const mark = (purpose: string, text: string) =>
    createHmac('sha256', keyFor(`mark ${purpose}`))
      .update(text)
      .digest()
  const signing = new Map<string, KeyObject>()
  const signingKey = (purpose: string) => {
    const key =
      signing.get(purpose) ??
      createPrivateKey({
        key: Buffer.concat([ed25519Prefix, keyFor(`sign ${purpose}`)]),
        format: 'der',
        type: 'pkcs8',
      })
    signing.set(purpose, key)
    return key
  }
  const seal = (purpose: string, text: string) => {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), nonce)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
  }
  const openOwn = (purpose: string, sealed: Buffer) => {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      keyFor(`seal ${purpose}`),
      sealed.subarray(0, nonceBytes),
      // A cut tag would be easier to forge.
      { authTagLength: tagBytes },
    )
    decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([
      decipher.update(sealed.subarray(nonceBytes + tagBytes)),
      decipher.final(),
    ]).toString('utf8')
  }
  /** The text, and whether this very key opened it. */
  const openAny = (purpose: string, sealed: Buffer): { text: string; own: boolean } => {
    try {
      return { text: openOwn(purpose, sealed), own: true }
    } catch (error) {
      for (const before of retired) {
        try {
          return { text: before.secrets.open(purpose, sealed), own: false }
        } catch {
          // An older one may open it.
        }
      }
      throw error
    }
  }
  return {
    seal,
    open: (purpose, sealed) => openAny(purpose, sealed).text,
    reseal(purpose, sealed) {
      const { text, own } = openAny(purpose, sealed)
      return own ? null : seal(purpose, text)
    },
    mark,
    marks: (purpose, text) => [
      mark(purpose, text),
      ...retired.map((before) => before.secrets.mark(purpose, text)),
    ],
    retired,
    withRetired: (known) => openSecrets(key, known),
    sign: (purpose, text) => sign(null, Buffer.from(text, 'utf8'), signingKey(purpose)),
    publicKey: (purpose) =>
      createPublicKey(signingKey(purpose)).export({ format: 'pem', type: 'spki' }).toString(),
    // The first key's for ever: a browser accepts messages only from the key it subscribed with.
    p256: (purpose) =>
      retired.at(-1)?.secrets.p256(purpose) ?? p256From(key, `kaban p256 ${purpose}`),
    fingerprint: mark('fingerprint', 'kaban').toString('hex').slice(0, 16),
  }
}

/** The order of the group of P-256. */
const p256Order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** By 16 extra bytes every key is equally likely (FIPS 186-5, A.2.1). */
function p256From(key: Buffer, purpose: string): ReturnType<Secrets['p256']> {
  const bits = BigInt(`0x${Buffer.from(hkdfSync('sha256', key, '', purpose, 48)).toString('hex')}`)
  const scalar = ((bits % (p256Order - 1n)) + 1n).toString(16).padStart(64, '0')
  const privateKey = Buffer.from(scalar, 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return { privateKey, publicKey: curve.getPublicKey() }
}

async function keptKey(dataDirectory: string, mayCreate: boolean): Promise<Buffer> {
  const file = keyFile(dataDirectory)
  const kept = await readKeyFile(file)
  if (kept !== null) return kept
  if (!mayCreate)
    throw new StartProblem(
      `The key of this installation is missing: put back the file ${file}, or start with the ` +
        'KABAN_SECRET_KEY that the data was made with.',
    )
  const made = randomBytes(keyBytes)
  await writeFile(file, `${made.toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  return made
}

/** Null when there is no such file. Throws StartProblem. */
async function readKeyFile(file: string): Promise<Buffer | null> {
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A key that exists and cannot be read must not be overwritten.
    if (error.code === 'ENOENT') return null
    throw new StartProblem(
      `The key of this installation in ${file} cannot be read: ${error.message}.`,
    )
  })
  return kept === null ? null : (readKey(kept.trim()) ?? refuseKey(`The file ${file}`))
}

/** Base64 of 32 bytes or more, or null. */
export function readKey(text: string): Buffer | null {
  if (!/^[A-Za-z0-9+/_-]{43,}={0,2}$/.test(text)) return null
  return Buffer.from(text, 'base64')
}

/**
 * False for zeros, repetitions, sequences and texts. 32 random bytes have some 30 different values
 * and as many different steps; the chance of fewer than 16 is below one in 10^12.
 */
export function isRandom(key: Buffer): boolean {
  const bytes = [...key.subarray(0, keyBytes)]
  const steps = bytes.slice(1).map((byte, at) => (byte - (bytes[at] ?? 0) + 256) % 256)
  const isText = bytes.every((byte) => byte >= 0x20 && byte < 0x7f)
  return new Set(bytes).size >= 16 && new Set(steps).size >= 16 && !isText
}

function refuseKey(where: string): never {
  throw new StartProblem(
    `${where} holds no key: it must be at least 32 random bytes in base64 ` +
      '(openssl rand -base64 32).',
  )
}
