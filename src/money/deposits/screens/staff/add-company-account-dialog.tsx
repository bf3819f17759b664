import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { givenCompanyAccount, type GivenCompanyAccount } from '../../shared/rules.ts'
import { companyAccountWords } from '../../shared/words-company-accounts.ts'
import { deposits } from '../calls.ts'

export function AddCompanyAccountDialog({ onClose }: { onClose: () => void }) {
  const w = useWords(companyAccountWords)
  const queries = useQueryClient()
  const [companyAccountId] = useRequestId()
  const form = useKabanForm(givenCompanyAccount, {
    bankName: '',
    accountNumber: '',
    accountName: '',
    details: '',
  })
  const dirty = useDirty(form)
  const add = useMutation(deposits.addCompanyAccount.mutationOptions())
  const submit = async (given: GivenCompanyAccount) => {
    const list = await add.mutateAsync({ companyAccountId, ...given })
    queries.setQueryData(deposits.adminCompanyAccounts.queryKey({ input: {} }), list)
    notify({
      title: w.added,
      message: `${given.bankName} ${given.accountNumber}`,
      tone: 'credited',
    })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={w.addTitle} dirty={dirty} pending={add.isPending}>
      <Form form={form} onSubmit={submit} label={w.addTitle} failed={w.updateFailed}>
        <TextField name="bankName" label={w.bankName} maxLength={100} autoComplete="off" />
        <TextField name="accountNumber" label={w.accountNumber} maxLength={40} autoComplete="off" />
        <TextField name="accountName" label={w.accountName} maxLength={100} autoComplete="off" />
        <TextField
          name="details"
          label={w.details}
          hint={w.detailsHint}
          maxLength={300}
          optional
          autoComplete="off"
        />
        <Warning>{w.addWarning}</Warning>
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={add.isPending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.addConfirm}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
