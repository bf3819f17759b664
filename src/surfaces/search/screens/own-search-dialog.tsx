import './search.css'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ComboboxInput } from '#foundation/kit/combobox/combobox-input.tsx'
import { FoundList } from '#foundation/kit/combobox/found-list.tsx'
import { useCombobox } from '#foundation/kit/combobox/use-combobox.ts'
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

/** The search over everything of one's own. */
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
  const router = useRouter()
  const field = useFocusedField()
  const [term, setTerm] = useState('')
  const found = useOwnFindings(term, pages)
  const open = ({ to }: OwnFinding) => {
    onClose()
    void router.navigate({ href: to })
  }
  const { id, chosen, press, retype, point } = useCombobox({
    findings: found.groups.flatMap((group) => group.findings),
    searching: found.searching,
    onChoose: open,
  })
  return (
    <div data-own-search className="grid grid-cols-1 gap-3">
      <ComboboxInput
        ref={field}
        id={id}
        label={w.field}
        chosen={chosen}
        maxLength={ownTermMax}
        value={term}
        placeholder={w.hint}
        onChange={(event) => {
          setTerm(event.target.value)
          retype()
        }}
        onKeyDown={press}
        className="min-h-12 text-base"
      />
      <OwnResults {...found} term={term.trim()}>
        <FoundList
          id={id}
          label={w.results}
          titles={w.groups}
          groups={found.groups}
          chosen={chosen}
          onPoint={point}
          onChoose={open}
          className="-mx-2"
        />
      </OwnResults>
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
