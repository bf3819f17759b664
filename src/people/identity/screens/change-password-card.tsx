import { useQuery } from '@tanstack/react-query'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useRefetch } from '#foundation/kit/data/refetch.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { identitySettingsWords } from '../shared/words-settings.ts'
import { identityWords } from '../shared/words.ts'
import { identity } from './calls.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

/**
 * Not for company access, which has no password. `mayHaveNone`: people can sign in with a provider
 * here, so the caller may have no password.
 */
export function ChangePasswordCard({ mayHaveNone }: { mayHaveNone: boolean }) {
  const common = useWords(identityWords)
  const w = useWords(identitySettingsWords)
  const refetch = useRefetch('identity')
  const proofWays = useQuery(identity.proofWays.queryOptions({ input: {} }))
  const ways = proofWays.data?.ways
  // With an authenticator app, the ways of proof do not show whether there is a password.
  const unknown = !ways || ways.includes('app')
  const has = unknown || ways.includes('password')
  const title = has ? w.passwordTitle : w.firstPasswordTitle
  const hint = unknown && mayHaveNone ? w.currentPasswordHint : undefined
  return (
    <Card title={title}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-muted">{has ? w.passwordIntro : w.firstPasswordIntro}</p>
        {proofWays.isPending && <Skeleton lines={3} height="2.75rem" />}
        {proofWays.isError && !ways && (
          <FetchFailed
            title={w.passwordFailed}
            error={proofWays.error}
            onRetry={() => void proofWays.refetch()}
          />
        )}
        {/* The server asks for what it needs, so the form serves without the ways too. */}
        {!proofWays.isPending && (
          <ChangePasswordForm
            title={title}
            className="grid max-w-md grid-cols-1 gap-4"
            current={has ? { label: w.currentPassword, hint } : undefined}
            next={{
              label: common.newPassword,
              hint: common.passwordHint,
              confirmLabel: w.confirmNewPassword,
            }}
            submit={{ label: w.updatePassword, pendingLabel: w.updatingPassword }}
            failed={w.updateFailed}
            done={{ title: w.updatedTitle, message: w.updated }}
            onChanged={(form) => {
              form.reset()
              // Sessions have ended, and this may be a first password.
              void refetch()
            }}
          />
        )}
      </div>
    </Card>
  )
}
