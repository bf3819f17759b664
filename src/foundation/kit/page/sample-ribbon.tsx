import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'

/**
 * Marks every page of an installation with sample data, also in print, so that nobody takes it for
 * real.
 */
export function SampleRibbon() {
  const w = useWords(kitWords)
  return (
    <aside
      aria-label={w.sampleData}
      className={
        'flex flex-wrap justify-center gap-x-2 bg-mango px-4 py-0.5 text-center text-xs ' +
        'text-on-mango sm:text-sm print:border print:border-current'
      }
    >
      <strong>{w.sampleData}</strong>
      <span>{w.sampleDataMore}</span>
    </aside>
  )
}
