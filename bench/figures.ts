/** Summaries of measured figures, and their output. */

export function median(figures: readonly number[]): number {
  return percentile(figures, 0.5)
}

/** `share` of 0.99: 99 of 100 figures are at most this. NaN without figures. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

/** One figure right-aligned in a column. */
export function column(figure: number, decimals: number, width = 12): string {
  return figure.toFixed(decimals).padStart(width)
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
