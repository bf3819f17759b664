/** Sends a mail to the administrator at once and shows what the mail server answered. */
import { useMutation } from '@tanstack/react-query'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { oversightWords } from '../../shared/words.ts'
import { oversight } from '../calls.ts'

export function useTestMail() {
  const w = useWords(oversightWords)
  return useMutation(oversight.testMail.mutationOptions({ onError: showFailure(w.testMailFailed) }))
}

type TestMail = ReturnType<typeof useTestMail>
type MailAnswer = NonNullable<TestMail['data']>
type Sends = Awaited<ReturnType<typeof oversight.mails.call>>['sends']

/** Blocked where nothing can be sent; the notice above the list says why. */
export function TestMailButton({ test, sends }: { test: TestMail; sends: Sends }) {
  const w = useWords(oversightWords)
  return (
    <Button
      variant="secondary"
      size="small"
      title={w.testMailMore}
      blocked={sends !== 'yes'}
      aria-describedby={sends === 'yes' ? undefined : whyNoMail}
      pending={test.isPending}
      onClick={() => test.mutate({})}
    >
      {w.testMail}
    </Button>
  )
}

/** The id of the notice that says why nothing is sent. */
export const whyNoMail = 'why-no-mail'

export function MailAnswerNotice({ answer }: { answer: MailAnswer }) {
  const w = useWords(oversightWords)
  const { outcome, to, said } = answer
  return (
    <div role="status">
      <Notice
        tone={outcome === 'accepted' ? 'credited' : 'failed'}
        title={w.testMailTitles[outcome]}
      >
        <p className="wrap-anywhere">{w.testMailSaid(to, said)}</p>
        {outcome === 'accepted' && <p>{w.testMailNext}</p>}
      </Notice>
    </div>
  )
}
