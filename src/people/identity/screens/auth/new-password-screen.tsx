import { useQueryClient } from '@tanstack/react-query'
import { refetchTopics } from '#foundation/kit/data/refetch.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { mainId } from '#foundation/kit/page/skip-link.tsx'
import { Brand } from '#foundation/kit/ui/brand.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { identityForcedPasswordWords } from '../../shared/words-settings.ts'
import { ChangePasswordForm } from '../change-password-form.tsx'
import { useLogout } from '../sign-out/logout.ts'

/** Replaces every page while the password is one that the company chose. */
export function NewPasswordScreen() {
  const w = useWords(identityForcedPasswordWords)
  const queries = useQueryClient()
  const logout = useLogout()
  return (
    <main
      id={mainId}
      tabIndex={-1}
      className="mx-auto grid w-full max-w-md content-start gap-4 edge py-8 outline-none"
    >
      <Brand />
      <PageHeader title={w.title} description={w.intro} takesFocus />
      <Card>
        <ChangePasswordForm
          title={w.title}
          current={{ label: w.given, hint: w.givenHint }}
          next={{ label: w.own, hint: w.ownHint, confirmLabel: w.again }}
          submit={{ wide: true, label: w.save, pendingLabel: w.saving }}
          failed={w.failed}
          done={{ title: w.doneTitle, message: w.done }}
          // Everything that was refused until now is asked for again.
          onChanged={() => refetchTopics(queries, 'everything')}
        />
      </Card>
      <Button variant="quiet" pending={logout.isPending} onClick={() => logout.mutate()}>
        {w.later}
      </Button>
    </main>
  )
}
