import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { fetchFile } from '#foundation/kit/data/fetch-file.ts'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { taxWords } from '../../shared/words-tax.ts'
import { placements } from '../calls.ts'

/** A button for each year in which the user got a return; nothing before the first. */
export function TaxStatements() {
  const w = useWords(taxWords)
  const language = useLanguage()
  const years = useQuery(placements.taxYears.queryOptions({ input: {} }))
  const fetching = useMutation({
    mutationFn: (year: number) =>
      fetchFile(`/placements/tax/${year}?language=${language}`, `kaban-tax-${year}.pdf`),
    onError: showFailure(w.downloadFailed),
  })
  if (!years.data || years.data.length === 0) return null
  return (
    <section aria-labelledby="tax-statements">
      <h2 id="tax-statements" className="text-lg font-semibold">
        {w.heading}
      </h2>
      <p className="mb-3 text-muted">{w.intro}</p>
      <ul className="flex flex-wrap gap-2">
        {years.data.map((year) => (
          <li key={year}>
            <Button
              variant="secondary"
              icon={<Download aria-hidden size={18} />}
              pending={fetching.isPending && fetching.variables === year}
              aria-label={w.downloadOf(year)}
              onClick={() => fetching.mutate(year)}
            >
              {String(year)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
