import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { fetchFile } from '#foundation/kit/data/fetch-file.ts'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { useOnline } from '#foundation/kit/offline/online.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { factsWords } from '../../shared/user/words-facts.ts'

/** `address`: of the key facts of an offer, or of a placement as they were accepted. */
export function FactsFileButton({ address }: { address: string }) {
  const w = useWords(factsWords)
  const language = useLanguage()
  const online = useOnline()
  const fetching = useMutation({
    mutationFn: () =>
      fetchFile(
        `${address}${address.includes('?') ? '&' : '?'}language=${language}`,
        'kaban-key-facts.pdf',
      ),
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
