// The table of the findings of `npm run check`, for docs/operating/setup.md.
import { findingKinds } from '#main/server/start/ground/finding-kinds.ts'

/** A table in Markdown, padded as the formatter would. */
export function findingsTable(): string {
  const rows = Object.entries(findingKinds).map(([id, [means, mend]]) => [`\`${id}\``, means, mend])
  const all = [['Id', 'Finds', 'Mends it'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return [line(all[0] ?? []), rule, ...all.slice(1).map(line)].join('\n')
}
