import * as z from 'zod/mini'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { KeyHint } from '#foundation/kit/overlay/key-hint.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import {
  AloneCheckNotice,
  isConfirmed,
  type AloneCheck,
} from '#money/transactions/screens/alone-check.tsx'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { aloneLimitWords } from '#money/transactions/shared/words-alone.ts'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import { missingInMove } from '../../shared/rules.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'
import { withdrawalRefusals } from '../../shared/words.ts'
import { closesByEscape, type useMove } from './use-move.ts'

const payForm = z.strictObject({ bankReference: z.string() })

interface Props {
  withdrawal: AdminWithdrawalView
  move: ReturnType<typeof useMove>
  blocked: boolean
  /** The server's answer whether agreeing to it takes a second person. */
  check: AloneCheck
  onBack: () => void
}

/** Paste the bank's reference and press Enter: the withdrawal is completed. */
export function PayForm({ withdrawal, move, blocked, check, onBack }: Props) {
  const w = useWords(withdrawalProcessWords)
  const { request } = useWords(aloneLimitWords)
  const refusals = useWords(withdrawalRefusals)
  const form = useKabanForm(payForm, { bankReference: withdrawal.bankReference ?? '' })
  const amount = showTransactionAmount(withdrawal)
  const send = async ({ bankReference }: { bankReference: string }) => {
    if (blocked) return
    const missing = missingInMove('completed', { reason: '', bankReference })
    if (missing)
      return form.setError(
        'bankReference',
        { type: missing.refusal, message: refusalMessage(refusals[missing.refusal]) },
        { shouldFocus: true },
      )
    if (await isConfirmed(check)) await move.send({ to: 'completed', bankReference })
  }
  return (
    <div onKeyDown={closesByEscape(onBack)}>
      <Form form={form} onSubmit={send} label={w.pay} failed={move.failed}>
        <TextField
          name="bankReference"
          label={w.bankReference}
          hint={w.bankReferenceHint}
          maxLength={60}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
        />
        <AloneCheckNotice check={check} amount={amount} />
        {check.data === null && <p className="text-muted">{w.completeMore(amount)}</p>}
        <div className="flex flex-wrap gap-2">
          <SubmitButton disabled={blocked}>
            {check.data ? request(amount) : w.complete(amount)}
            <KeyHint>Enter</KeyHint>
          </SubmitButton>
          <Button variant="secondary" onClick={onBack} disabled={move.pending}>
            {w.back}
            <KeyHint>Esc</KeyHint>
          </Button>
        </div>
      </Form>
    </div>
  )
}
