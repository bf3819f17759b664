import { useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { KeyHint } from '#foundation/kit/overlay/key-hint.tsx'
import { useKeys } from '#foundation/kit/overlay/keys.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import type { Claim } from '#teamwork/claims/screens/use-claim.ts'
import { isDepositDecided, mayMoveDeposit } from '../../shared/rules.ts'
import { depositWords } from '../../shared/words.ts'
import { DecisionDialog, type Decision, type DecisionSubject } from './decision-dialog.tsx'

interface Props extends DecisionSubject {
  claim: Claim
  /** The decision chosen in a list, opened with the chat. */
  start?: 'approve' | 'reject' | undefined
  /** Called when the deposit is decided and no longer waits for staff. */
  onDone: () => void
}

const startsWith: Record<'approve' | 'reject', Decision> = {
  approve: 'completed',
  reject: 'failed',
}

/** The three buttons of the specification. Each opens a confirmation with amount and user. */
export function DecideDeposit({ deposit, userName, flagged, claim, start, onDone }: Props) {
  const w = useWords(depositWords)
  // While a completion waits for a second person, that person agrees among the approvals.
  const may = (to: Decision) =>
    mayMoveDeposit(deposit.status, to, 'admin') && !(to === 'completed' && deposit.waitsForApproval)
  const [open, setOpen] = useState<Decision | null>(() =>
    start && may(startsWith[start]) ? startsWith[start] : null,
  )
  const { blocked } = claim
  useKeys([
    {
      key: 'a',
      label: w.completed,
      run: () => setOpen('completed'),
      disabled: blocked || !may('completed'),
    },
    {
      key: 'r',
      label: w.failed,
      run: () => setOpen('failed'),
      disabled: blocked || !may('failed'),
    },
  ])
  if (isDepositDecided(deposit.status)) return null
  return (
    <Card title={w.decide}>
      <div className="flex flex-wrap gap-2 *:grow">
        {may('completed') && (
          <Button wide blocked={blocked} onClick={() => setOpen('completed')}>
            {w.completed} <KeyHint>A</KeyHint>
          </Button>
        )}
        {may('pending_confirmation') && (
          <Button
            variant="secondary"
            blocked={blocked}
            onClick={() => setOpen('pending_confirmation')}
          >
            {w.pendingConfirmation}
          </Button>
        )}
        {may('failed') && (
          <Button variant="secondary" blocked={blocked} onClick={() => setOpen('failed')}>
            {w.failed} <KeyHint>R</KeyHint>
          </Button>
        )}
      </div>
      {open && (
        <DecisionDialog
          deposit={deposit}
          userName={userName}
          flagged={flagged}
          to={open}
          onClose={() => setOpen(null)}
          onDone={onDone}
        />
      )}
    </Card>
  )
}
