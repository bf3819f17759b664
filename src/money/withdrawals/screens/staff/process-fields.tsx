import { useWatch } from 'react-hook-form'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { SubmitButton, type KabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { AloneCheckNotice, type AloneCheck } from '#money/transactions/screens/alone-check.tsx'
import { transactionNotesMax } from '#money/transactions/shared/rules.ts'
import { aloneLimitWords } from '#money/transactions/shared/words-alone.ts'
import {
  isAgreedWithdrawal,
  takesBankReference,
  withdrawalEffect,
  withdrawalNeedsReason,
  withdrawalStatuses,
  type ProcessWithdrawalForm,
  type WithdrawalStatus,
} from '../../shared/rules.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'
import { withdrawalStaffWords } from '../../shared/staff/words-staff.ts'

type FormControl = KabanForm<ProcessWithdrawalForm, ProcessWithdrawalForm>['control']

/** The status, the fields that it requires, and its effect on the money. */
export function ProcessFields({
  control,
  allowed,
  amount,
  check,
  onClose,
  pending,
  blocked,
}: {
  control: FormControl
  allowed: readonly WithdrawalStatus[]
  amount: string
  check: AloneCheck
  onClose: () => void
  pending: boolean
  blocked: boolean
}) {
  const w = useWords(withdrawalStaffWords)
  const { request } = useWords(aloneLimitWords)
  const { acts } = useWords(withdrawalProcessWords)
  const chosen = useWatch({ control, name: 'to' })
  const to = withdrawalStatuses.find((status) => status === chosen)
  const effect = to && withdrawalEffect(to)
  const agrees = to !== undefined && isAgreedWithdrawal(to)
  const limit = agrees ? check.data : null
  return (
    <>
      <div className="grid grid-cols-1 content-start gap-4">
        <SelectField
          name="to"
          label={w.newStatus}
          placeholder={w.chooseStatus}
          options={allowed.map((value) => ({ value, label: w.statuses[value] }))}
        />
        {agrees && <AloneCheckNotice check={check} amount={amount} />}
        <TextAreaField
          name="reason"
          label={w.reason}
          hint={w.reasonHint}
          optional={!to || !withdrawalNeedsReason(to)}
          rows={3}
          maxLength={1000}
        />
        <TextAreaField
          name="notes"
          label={w.notes}
          hint={w.notesHint}
          optional
          rows={2}
          maxLength={transactionNotesMax}
        />
        {to && takesBankReference(to) && (
          <TextField
            name="bankReference"
            label={w.bankReference}
            hint={w.bankReferenceHint}
            optional={to !== 'completed'}
            maxLength={60}
          />
        )}
        <div role="status">
          {effect && limit === null && (
            <Notice tone={effect === 'keeps-held' ? 'info' : 'waiting'}>
              {w.effects[effect](amount)}
            </Notice>
          )}
        </div>
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose} disabled={pending}>
          {w.close}
        </Button>
        <SubmitButton
          variant={effect === 'gives-back' ? 'danger' : 'primary'}
          disabled={blocked || !to || limit === undefined}
        >
          {limit
            ? request(amount)
            : to && to !== 'pending' && to !== 'cancelled'
              ? acts[to](amount)
              : w.process}
        </SubmitButton>
      </DialogActions>
    </>
  )
}
