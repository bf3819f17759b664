import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '#foundation/kit/data/save-file.ts'
import { readProblem } from '#foundation/kit/form/problem.ts'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords, type Language } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { taxWords } from '../../shared/words-tax.ts'
import { placements } from '../calls.ts'

/** A button for each year in which the user got a return; nothing before the first. */
export function TaxStatements() {
  const w = useWords(taxWords)
  const language = useLanguage()
  const years = useQuery(placements.taxYears.queryOptions({ input: {} }))
  const fetching = useMutation({
    mutationFn: (year: number) => fetchTaxStatement(year, language),
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

const timeoutMs = 60_000

/** A plain link could not show refusals on the page. */
async function fetchTaxStatement(year: number, language: Language): Promise<void> {
  const answer = await fetch(`/placements/tax/${year}?language=${language}`, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw error instanceof DOMException ? new TypeError('The file took too long') : error
  })
  if (!answer.ok) throw readProblem(answer.status, await answer.text())
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await answer.blob(), name ?? `kaban-tax-${year}.pdf`)
}
