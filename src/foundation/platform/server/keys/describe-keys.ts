/** The sentences about the secret keys: for `rotate-key`, `check` and the page "System". */
import { whyNotAgain, type KeyState } from './key-ring.ts'

export interface KeySentence {
  /** A finding of `npm run check`; null for a plain fact, and for what a start refuses itself. */
  id: KeyFinding | null
  severity: 'wrong' | 'note'
  text: string
}

type KeyFinding = `secret-key-${'replaced' | 'resealing' | 'servers' | 'unreadable' | 'old'}`

/** The fingerprints of the keys that the settings name. */
export interface GivenKeys {
  fingerprint: string | null
  oldFingerprint: string | null
}

const namesAtMost = 3

export function describeKeys(state: KeyState, given: GivenKeys): KeySentence[] {
  const { fingerprint: present, retired } = state
  const isSealing = retired.some(({ resealedAt }) => resealedAt === null)
  return [
    fact(
      present ? `The present key is ${present}.` : 'There is no key yet: the first start makes it.',
    ),
    ...describeWaiting(state, given),
    ...retired.map((key) => describeRetired(key)),
    ...(isSealing ? describeOthers(state.otherServers) : []),
    ...describeUnreadable([...new Set(retired.flatMap(({ unreadable }) => unreadable))]),
    ...(given.oldFingerprint && given.fingerprint === present && !isSealing ? [oldNotNeeded] : []),
  ]
}

function fact(text: string): KeySentence {
  return { id: null, severity: 'note', text }
}

function describeWaiting(
  { fingerprint: present, retired }: KeyState,
  { fingerprint, oldFingerprint }: GivenKeys,
): KeySentence[] {
  if (!present || !fingerprint || fingerprint === present || oldFingerprint !== present) return []
  const why = whyNotAgain(fingerprint, retired)
  if (why !== null) return [{ id: null, severity: 'wrong', text: why }]
  return [
    {
      id: 'secret-key-replaced',
      severity: 'note',
      text:
        `Key ${fingerprint} waits: the next start puts it in the place of ${present}. Receipts ` +
        'and codes of before stay valid.',
    },
  ]
}

function describeRetired({ fingerprint, ...key }: KeyState['retired'][number]): KeySentence {
  const replaced = `Key ${fingerprint} was replaced on ${key.retiredAt.toISOString()}`
  if (key.resealedAt)
    return fact(`${replaced}. Since ${key.resealedAt.toISOString()} nothing is sealed with it.`)
  return {
    id: 'secret-key-resealing',
    severity: 'note',
    text:
      `${replaced}, and Kaban is sealing again what it had sealed. That takes minutes while ` +
      'Kaban runs. Keep the old key where it is until then.',
  }
}

function describeOthers(count: number): KeySentence[] {
  if (count === 0) return []
  const servers = count === 1 ? '1 server runs' : `${count} servers run`
  return [
    {
      id: 'secret-key-servers',
      severity: 'wrong',
      text:
        `${servers} with a key that was replaced, or with an older Kaban. Stop each, and start ` +
        'it with this Kaban and the present key. Sealing again ends only after that.',
    },
  ]
}

function describeUnreadable(names: readonly string[]): KeySentence[] {
  if (names.length === 0) return []
  const first = names.slice(0, namesAtMost).join(', ')
  const apps = names.length === 1 ? 'an authenticator app' : `${names.length} authenticator apps`
  const more = names.length > namesAtMost ? `, and ${names.length - namesAtMost} more` : ''
  return [
    {
      id: 'secret-key-unreadable',
      severity: 'wrong',
      text:
        `No key opens the secret of ${apps}, which cannot be used: ${first}${more}. ` +
        'Kaban looks again every hour.',
    },
  ]
}

const oldNotNeeded: KeySentence = {
  id: 'secret-key-old',
  severity: 'note',
  text:
    'Kaban does not need the old secret key any more. Backups from before the change do: keep it ' +
    'with them, unset KABAN_SECRET_KEY_OLD and take secret-key.old out of the data folder.',
}
