import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '../../kit/button.tsx'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { showFailure } from '../../kit/refusals.ts'
import { showMonth } from '../../time/months.ts'
import { fileFormats, type FileFormat } from '../rules.ts'
import { words } from '../words.ts'
import { fetchStatement } from './fetch-statement.ts'

export function FileButtons({ month }: { month: string }) {
  return fileFormats.map((format) => <FileButton key={format} month={month} format={format} />)
}

function FileButton({ month, format }: { month: string; format: FileFormat }) {
  const w = useWords(words)
  const language = useLanguage()
  const fetching = useMutation({
    mutationFn: () => fetchStatement({ month, format, language }),
    onError: showFailure(w.downloadFailed),
  })
  const name = showMonth(month, language)
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
