/**
 * The search of the console: one field and what fits, by kind. Arrows choose, Enter opens; the
 * field keeps the focus (ARIA: combobox with a listbox).
 */
import { Search } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { KeyCap } from '#foundation/kit/overlay/key-cap.tsx'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import type { Overlay } from '../frame/overlay.ts'
import { SearchResults } from './search-results.tsx'
import { useFindings, type Finding } from './use-findings.tsx'

interface Props {
  /** In the header what was found hangs below the field, and only once something is typed. */
  place: 'header' | 'window'
  shortcut?: string
  onDone?: () => void
  onOpen: (overlay: Overlay) => void
}

export function SearchCombobox({ place, shortcut, onDone, onOpen }: Props) {
  const w = useWords(consoleFrameWords)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useState('')
  const [open, setOpen] = useState(place === 'window')
  const { groups, note, searching } = useFindings(term, open, onOpen)
  const findings = groups.flatMap((group) => group.findings)
  const [chosenId, setChosenId] = useState<string>()
  // The list changes while it is typed: what was chosen may be gone, and then the first one is.
  const chosen = findings.find((finding) => finding.id === chosenId) ?? findings[0]
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, id])

  const leave = () => {
    setTerm('')
    setChosenId(undefined)
    if (place === 'header') {
      setOpen(false)
      field.current?.blur()
    }
    onDone?.()
  }
  const choose = (finding: Finding | undefined) => {
    if (!finding) return
    leave()
    finding.open()
  }
  // Enter before the answer: what stands there belongs to what was typed before, and must not be opened for it.
  const entered = useRef(false)
  const chooseEntered = useEffectEvent(() => {
    if (!entered.current) return
    entered.current = false
    choose(chosen)
  })
  useEffect(() => {
    if (!searching) chooseEntered()
  }, [searching])
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const here = findings.findIndex((finding) => finding === chosen)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setChosenId(findings[(here + step + findings.length) % findings.length]?.id)
    }
    if (event.key === 'Enter' && open) {
      event.preventDefault()
      if (searching && chosenId === undefined) entered.current = true
      else choose(chosen)
    }
    if (event.key === 'Escape' && place === 'header') leave()
  }
  const blur = (event: FocusEvent) => {
    if (place === 'header' && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    <div className={place === 'header' ? 'relative w-full max-w-md' : 'grid gap-3'} onBlur={blur}>
      <label className="relative block">
        <span className="sr-only">{w.search}</span>
        <Search
          aria-hidden
          size={18}
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
        />
        <input
          ref={field}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && chosen ? `${id}-${chosen.id}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={term}
          placeholder={w.searchHint}
          onChange={(event) => {
            setTerm(event.target.value)
            setChosenId(undefined)
            entered.current = false
            if (place === 'header') setOpen(event.target.value.trim() !== '')
          }}
          onFocus={() => place === 'header' && setOpen(term.trim() !== '')}
          onKeyDown={press}
          className={
            'block w-full min-w-0 truncate rounded-control border border-control-line ' +
            'bg-surface py-1.5 pr-3 pl-10 text-ink ' +
            `${place === 'header' ? 'min-h-10 text-sm pointer-coarse:min-h-11 lg:pr-20' : 'min-h-11 text-base'}`
          }
        />
        {shortcut && (
          <span aria-hidden className="absolute inset-y-0 right-2 my-auto hidden h-fit lg:block">
            <KeyCap>{shortcut}</KeyCap>
          </span>
        )}
      </label>
      <SearchResults
        id={id}
        hanging={place === 'header'}
        open={open}
        term={term}
        groups={groups}
        chosen={chosen}
        note={note}
        searching={searching}
        onPoint={(finding) => setChosenId(finding.id)}
        onChoose={choose}
      />
    </div>
  )
}
