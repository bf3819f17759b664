/**
 * Passwords and the company access code: Argon2id at rest (OWASP: 19 MiB, 2 passes), and what is
 * too easily guessed.
 */
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { identityRefusals } from '../../shared/words.ts'

/** The library's default is Argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Half of the cores, and no more than two of the four threads that files use as well: a storm of
 * sign-ins waits or is refused, money goes on (measured: docs/performance.md).
 */
const atOnceMax = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)))
const waitingMax = 100
let running = 0
const waiting: (() => void)[] = []

export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(normalised(password), cost))
}

/**
 * With no hash to compare with it works as long as with one, and answers false: time tells nobody
 * who exists.
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const same = await inTurn(
    async () => await verify(passwordHash ?? (await decoyHash()), normalised(password)),
  )
  return same && Boolean(passwordHash)
}

/**
 * Why this password would be guessed at once, or null. `own` are the person's name, email and the
 * like. Estimating keeps everybody else waiting meanwhile: ask it behind a door that counts.
 */
export async function whyGuessable(
  password: string,
  own: readonly string[],
): Promise<'common' | 'own' | null> {
  const plain = normalised(password).toLowerCase()
  const { common, guessesFor } = await passwordLists()
  if (common.has(plain) || guessesFor(plain.slice(0, estimatedLength)) < common.size)
    return 'common'
  return isLittleMoreThan(plain, own) ? 'own' : null
}

/**
 * What whoever guesses at one person tries first: their name, email or phone number, or our own
 * name, with a year or a few signs to it.
 */
function isLittleMoreThan(plain: string, own: readonly string[]): boolean {
  const bare = lettersAndDigits(plain)
  const rest = [...own, serviceName]
    .flatMap(partsOf)
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, part) => left.replaceAll(part, ''), bare)
  return rest.length < bare.length && (rest.length <= restMax || /^\d{0,8}$/.test(rest))
}

const serviceName = 'Kaban'
/** So few signs beside one's own name are tried through at once, and so is any date. */
const restMax = 3

/**
 * As a whole, and each word of it; of an email also what stands before the @, of a phone number
 * what every way of writing it has.
 */
function partsOf(text: string): string[] {
  const [local = ''] = text.split('@')
  const whole = lettersAndDigits(local)
  if (/^\d{10,}$/.test(whole)) return [whole.slice(-10)]
  return [
    lettersAndDigits(text),
    whole,
    ...local.split(/[^\p{L}\p{N}]+/u).map(lettersAndDigits),
  ].filter((part) => part.length >= 3)
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnceMax) {
    if (waiting.length >= waitingMax) refuse(identityRefusals, 'busy-signing-in', { status: 503 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The place passes to the next one without becoming free in between.
    if (next) next()
    else running -= 1
  }
}

/** One password, however a keyboard composes its letters (NIST SP 800-63B). */
function normalised(password: string): string {
  return password.normalize('NFKC')
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

let decoy: Promise<string> | undefined
function decoyHash(): Promise<string> {
  decoy ??= hash(crypto.randomUUID(), cost)
  return decoy
}

interface PasswordLists {
  common: ReadonlySet<string>
  guessesFor: (password: string) => number
}

/**
 * What is longer is not guessed for its beginning, and estimating it would only take time: up to 20
 * ms for these.
 */
const estimatedLength = 32

let lists: Promise<PasswordLists> | undefined
/**
 * The most used of the ten million leaked passwords that Mark Burnett published (xato.net, 2015),
 * as the library @zxcvbn-ts/language-common ships them. It leaves out what follows a pattern
 * (654321, aaaaaa, 01011990), so the library's estimate stands beside it: what is guessed sooner
 * than the whole list is as bad as being on it. Read when the first password is set, because a
 * start has no use for it.
 */
function passwordLists(): Promise<PasswordLists> {
  lists ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => {
      const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
      return {
        common: new Set(dictionary['passwords-common']),
        guessesFor: (password) => estimator.check(password).guesses,
      }
    },
  )
  return lists
}
