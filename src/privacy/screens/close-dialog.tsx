import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { identity } from '../../identity/screens/calls.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '../../kit/form.tsx'
import { useWords } from '../../kit/language.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { notify } from '../../kit/toast.tsx'
import { closing, closingWord } from '../rules.ts'
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
  const leave = useLeave()
  return (
    <Dialog open={open} onClose={close} title={w.closeQuestion} description={w.closeQuestionMore} dirty={isDirty} pending={isSubmitting}>
      <Form
        form={form}
        failed={w.closingFailed}
        onSubmit={async (typed) => {
          await privacy.close.call(typed)
          await leave()
        }}
      >
        <TextField name="confirmation" label={w.typeWord(closingWord)} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} />
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

/** As after a sign-out: the guards must see a visitor before the page changes, and what was loaded goes after it. */
function useLeave(): () => Promise<void> {
  const w = useWords(words)
  const queries = useQueryClient()
  const router = useRouter()
  return async () => {
    const me = identity.me.queryOptions({ input: {} })
    queries.setQueryData(me.queryKey, (known) => known && { role: 'visitor' as const, mode: known.mode, sample: known.sample })
    await router.navigate({ to: '/', replace: true })
    queries.removeQueries({ type: 'inactive' })
    sessionStorage.clear()
    notify({ title: w.closed, message: w.closedMore, tone: 'info' })
  }
}
