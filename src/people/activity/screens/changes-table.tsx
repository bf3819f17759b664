import { useWords } from '#foundation/kit/i18n/language.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { TrailEntry } from '../shared/contract.ts'
import { trailWords } from '../shared/words-trail.ts'
import { inWords } from './trail-texts.ts'

type Changes = NonNullable<TrailEntry['changes']>
type Value = Changes[string]['before']

/** Fields whose values are names, not what somebody wrote. */
const named = new Set(['status', 'state', 'role'])

/** As wide as its longest word, but where letters are so large that the values would not fit. */
const fieldStyle = 'min-w-[min(5rem,25vw)] py-1 pr-3 text-left font-normal wrap-anywhere text-muted'

interface Props {
  /** The action, for screen readers. */
  action: string
  changes: Changes
}

/** Values before and after, by field. */
export function ChangesTable({ action, changes }: Props) {
  const w = useWords(trailWords)
  const show = (field: string, value: Value): string => {
    if (value === null || value === '') return w.nothing
    if (typeof value === 'boolean') return value ? w.yes : w.no
    const text = String(value)
    if (named.has(field)) return w.values[text] ?? inWords(text)
    return field.endsWith('Centavos') && /^-?\d{1,15}$/.test(text) ? showPesos(BigInt(text)) : text
  }
  if (Object.keys(changes).length === 0) return null
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{w.changesOf(action)}</caption>
      <thead>
        <tr>
          {[w.field, w.before, w.after].map((header) => (
            <th
              key={header}
              scope="col"
              className="py-1 pr-3 text-left font-medium wrap-anywhere text-muted last:pr-0"
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(changes).map(([field, { before, after }]) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className={fieldStyle}>
              {w.fields[field.replace(/Centavos$/, '')] ?? inWords(field.replace(/Centavos$/, ''))}
            </th>
            <td className="w-2/5 py-1 pr-3 wrap-anywhere">{show(field, before)}</td>
            <td className="w-2/5 py-1 font-medium wrap-anywhere">{show(field, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
