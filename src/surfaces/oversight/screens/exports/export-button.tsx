import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { ExportList } from '../../shared/rules.ts'
import { oversightWords } from '../../shared/words.ts'

interface Props {
  list: ExportList
  /**
   * What the list is narrowed to: the search of its page, as it stands in the address. What is no
   * filter of the list is left out.
   */
  filters: object
}

/**
 * Stands among the actions of a list: asks for a reason and saves the list, with its filters, as
 * CSV. The window is loaded when it is first opened.
 */
export function ExportButton({ list, filters }: Props) {
  const w = useWords(oversightWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={<Download aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        {w.export}
      </Button>
      {open && (
        <Suspense>
          <ExportDialog list={list} filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const ExportDialog = lazy(async () => ({
  default: (await import('./export-dialog.tsx')).ExportDialog,
}))
