/**
 * Judges public texts of the company. Refuses claims that something is certain or without risk,
 * that an authority approved it, or that one must hurry. Marks figures that read like a return for
 * the author and for the second person, who also judges what word lists cannot.
 */
import { denial, phrases, small } from './rules-lists.ts'
import { matchesIn, readings } from './rules-readings.ts'

type Kind = keyof typeof phrases
export type WordingFindingName = `claims-${Kind}`
export interface WordingFinding {
  name: WordingFindingName
  field: string
  figures: { words: string }
}

/**
 * Returns the findings in the order of the texts, with the words they found. Of overlapping
 * refusals it keeps the gravest. Superlatives need a source; only registrations may state an
 * approval.
 */
export function judgeWording(
  texts: readonly { field: string; text: string }[],
  { hasSource, mayStateApproval = false }: { hasSource: boolean; mayStateApproval?: boolean },
): { refusals: WordingFinding[]; marks: WordingFinding[] } {
  const allowed = ['return', hasSource && 'superlative', mayStateApproval && 'approval']
  const [refused, marked] = [kinds.filter((kind) => !allowed.includes(kind)), ['return'] as const]
  return {
    refusals: texts.flatMap(({ field, text }) => findingsIn(field, text, refused)),
    marks: texts.flatMap(({ field, text }) => findingsIn(field, text, marked)),
  }
}

function findingsIn(field: string, typed: string, kinds: readonly Kind[]): WordingFinding[] {
  const text = typed.normalize('NFKC')
  const read = readings(text)
  const found: { kind: Kind; from: number; to: number }[] = []
  for (const kind of kinds) {
    const matches = read.flatMap((one) => matchesIn(one, patterns[kind]))
    for (const { from, to, before } of matches.toSorted((a, b) => lengthOf(b) - lengthOf(a)))
      if (!isDenied(before) && !found.some((one) => from < one.to && one.from < to))
        found.push({ kind, from, to })
  }
  return found
    .toSorted((one, other) => one.from - other.from)
    .map(({ kind, from, to }) => ({
      name: `claims-${kind}`,
      field,
      figures: { words: text.slice(from, to).trim() },
    }))
}

const lengthOf = ({ from, to }: { from: number; to: number }) => to - from

/** A denial of a denial denies nothing: "nothing is not guaranteed". */
function isDenied(before: string): boolean {
  const by = denied.exec(before)
  return by !== null && (by[0].startsWith('nor') || !denied.test(before.slice(0, by.index)))
}

const patternOf = (list: string): string =>
  list
    .replaceAll('&', `(_(${small})(?![a-z0-9])){0,9}[^a-z0-9.,!?;₱%]{0,4}`)
    .replaceAll(/,\s+/g, '|')
    .replaceAll(/\n\s+/g, '')
    .replaceAll(/([a-z])\1+/g, '$1')
    .replaceAll('*', '[a-z]{0,40}')
    .replaceAll(/\+([a-z]+)/g, (_, word: string) => [...word].join('[^a-z]*'))
    .replaceAll('…', '.{0,60}?')
    .replaceAll('~', '([a-z0-9]+[^a-z0-9.,!?;:]{1,3}){0,2}')
    .replaceAll(/[ _]/g, (gap) => String.raw`[\s_/"“”*·|-]${gap === '_' ? '{1,4}' : '{0,4}'}`)
const denied = new RegExp(`(?<![a-z0-9])(${patternOf(denial)})$`)

const kinds = Object.keys(phrases) as Kind[]
const patterns = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    new RegExp(`(?<![a-z0-9])(${patternOf(phrases[kind])})(?![a-z0-9])`, 'g'),
  ]),
) as Record<Kind, RegExp>
