import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { fetchFile } from '#foundation/kit/data/fetch-file.ts'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { useOnline } from '#foundation/kit/offline/online.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { portfolioWords } from '../../../shared/user/words-portfolio.ts'

/** All placements of the user as a file for a spreadsheet. */
export function ListFileButton() {
  const w = useWords(portfolioWords)
  const language = useLanguage()
  const online = useOnline()
  const fetching = useMutation({
    mutationFn: () => fetchFile(`/placements/list?language=${language}`, 'kaban-investments.csv'),
    onError: showFailure(w.listFailed),
  })
  return (
    <Button
      variant="secondary"
      wide
      icon={<Download aria-hidden size={18} />}
      pending={fetching.isPending}
      disabled={!online}
      onClick={() => fetching.mutate()}
    >
      {w.listFile}
    </Button>
  )
}
