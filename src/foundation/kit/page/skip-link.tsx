import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'

/** The id of the `<main>` of every frame; it also has `tabIndex={-1}`. */
export const mainId = 'content'

/** The first element of the page: skips the navigation. */
export function SkipLink() {
  const w = useWords(kitWords)
  return (
    <a
      href={`#${mainId}`}
      className={
        'sr-only no-print bg-primary text-on-primary focus:not-sr-only focus:fixed focus:top-2 ' +
        'focus:left-2 focus:z-50 focus:rounded-control focus:px-4 focus:py-3'
      }
    >
      {w.skipToContent}
    </a>
  )
}
