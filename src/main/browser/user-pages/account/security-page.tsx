import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { AuthenticatorCard } from '#people/identity/screens/authenticator/authenticator-card.tsx'
import { ChangePasswordCard } from '#people/identity/screens/change-password-card.tsx'
import { SessionsCard } from '#people/identity/screens/sessions-card.tsx'
import { MoneyLockCard } from '#people/safeguards/screens/money-lock-card.tsx'
import { useHasProviders } from '#people/social/screens/calls.ts'
import { SocialLinksCard } from '#people/social/screens/social-links-card.tsx'
import { accountWords } from '../../../shared/words-account.ts'

/** How users sign in, and what protects their money. Each card belongs to a module. */
export function SecurityPage() {
  const w = useWords(accountWords)
  const mayHaveNone = useHasProviders()
  return (
    <>
      <PageHeader title={w.entries.security.title} description={w.securityIntro} />
      <div className="grid grid-cols-1 gap-4">
        <AuthenticatorCard />
        <MoneyLockCard />
        <SessionsCard />
        <SocialLinksCard />
        <ChangePasswordCard mayHaveNone={mayHaveNone} />
      </div>
    </>
  )
}
