/** Where in a text something was found, in signs of the text. */
export interface Stretch {
  from: number
  to: number
}

/** Of those that share a sign the first one given stays; in the order of the text. */
export function withoutOverlaps<Found extends Stretch>(found: readonly Found[]): Found[] {
  const kept: Found[] = []
  for (const one of found)
    if (!kept.some(({ from, to }) => one.from < to && from < one.to)) kept.push(one)
  return kept.sort((a, b) => a.from - b.from)
}
