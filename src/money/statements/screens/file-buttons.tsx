import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { fetchFile } from '#foundation/kit/data/fetch-file.ts'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { showPeriod } from '../shared/rules-period.ts'
import { fileFormats, type FileFormat } from '../shared/rules.ts'
import { statementWords } from '../shared/words.ts'

/** For a month or for days. */
export function StatementFileButtons({ period }: { period: string }) {
  return fileFormats.map((format) => <FileButton key={format} period={period} format={format} />)
}

function FileButton({ period, format }: { period: string; format: FileFormat }) {
  const w = useWords(statementWords)
  const language = useLanguage()
  const fetching = useMutation({
    mutationFn: () =>
      fetchFile(
        `/statements/${period}/${format}?language=${language}`,
        `kaban-statement-${period}.${format}`,
      ),
    onError: showFailure(w.downloadFailed),
  })
  const name = showPeriod(period, language)
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden size={18} />}
      pending={fetching.isPending}
      aria-label={format === 'pdf' ? w.pdfMore(name) : w.csvMore(name)}
      onClick={() => fetching.mutate()}
    >
      {w[format]}
    </Button>
  )
}
