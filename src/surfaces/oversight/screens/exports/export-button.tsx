import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { usePageActions } from '#foundation/kit/overlay/page-actions.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { ExportList } from '../../shared/rules-exports.ts'
import { oversightWords } from '../../shared/words.ts'

interface Props {
  list: ExportList
  /** The search parameters of the list's page; only the filters among them are used. */
  filters: object
  /** Says what is exported, where it is not the one list of the page. */
  named?: boolean
}

/** Exports the filtered list as CSV, for a reason. The dialog is loaded when it first opens. */
export function ExportButton({ list, filters, named = false }: Props) {
  const w = useWords(oversightWords)
  const [open, setOpen] = useState(false)
  usePageActions([{ id: `export-${list}`, title: w.exportTitle[list], run: () => setOpen(true) }])
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Download aria-hidden size={16} />}
        onClick={() => setOpen(true)}
      >
        {named ? w.exportTitle[list] : w.export}
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
