/**
 * Hashes passwords and the company access code with Argon2id (OWASP: 19 MiB, 2 passes) and decides
 * what is too easy to guess.
 */
import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { fairQueue, NotAdmitted } from '#foundation/platform/server/overload/fair-queue.ts'
import { isLittleMoreThan } from '../../shared/rules-own-password.ts'
import { identityRefusals } from '../../shared/words.ts'

/** The library's default algorithm is Argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Half of the cores, and at most two of the four threads that file access shares: under a storm of
 * sign-ins some wait or are refused while money keeps moving (measured: docs/performance.md). One
 * of several processes that serve hashes one at a time.
 */
const atOnce = cluster.isWorker
  ? 1
  : Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)))
const hashing = fairQueue({
  atOnce,
  atOnceOfPerson: atOnce,
  waiting: 100,
  ofPerson: 60,
  ofAddress: 60,
  waitMs: 15_000,
  standingWaitMs: 15_000,
})

/** Who waits for a hash; addresses take turns. */
export interface HashingFor {
  address: string
  /** Their browser is known, so they go before strangers. */
  known?: boolean
}

/** Refuses with 503 (busy-signing-in) when too many wait already. */
export async function hashPassword(password: string, asker?: HashingFor): Promise<string> {
  return await inTurn(asker, () => hash(normalised(password), cost))
}

/**
 * Whether the password has this hash. Without a hash it works as long and returns false, so that
 * the time does not show who exists. Refuses with 503 (busy-signing-in) when too many wait
 * already.
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
  asker?: HashingFor,
): Promise<boolean> {
  const same = await inTurn(
    asker,
    async () => await verify(passwordHash ?? (await decoyHash()), normalised(password)),
  )
  return same && Boolean(passwordHash)
}

/**
 * Why this password would be guessed at once, or null. `own` lists the person's name, email and
 * phone number. The estimate blocks the event loop: call it only behind a rate limit.
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

/** Without an asker somebody signed in asks, whose attempts are limited one by one. */
async function inTurn<T>(asker: HashingFor | undefined, work: () => Promise<T>): Promise<T> {
  const { address, known = false } = asker ?? { address: randomUUID() }
  const end = await hashing
    .enter({ address, person: address, first: known })
    .catch((error: unknown) => {
      if (!(error instanceof NotAdmitted)) throw error
      refuse(identityRefusals, 'busy-signing-in', { status: 503, figures: { seconds: '5' } })
    })
  try {
    return await work()
  } finally {
    end()
  }
}

/** One password, however a keyboard composes its letters (NIST SP 800-63B). */
function normalised(password: string): string {
  return password.normalize('NFKC')
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
 * Estimating these takes up to 20 ms. A longer password is not guessed by its beginning, and more
 * characters would only take more time.
 */
const estimatedLength = 32

let lists: Promise<PasswordLists> | undefined
/**
 * The most used of the ten million leaked passwords that Mark Burnett published (xato.net, 2015),
 * as @zxcvbn-ts/language-common ships them. The list omits patterns (654321, aaaaaa, 01011990), so
 * the library's estimate complements it: a password that falls sooner than the whole list is as bad
 * as one on it. Loaded with the first password, because starting up does not need it.
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
