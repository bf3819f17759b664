import { Wrench } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { CompanyFacts } from '../shared/rules.ts'
import { companyNoticeWords } from '../shared/words-notice.ts'

/** Above every page while maintenance mode is on. */
export function MaintenanceBanner({
  facts,
  forStaff,
}: {
  facts: CompanyFacts | undefined
  forStaff: boolean
}) {
  const w = useWords(companyNoticeWords)
  const message = facts?.maintenanceMessage || w.maintenanceMore
  return (
    <div role="status" className="no-print">
      {facts?.maintenance && (
        <p
          className={
            'flex items-start justify-center gap-2 bg-waiting-tint px-4 py-2 text-sm ' +
            'text-waiting'
          }
        >
          <Wrench aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <strong className="font-medium">
              {forStaff ? w.maintenanceForStaff : w.maintenance}.
            </strong>{' '}
            {forStaff ? '' : message}
          </span>
        </p>
      )}
    </div>
  )
}
