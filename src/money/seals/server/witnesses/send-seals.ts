/** Sends the newest seal to each place that the operator named, and notes who has it. */
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { messageWithoutValues } from '#foundation/platform/server/log/redact-log.ts'
import { newestMailTo, sendMail } from '#foundation/platform/server/mail/outbox.ts'
import type { Witness } from '#foundation/platform/server/settings/environment-witnesses.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { hexOfBytes } from '../../shared/rules-tree.ts'
import { sealMail } from '../../shared/words-mail.ts'
import { sealHash, sealPurpose } from '../seal-books.ts'
import { newestSeal, type Seal } from '../seals-store.ts'
import {
  claimPlace,
  keepPlaces,
  markConfirmed,
  markFailed,
  markWaiting,
  noteMailed,
  placeOf,
  type PlaceRow,
} from './witness-store.ts'

interface Parts {
  database: Pick<Database, 'transaction'>
  secrets: Pick<Secrets, 'publicKey'>
  settings: Pick<Settings, 'witnesses'>
}

/** A job; one server at a time sends to a place. A place that is away stops no other. */
export async function sendSeals({ database, secrets, settings }: Parts): Promise<void> {
  const { witnesses } = settings
  const seal = await database.transaction(async (tx) => {
    await keepPlaces(tx, witnesses.map(placeOf))
    return await newestSeal(tx)
  })
  if (!seal) return
  await Promise.all(
    witnesses.map(async (witness) => {
      const place = placeOf(witness)
      if (witness.kind === 'mail')
        return await database.transaction((tx) => mailSeal(tx, witness.target, place, seal))
      if (!(await database.transaction((tx) => claimPlace(tx, place, seal.number)))) return
      const reason = await deliver(witness, seal, secrets.publicKey(sealPurpose)).then(
        () => null,
        messageWithoutValues,
      )
      await database.transaction((tx) =>
        reason === null
          ? markConfirmed(tx, place, { sealNumber: seal.number, at: new Date() })
          : markFailed(tx, place, reason),
      )
    }),
  )
}

const mailKind = 'books_seal'

/** The outbox retries by itself; a mail server that took the mail confirms it. */
async function mailSeal(tx: Transaction, to: string, place: string, seal: Seal): Promise<void> {
  const claimed: PlaceRow | undefined = await claimPlace(tx, place, seal.number)
  if (!claimed) return
  const mail = claimed.mailedSeal === null ? undefined : await newestMailTo(tx, to, mailKind)
  if (mail?.sentAt && claimed.mailedSeal !== null)
    await markConfirmed(tx, place, { sealNumber: claimed.mailedSeal, at: mail.sentAt })
  if (claimed.mailedSeal !== seal.number) {
    const fingerprint = hexOfBytes(sealHash(seal.statement))
    await sendMail(tx, {
      to,
      kind: mailKind,
      ...sealMail({ ...seal, fingerprint, signature: seal.signature.toString('base64') }),
    })
    await noteMailed(tx, place, seal.number)
  }
  if (claimed.mailedSeal !== seal.number || !mail?.sentAt)
    await markWaiting(tx, place, mail?.sentAt ? null : (mail?.lastError ?? null))
}

const answersWithinMs = 10_000

function deliver(witness: Witness, seal: Seal, publicKey: string): Promise<void> {
  return witness.kind === 'webhook'
    ? post(witness.target, seal, publicKey)
    : keepFile(witness.target, seal)
}

async function post(address: string, seal: Seal, publicKey: string): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      number: String(seal.number),
      statement: seal.statement,
      sha256: hexOfBytes(sealHash(seal.statement)),
      signature: seal.signature.toString('base64'),
      publicKey,
    }),
    signal: AbortSignal.timeout(answersWithinMs),
    // A redirect would carry the seal to an address that nobody set.
    redirect: 'error',
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`It answered ${answer.status}.`)
}

/** Never overwrites: another seal with this number in the folder shows that seals were replaced. */
async function keepFile(folder: string, seal: Seal): Promise<void> {
  const name = path.join(folder, `seal-${String(seal.number).padStart(6, '0')}.txt`)
  const file = await open(name, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null
    throw error
  })
  if (!file) {
    if ((await readFile(name, 'utf8')) === seal.statement) return
    throw new Error('The folder holds another seal with this number. Compare the two.')
  }
  try {
    await file.writeFile(seal.statement)
    await file.sync()
  } finally {
    await file.close()
  }
}
