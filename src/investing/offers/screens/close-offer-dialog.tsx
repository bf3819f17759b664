import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { nameIn } from '#foundation/contract/shared/bilingual.ts'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { AdminOffer } from '../shared/contract.ts'
import { closeReasonMax } from '../shared/rules-offer-form.ts'
import { offerConsoleWords } from '../shared/words-console.ts'
import { offerFormRefusals } from '../shared/words-form.ts'
import { offers } from './calls.ts'

interface Props {
  offer: AdminOffer
  onClose: () => void
}

const closeForm = z.object({ reason: z.string() })

/** Closes an offer at once, or gives up a draft. */
export function CloseOfferDialog({ offer: { offerId, planName, standing }, onClose }: Props) {
  const w = useWords(offerConsoleWords)
  const refusals = useWords(offerFormRefusals)
  const plan = nameIn(useLanguage(), planName)
  const form = useKabanForm(closeForm, { reason: '' })
  const dirty = useDirty(form)
  const close = useMutation(offers.close.mutationOptions())
  const isDraft = standing === 'draft'
  const title = isDraft ? w.giveUpTitle(plan) : w.closeTitle(plan)
  const send = async ({ reason }: { reason: string }) => {
    if (reason.trim() === '')
      return form.setError(
        'reason',
        {
          type: 'close-reason-required',
          message: refusalMessage(refusals['close-reason-required']),
        },
        { shouldFocus: true },
      )
    await close.mutateAsync({ offerId, reason })
    notify({ title: w.closed, message: w.closedMore(plan), tone: 'info' })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={isDraft ? w.giveUpMore : w.closeMore}
      dirty={dirty}
      pending={close.isPending}
    >
      <Form form={form} onSubmit={send} label={title} failed={w.updateFailed}>
        <TextAreaField
          name="reason"
          label={w.reason}
          hint={w.reasonHint}
          rows={3}
          maxLength={closeReasonMax}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={close.isPending}>
            {isDraft ? w.cancel : w.keepOpen}
          </Button>
          <SubmitButton variant="danger">{isDraft ? w.giveUp : w.closeOffer}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
