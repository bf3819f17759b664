import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { maySignOut } from '#foundation/kit/page/leaving.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { identitySettingsWords } from '../shared/words-settings.ts'
import { identity } from './calls.ts'
import { useEndSession } from './sign-out/logout.ts'

/** Buttons to end the other sessions or all. `alone`: there are no others. */
export function EndSessions({ alone }: { alone: boolean }) {
  const w = useWords(identitySettingsWords)
  const endSession = useEndSession()
  const [question, setQuestion] = useState<'others' | 'all' | null>(null)
  const onError = showFailure(w.signOutFailed)
  const endOthers = useMutation(
    identity.endOtherSessions.mutationOptions({
      onSuccess() {
        setQuestion(null)
        notify({ title: w.signedOutTitle, message: w.othersSignedOut, tone: 'info' })
      },
      onError,
    }),
  )
  const endAll = useMutation({
    mutationFn: async () => {
      if (await maySignOut())
        await endSession(
          () => identity.endAllSessions.call({}),
          () => ({ title: w.signedOutTitle, message: w.allSignedOut }),
        )
    },
    onError,
  })
  return (
    <div className="flex flex-wrap gap-2">
      {!alone && (
        <Button variant="secondary" onClick={() => setQuestion('others')}>
          {w.signOutOthers}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setQuestion('all')}>
        {w.signOutAll}
      </Button>
      <ConfirmDialog
        open={question === 'others'}
        onClose={() => setQuestion(null)}
        title={w.signOutOthersQuestion}
        message={w.signOutOthersWarning}
        confirmLabel={w.signOutOthers}
        evenReadOnly
        pending={endOthers.isPending}
        onConfirm={() => endOthers.mutate({})}
      />
      <ConfirmDialog
        open={question === 'all'}
        onClose={() => setQuestion(null)}
        title={w.signOutAllQuestion}
        message={w.signOutAllWarning}
        confirmLabel={w.signOutAll}
        evenReadOnly
        pending={endAll.isPending}
        onConfirm={() => endAll.mutate()}
      />
    </div>
  )
}
