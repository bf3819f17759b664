import { useWords } from '#foundation/kit/i18n/language.tsx'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import type { Finding, FindingGroup } from './finding.ts'

interface Props {
  id: string
  open: boolean
  hanging: boolean
  term: string
  groups: readonly FindingGroup[]
  chosen: Finding | undefined
  /** Shown below the list: the term is too short, or the search failed. */
  note: string | undefined
  searching: boolean
  onPoint: (finding: Finding) => void
  onChoose: (finding: Finding) => void
}

/** The findings, grouped by kind. */
export function SearchResults({
  id,
  open,
  hanging,
  term,
  groups,
  chosen,
  note,
  searching,
  onPoint,
  onChoose,
}: Props) {
  const w = useWords(consoleFrameWords)
  const count = groups.reduce((sum, group) => sum + group.findings.length, 0)
  const outcome = count === 0 ? w.nothingFound(term.trim()) : w.counted(count)
  const frame = hanging
    ? 'absolute inset-x-0 top-full z-30 mt-1.5 max-h-[70dvh] min-w-80 rounded-card border ' +
      'border-line bg-surface p-1 shadow-raised'
    : 'max-h-[60dvh] min-h-40 -mx-2'
  return (
    <div className={`overflow-y-auto overscroll-contain ${frame} ${open ? '' : 'hidden'}`}>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={w.results}
        className="grid grid-cols-1 gap-2"
      >
        {groups.map(({ name, findings }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <p id={`${id}-${name}`} className="px-2 py-1 text-xs font-medium text-muted">
              {w.found[name]}
            </p>
            {findings.map((finding) => (
              <Option
                key={finding.id}
                id={`${id}-${finding.id}`}
                finding={finding}
                selected={finding === chosen}
                onPoint={onPoint}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={count > 0 && !searching ? 'sr-only' : 'px-2 py-2 text-sm text-muted'}
      >
        {open ? (searching ? w.searching : outcome) : ''}
      </p>
      {note && <p className="px-2 py-2 text-sm text-muted">{note}</p>}
    </div>
  )
}

function Option({
  id,
  finding,
  selected,
  onPoint,
  onChoose,
}: Pick<Props, 'id' | 'onPoint' | 'onChoose'> & { finding: Finding; selected: boolean }) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
      // Keep the focus in the field; losing it would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => onPoint(finding)}
      onClick={() => onChoose(finding)}
      className={
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 ' +
        'py-1 text-sm aria-selected:bg-primary-tint ' +
        'forced-colors:aria-selected:outline-2'
      }
    >
      <span className="shrink-0 text-muted">{finding.icon}</span>
      <span className="min-w-0 grow">
        <span className="block truncate">{finding.title}</span>
        {finding.detail && (
          <span className="figures block truncate text-xs text-muted">{finding.detail}</span>
        )}
      </span>
      {finding.aside && <span className="figures shrink-0 text-right">{finding.aside}</span>}
    </div>
  )
}
