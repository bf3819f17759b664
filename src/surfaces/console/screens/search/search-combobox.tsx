import { Search } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { KeyCap } from '#foundation/kit/overlay/key-cap.tsx'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import { SearchResults } from './search-results.tsx'
import { useSearchCombobox, type SearchComboboxOptions } from './use-search-combobox.ts'

interface Props extends SearchComboboxOptions {
  shortcut?: string
}

const fieldSizes = {
  header: 'min-h-10 text-sm pointer-coarse:min-h-11 lg:pr-20',
  window: 'min-h-11 text-base',
}

/** The search field with its findings; it keeps the focus (ARIA: combobox with a listbox). */
export function SearchCombobox({ shortcut, ...options }: Props) {
  const w = useWords(consoleFrameWords)
  const { field, type, press, focus, blur, point, choose, ...state } = useSearchCombobox(options)
  const { id, term, open, chosen } = state
  const { place } = options
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
          onChange={(event) => type(event.target.value)}
          onFocus={focus}
          onKeyDown={press}
          className={
            'block w-full min-w-0 truncate rounded-control border border-control-line ' +
            'bg-surface py-1.5 pr-3 pl-10 text-ink ' +
            fieldSizes[place]
          }
        />
        {shortcut && (
          <span aria-hidden className="absolute inset-y-0 right-2 my-auto hidden h-fit lg:block">
            <KeyCap>{shortcut}</KeyCap>
          </span>
        )}
      </label>
      <SearchResults
        {...state}
        hanging={place === 'header'}
        onPoint={(finding) => point(finding.id)}
        onChoose={choose}
      />
    </div>
  )
}
