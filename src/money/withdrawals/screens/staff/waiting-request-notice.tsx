import { Link } from '@tanstack/react-router'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { WaitingRequest } from '../../shared/contract.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'

/** Says who has to agree first, with the way to the request. */
export function WaitingRequestNotice({ waiting }: { waiting: WaitingRequest | null }) {
  const w = useWords(withdrawalProcessWords)
  const language = useLanguage()
  return (
    <div role="status" className="empty:hidden">
      {waiting && (
        <Notice
          tone="waiting"
          title={w.requestWaits}
          action={
            <Link
              to="/admin/approvals"
              search={{ open: waiting.approvalId }}
              className="link target inline-flex items-center"
            >
              {w.openRequest}
            </Link>
          }
        >
          {w.requestOf[waiting.step](
            waiting.makerName ?? w.companyAccess,
            showListTime(waiting.filedAt, language),
          )}{' '}
          {w.requestWaitsMore}
        </Notice>
      )}
    </div>
  )
}
