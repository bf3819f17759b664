import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { useEndSession } from '#people/identity/screens/sign-out/logout.ts'
import { closing, closingWord, type Closing } from '../shared/rules.ts'
import { privacyWords } from '../shared/words.ts'
import { privacy } from './calls.ts'

export function CloseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const w = useWords(privacyWords)
  const form = useKabanForm(closing, { confirmation: '' })
  const cancel = () => {
    form.reset()
    onClose()
  }
  const isDirty = useDirty(form)
  const { isSubmitting } = form.formState
  const closeLogin = useClosing()
  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={w.closeQuestion}
      description={w.closeQuestionMore}
      dirty={isDirty}
      pending={isSubmitting}
    >
      <Form form={form} failed={w.closingFailed} onSubmit={closeLogin}>
        <TextField
          name="confirmation"
          label={w.typeWord(closingWord)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <DialogActions>
          <Button variant="secondary" onClick={cancel} disabled={isSubmitting}>
            {w.keepButton}
          </Button>
          <SubmitButton variant="danger">{w.closeButton}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function useClosing(): (typed: Closing) => Promise<void> {
  const w = useWords(privacyWords)
  const leave = useEndSession()
  return async (typed) => {
    await leave(
      () => privacy.close.call(typed),
      () => ({ title: w.closed, message: w.closedMore }),
    )
  }
}
