/**
 * The latest names of one relay, in the order in which its listeners got them. A position says how
 * far somebody has heard them. It is known only to the relay that gave it, and only until names may
 * have passed that relay by. It is random: a count would tell everybody how much happens here.
 */
import { randomUUID } from 'node:crypto'

const keptByDefault = 5_000

/** Nothing is remembered before `begin()`. */
export function recentNames<Name>(keptMin = keptByDefault) {
  let names: Name[] = []
  /** Those before each of `names`, and after the last. */
  let positions: string[] = []
  return {
    /** From here on no name passes by. Positions from before are unknown. */
    begin(): void {
      ;[names, positions] = [[], [randomUUID()]]
    },
    /** Names may pass by: no position is known any more, and none is given. */
    end(): void {
      ;[names, positions] = [[], []]
    },
    add(name: Name): void {
      if (positions.length === 0) return
      names.push(name)
      positions.push(randomUUID())
      if (names.length < 2 * keptMin) return
      names = names.slice(keptMin)
      positions = positions.slice(keptMin)
    },
    position: (): string | undefined => positions.at(-1),
    /** The names after this position, or undefined when it is unknown or none. */
    since(position: unknown): Name[] | undefined {
      const index = positions.lastIndexOf(position as string)
      return index < 0 ? undefined : names.slice(index)
    },
  }
}
