import { Link } from '@tanstack/react-router'
import { ChevronRight, FileText } from 'lucide-react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import { placementWords } from '../../../shared/user/words-placement.ts'
import type { PlacementDetail } from '../../../shared/views.ts'

/** The receipts of what was placed and of what came back, newest first. */
export function PlacementDocuments({ detail: { receipts } }: { detail: PlacementDetail }) {
  const w = useWords(placementWords)
  const language = useLanguage()
  return (
    <Card title={w.documents} flush>
      <ul className="border-t border-line">
        {receipts.toReversed().map((receipt) => (
          <li key={receipt.transactionId} className="border-b border-line">
            <Link
              to="/dashboard/transactions/receipt/$transactionId"
              params={{ transactionId: receipt.transactionId }}
              className={
                'flex min-h-14 items-center gap-3 edge py-2.5 text-ink no-underline ' +
                'hover:bg-sunken focus-visible:-outline-offset-2 sm:px-5'
              }
            >
              <FileText aria-hidden size={18} className="shrink-0 text-muted max-[22rem]:hidden" />
              <span className="min-w-0 grow">
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="min-w-0 flex-1 basis-24 font-medium">
                    {w.document[receipt.kind]}
                  </span>
                  <span className="ml-auto">
                    <Amount centavos={receipt.amountCentavos} sign="written" />
                  </span>
                </span>
                <span className="figures block text-sm text-muted">
                  {showListTime(receipt.createdAt, language)}
                </span>
              </span>
              <ChevronRight aria-hidden size={18} className="-mr-1 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="edge py-3 text-sm text-muted sm:px-5">{w.documentsMore}</p>
    </Card>
  )
}
