import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { saveFile } from '#foundation/kit/data/save-file.ts'
import { readProblem } from '#foundation/kit/form/problem.ts'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { useOnline } from '#foundation/kit/offline/online.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { factsWords } from '../../shared/user/words-facts.ts'

const timeoutMs = 60_000

/** `address`: of the key facts of an offer, or of a placement as they were accepted. */
export function FactsFileButton({ address }: { address: string }) {
  const w = useWords(factsWords)
  const language = useLanguage()
  const online = useOnline()
  const fetching = useMutation({
    mutationFn: () =>
      fetchFacts(`${address}${address.includes('?') ? '&' : '?'}language=${language}`),
    onError: showFailure(w.pdfFailed),
  })
  return (
    <Button
      variant="secondary"
      icon={<FileText aria-hidden size={18} />}
      pending={fetching.isPending}
      disabled={!online}
      aria-label={w.pdfMore}
      onClick={() => fetching.mutate()}
    >
      {w.pdf}
    </Button>
  )
}

/** A plain link could not show refusals on the page. */
async function fetchFacts(address: string): Promise<void> {
  const answer = await fetch(address, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw error instanceof DOMException ? new TypeError('The file took too long') : error
  })
  if (!answer.ok) throw readProblem(answer.status, await answer.text())
  saveFile(await answer.blob(), 'kaban-key-facts.pdf')
}
