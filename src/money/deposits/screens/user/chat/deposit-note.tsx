import { useWords } from '#foundation/kit/i18n/language.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { DepositView } from '../../../shared/contract.ts'
import { depositWords } from '../../../shared/words.ts'

/** Says what the status of a deposit means for its user; empty when it needs no words. */
export function DepositNote({ deposit, className }: { deposit: DepositView; className: string }) {
  const w = useWords(depositWords)
  const { status, statusReason, hasProof, waitsForApproval } = deposit
  return (
    <div role="status" className={`grid gap-1 empty:hidden ${className}`}>
      {waitsForApproval ? (
        <>
          <p className="font-medium">{w.checkedTitle}</p>
          <p className="text-muted">{w.checkedMore(showPesos(deposit.amountCentavos))}</p>
        </>
      ) : status === 'expired' ? (
        <p>{w.expiredMessage}</p>
      ) : status === 'pending_payment' && hasProof ? (
        <p className="text-muted">{w.clockStopped}</p>
      ) : null}
      {statusReason && <p className="wrap-anywhere">{statusReason}</p>}
    </div>
  )
}
