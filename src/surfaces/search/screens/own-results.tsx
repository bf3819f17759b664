import { useWords } from '#foundation/kit/i18n/language.tsx'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { OwnFinding, OwnGroup } from './own-finding.ts'
import { useSearchWords } from './search-words.ts'

interface Props {
  id: string
  term: string
  groups: readonly OwnGroup[]
  chosen: OwnFinding | undefined
  note: string | undefined
  searching: boolean
  retry: (() => void) | undefined
  onPoint: (finding: OwnFinding) => void
  onChoose: (finding: OwnFinding) => void
}

/** The results by kind, with their number for screen readers. */
export function OwnResults({ id, term, groups, note, searching, retry, ...options }: Props) {
  const w = useSearchWords()
  const { retry: again } = useWords(kitWords)
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0)
  const outcome = count > 0 ? w.counted(count) : note ? '' : w.nothingFound(term)
  return (
    <>
      <p
        role="status"
        className={count > 0 && !searching ? 'sr-only' : 'text-sm text-muted empty:hidden'}
      >
        {searching ? w.searching : outcome}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={w.results} className="-mx-2 grid gap-3">
        {groups.map(({ name, findings }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`} className="min-w-0">
            <p id={`${id}-${name}`} className="px-2 pb-1 text-sm font-medium text-muted">
              {w.groups[name]}
            </p>
            {findings.map((finding) => (
              <Option key={finding.id} id={`${id}-${finding.id}`} finding={finding} {...options} />
            ))}
          </div>
        ))}
      </div>
      {note && <p className="text-sm text-muted">{note}</p>}
      {retry && (
        <Button variant="secondary" onClick={retry} className="justify-self-start">
          {again}
        </Button>
      )}
    </>
  )
}

function Option({
  id,
  finding,
  chosen,
  onPoint,
  onChoose,
}: Pick<Props, 'id' | 'chosen' | 'onPoint' | 'onChoose'> & { finding: OwnFinding }) {
  const { icon: Icon, title, detail, aside } = finding
  return (
    <div
      id={id}
      role="option"
      aria-selected={finding === chosen}
      // Keep the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => onPoint(finding)}
      onClick={() => onChoose(finding)}
      className={
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 ' +
        'aria-selected:bg-primary-tint forced-colors:aria-selected:outline-2'
      }
    >
      <Icon aria-hidden size={20} className="shrink-0 text-muted" />
      <span className="min-w-0 grow">
        <span className="line-clamp-2 wrap-anywhere">{title}</span>
        {detail && (
          <span className="figures line-clamp-2 text-sm wrap-anywhere text-muted">{detail}</span>
        )}
      </span>
      {aside && <span className="figures shrink-0 text-right">{aside}</span>}
    </div>
  )
}
