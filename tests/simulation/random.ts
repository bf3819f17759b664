/** Random choices that follow from a seed. */
import { v7 as uuidv7 } from 'uuid'
import { testRandom } from '#tests/fixtures/test-seed.ts'

export interface Random {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number
  pick<T>(choices: readonly T[]): T
  shuffled<T>(choices: readonly T[]): T[]
  /** Its time is that of the clock: ids must grow. */
  uuid(): string
}

/** Each purpose has a sequence of its own, which nothing else moves on. */
export function seededRandom(seed: number, purpose: string): Random {
  let mixed = seed
  for (const letter of purpose) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) | 0
  const next = testRandom(mixed)
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(choices: readonly T[]): T => {
    const chosen = choices[below(choices.length)]
    if (chosen === undefined) throw new Error('There is nothing to choose from')
    return chosen
  }
  return {
    below,
    pick,
    shuffled(choices) {
      const rest = [...choices]
      return Array.from(choices, () => rest.splice(below(rest.length), 1)[0]!)
    },
    uuid: () => uuidv7({ random: Uint8Array.from({ length: 16 }, () => below(256)) }),
  }
}
