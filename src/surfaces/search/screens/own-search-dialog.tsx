import './search.css'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { ownTermMax } from '../shared/rules.ts'
import type { OwnFinding, SearchedPage } from './own-finding.ts'
import { OwnResults } from './own-results.tsx'
import { useSearchWords } from './search-words.ts'
import { useOwnFindings } from './use-own-findings.ts'

interface Props {
  pages: readonly SearchedPage[]
  onClose: () => void
}

/**
 * The search over everything of one's own (ARIA: combobox with a listbox). The field keeps the
 * focus, arrows choose, Enter opens.
 */
export function OwnSearchDialog({ pages, onClose }: Props) {
  const w = useSearchWords()
  return (
    <Dialog open onClose={onClose} title={w.title} size="wide" steady atTop>
      <OwnSearchField pages={pages} onClose={onClose} />
    </Dialog>
  )
}

function OwnSearchField({ pages, onClose }: Props) {
  const w = useSearchWords()
  const id = useId()
  const router = useRouter()
  const field = useFocusedField()
  const [term, setTerm] = useState('')
  const [chosenId, setChosenId] = useState<string>()
  const found = useOwnFindings(term, pages)
  const findings = found.groups.flatMap((group) => group.findings)
  // When the chosen one is gone from the results, the first one is chosen.
  const chosen = findings.find((finding) => finding.id === chosenId) ?? findings[0]
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, id])
  const open = ({ to }: OwnFinding) => {
    onClose()
    void router.navigate({ href: to })
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 && event.key !== 'Enter') return
    event.preventDefault()
    // During a search the results in sight belong to the term before.
    if (step === 0) return chosen && (!found.searching || chosenId) ? open(chosen) : undefined
    const index = chosen ? findings.indexOf(chosen) : -1
    setChosenId(findings[(index + step + findings.length) % findings.length]?.id)
  }
  return (
    <div data-own-search className="grid grid-cols-1 gap-3">
      <label className="relative block">
        <span className="sr-only">{w.field}</span>
        <Search
          aria-hidden
          size={20}
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
        />
        <input
          ref={field}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="go"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={ownTermMax}
          value={term}
          placeholder={w.hint}
          onChange={(event) => {
            setTerm(event.target.value)
            setChosenId(undefined)
          }}
          onKeyDown={press}
          className={
            'block min-h-12 w-full min-w-0 truncate rounded-control border border-control-line ' +
            'bg-surface py-2 pr-3 pl-11 text-base text-ink'
          }
        />
      </label>
      <OwnResults
        {...found}
        id={id}
        term={term.trim()}
        chosen={chosen}
        onPoint={(finding) => setChosenId(finding.id)}
        onChoose={open}
      />
    </div>
  )
}

/** The dialog first gives the focus to its title on a touch screen; here one came to type. */
function useFocusedField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return field
}
