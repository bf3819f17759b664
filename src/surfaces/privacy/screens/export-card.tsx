import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { privacyWords } from '../shared/words.ts'
import { privacy } from './calls.ts'

/** The download of all data about the signed-in user. */
export function ExportCard() {
  const w = useWords(privacyWords)
  const [isConfirming, setConfirming] = useState(false)
  const prepare = useMutation(
    privacy.prepareExport.mutationOptions({
      onSuccess() {
        download('/privacy/export')
        notify({ title: w.exportStarted, message: w.exportStartedMore, tone: 'info' })
      },
      onError: showFailure(w.exportFailed),
      onSettled: () => setConfirming(false),
    }),
  )
  return (
    <Card title={w.exportTitle}>
      <div className="grid max-w-prose justify-items-start gap-3">
        <p className="text-muted">
          {w.exportIntro} {w.exportKeepSafe}
        </p>
        <div className="w-full border-y border-line">
          <Disclosure title={w.exportContainsTitle}>
            <p className="text-muted">{w.exportContains}</p>
          </Disclosure>
        </div>
        <Button variant="secondary" onClick={() => setConfirming(true)}>
          {w.exportButton}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={w.exportQuestion}
        message={w.exportQuestionMore}
        confirmLabel={w.exportButton}
        pending={prepare.isPending}
        onConfirm={() => prepare.mutate({})}
      />
    </Card>
  )
}

/** Clicks a link instead of navigating, so that a refusal does not replace the page. */
function download(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
