/**
 * What stands before a phrase and takes it back: "not guaranteed", "hindi namin ginagarantiyahan",
 * "no return is guaranteed".
 */
import { between, deniedSubjects, deniers, weakBetween, weakDeniers } from './rules-lists.ts'
import { patternOf } from './rules-readings.ts'

/** `before`: the reading up to the phrase. */
export function isDenied(before: string): boolean {
  const near = before.slice(-120)
  const by = strongDenial.exec(near) ?? weakDenial.exec(near) ?? subjectDenial.exec(near)
  if (by === null) return false
  // "nothing is not guaranteed" says it after all; "neither promised nor guaranteed" does not.
  const earlier = near.slice(0, by.index)
  return by[0].startsWith('nor') || !(strongDenial.test(earlier) || weakDenial.test(earlier))
}

const anyOf = (phrases: readonly string[]): string =>
  `(?:${phrases.map((phrase) => patternOf(phrase)).join('|')})`
const gap = String.raw`[\s_*-]{1,4}`
const strongDenial = new RegExp(
  `(?<![a-z0-9])${anyOf(deniers)}(?:${gap}${anyOf(between)}){0,4}${gap}$`,
)
const weakDenial = new RegExp(
  `(?<![a-z0-9])${anyOf(weakDeniers)}(?:${gap}${anyOf(weakBetween)})?${gap}$`,
)
const subjectDenial = new RegExp(
  `(?<![a-z0-9])(?:no|walang)${gap}${anyOf(deniedSubjects)}${gap}(?:is|are|can be|comes|ay|na|ang)(?:${gap}(?:ever|a|with))?${gap}$`,
)
