import { ComboboxInput } from '#foundation/kit/combobox/combobox-input.tsx'
import { FoundList } from '#foundation/kit/combobox/found-list.tsx'
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

/** The search field with its findings. */
export function SearchCombobox({ shortcut, ...options }: Props) {
  const w = useWords(consoleFrameWords)
  const { field, type, press, focus, blur, point, choose, ...state } = useSearchCombobox(options)
  const { id, term, open, chosen, groups } = state
  const { place } = options
  return (
    <div className={place === 'header' ? 'relative w-full max-w-md' : 'grid gap-3'} onBlur={blur}>
      <ComboboxInput
        ref={field}
        id={id}
        label={w.search}
        chosen={chosen}
        open={open}
        maxLength={100}
        value={term}
        placeholder={w.searchHint}
        onChange={(event) => type(event.target.value)}
        onFocus={focus}
        onKeyDown={press}
        className={fieldSizes[place]}
        aside={
          shortcut && (
            <span
              aria-hidden
              className="absolute inset-y-0 right-2 my-auto hidden h-fit lg:pointer-fine:block"
            >
              <KeyCap>{shortcut}</KeyCap>
            </span>
          )
        }
      />
      <SearchResults {...state} hanging={place === 'header'}>
        <FoundList
          dense
          id={id}
          label={w.results}
          titles={w.found}
          groups={groups}
          chosen={chosen}
          onPoint={point}
          onChoose={choose}
        />
      </SearchResults>
    </div>
  )
}
