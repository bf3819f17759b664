import { useLeaving } from '../../identity/screens/logout.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '../../kit/form.tsx'
import { useWords } from '../../kit/language.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { closing, closingWord, type Closing } from '../rules.ts'
import { words } from '../words.ts'
import { privacy } from './calls.ts'

export function CloseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const w = useWords(words)
  const form = useKabanForm(closing, { confirmation: '' })
  const close = () => {
    form.reset()
    onClose()
  }
  const isDirty = useDirty(form)
  const { isSubmitting } = form.formState
  const closeLogin = useClosing()
  return (
    <Dialog
      open={open}
      onClose={close}
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
          <Button variant="secondary" onClick={close} disabled={isSubmitting}>
            {w.keepButton}
          </Button>
          <SubmitButton variant="danger">{w.closeButton}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function useClosing(): (typed: Closing) => Promise<void> {
  const w = useWords(words)
  const leave = useLeaving()
  return async (typed) => {
    await leave(
      () => privacy.close.call(typed),
      () => ({ title: w.closed, message: w.closedMore }),
    )
  }
}
