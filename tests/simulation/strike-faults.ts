/** Lets the faults strike one after the other, and verifies the book after each. */
import { setTimeout as pause } from 'node:timers/promises'
import { verifyBook } from '#ledger/server/verify.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { faults } from './faults.ts'
import type { Ground } from './ground.ts'
import type { Finding } from './history.ts'
import { seededRandom } from './random.ts'

interface Striking {
  seed: number
  /** In ms since the start of the round. */
  now: () => number
  endsAt: number
  /** The names of the faults that strike before all others, in this order. */
  first?: readonly string[] | undefined
}

/** A fault, from when to when in ms since the start of the round. */
export interface Struck {
  name: string
  from: number
  to: number
}

/** In ms, between two faults. */
const calmMs = { least: 400, most: 1_200 }

/** Each kind in turn, in an order of its own each time. Ends early when the book is unsound. */
export async function strikeFaults(
  ground: Ground,
  { seed, now, endsAt, first = [] }: Striking,
): Promise<{ struck: Struck[]; problems: Finding[] }> {
  const random = seededRandom(seed, 'faults')
  const possible = faults.filter(({ leftOut }) => leftOut(ground) === '')
  const struck: Struck[] = []
  let rest = first.flatMap((name) => possible.filter((fault) => fault.name === name))
  while (now() < endsAt) {
    if (rest.length === 0) rest = random.shuffled(possible)
    const fault = rest.shift()
    if (!fault) break
    await pause(calmMs.least + random.below(calmMs.most - calmMs.least))
    const from = now()
    await fault.strike(ground, random)
    for (const { front, back } of ground.joints) [front, back].forEach((network) => network.heal())
    struck.push({ name: fault.name, from, to: now() })
    const problems = await judgeBook(ground, fault.name)
    if (problems.length > 0) return { struck, problems }
  }
  return { struck, problems: [] }
}

/** I1 to I12, by a connection that no proxy disturbs. Waits for the database to be back. */
export async function judgeBook({ owner }: Ground, after: string): Promise<Finding[]> {
  for (let tried = 0; ; tried += 1) {
    try {
      const { problems } = await verifyBook(owner, installationChecks)
      return problems.map((text) => ({ kind: 'unsound book', text, excerpt: [`After ${after}`] }))
    } catch (error) {
      if (tried > 100) throw error
      await pause(200)
    }
  }
}
