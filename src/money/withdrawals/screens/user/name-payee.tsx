import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'
import type { SavedPayee } from '../../shared/contract.ts'
import { payeeName, payeeNameMax } from '../../shared/rules-payees.ts'
import { savedPayeeWords } from '../../shared/words-saved.ts'
import { withdrawals } from '../calls.ts'

const nameForm = z.pick(payeeName, { name: true })

/** Gives a saved account a name, or takes it away. */
export function NamePayee({
  payee: { bankName, accountNumber, name },
  onClose,
}: {
  payee: SavedPayee
  onClose: () => void
}) {
  const w = useWords(savedPayeeWords)
  const save = useMutation(withdrawals.namePayee.mutationOptions({ meta: { awaitRefetch: true } }))
  const form = useKabanForm(nameForm, { name })
  const submit = async (typed: { name: string }) => {
    await save.mutateAsync({ bankName, accountNumber, name: typed.name })
    notify({ title: w.saved, tone: 'credited' })
    onClose()
  }
  const shown = `${bankName} ${maskAccountNumber(accountNumber)}`
  return (
    <Form form={form} onSubmit={submit} label={w.rename(shown)} failed={w.notSaved}>
      <p className="font-medium">{shown}</p>
      <TextField
        name="name"
        label={w.name}
        hint={w.nameHint}
        maxLength={payeeNameMax}
        autoComplete="off"
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{w.save}</SubmitButton>
        <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
          {w.cancel}
        </Button>
      </div>
    </Form>
  )
}
