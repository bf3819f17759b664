import { LogOut } from 'lucide-react'
import { LanguageSwitch } from '#foundation/kit/i18n/language-switch.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { ThemeSwitch } from '#foundation/kit/theme/theme-switch.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card, CardGroup } from '#foundation/kit/ui/card.tsx'
import { AuthenticatorCard } from '#people/identity/screens/authenticator/authenticator-card.tsx'
import { ChangePasswordCard } from '#people/identity/screens/change-password-card.tsx'
import { SessionsCard } from '#people/identity/screens/sessions-card.tsx'
import { useLogout } from '#people/identity/screens/sign-out/logout.ts'
import { NotificationSettingsCard } from '#people/notifications/screens/settings-card.tsx'
import { MoneyLockCard } from '#people/safeguards/screens/money-lock-card.tsx'
import { useHasProviders } from '#people/social/screens/calls.ts'
import { SocialLinksCard } from '#people/social/screens/social-links-card.tsx'
import { CloseCard } from '#surfaces/privacy/screens/close-card.tsx'
import { ExportCard } from '#surfaces/privacy/screens/export-card.tsx'
import { appWords } from '../../shared/words.ts'

const columns = 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[11rem_minmax(0,42rem)] lg:gap-10'
const contentsList =
  'grid grid-cols-2 gap-x-5 sm:flex sm:flex-wrap lg:-mt-2.5 lg:grid lg:grid-cols-1'

/** The settings of users for their own login. Each card belongs to a module. */
export function SettingsPage() {
  const w = useWords(appWords)
  const mayHaveNone = useHasProviders()
  const logout = useLogout()
  return (
    <>
      <PageHeader title={w.settings} description={w.settingsIntro} />
      <div data-wide className={columns}>
        <Contents />
        <div className="grid grid-cols-1 gap-8">
          <CardGroup id="preferences" title={w.preferences}>
            <NotificationSettingsCard />
            <Card title={w.appearance}>
              <div className="flex flex-wrap items-end gap-4">
                <LanguageSwitch />
                <ThemeSwitch />
              </div>
            </Card>
          </CardGroup>
          <CardGroup id="signing-in" title={w.signingIn}>
            <ChangePasswordCard mayHaveNone={mayHaveNone} />
            <AuthenticatorCard />
            <SessionsCard />
            <SocialLinksCard />
          </CardGroup>
          <CardGroup id="your-money" title={w.yourMoney}>
            <MoneyLockCard />
          </CardGroup>
          <CardGroup id="your-data" title={w.yourData}>
            <ExportCard />
            <CloseCard />
          </CardGroup>
          <Button
            variant="secondary"
            wide
            icon={<LogOut aria-hidden size={18} />}
            pending={logout.isPending}
            onClick={() => logout.mutate()}
          >
            {w.logOut}
          </Button>
        </div>
      </div>
    </>
  )
}

/** Links to the parts of this long page, beside it on wide screens and above it on others. */
function Contents() {
  const w = useWords(appWords)
  const groups = [
    ['preferences', w.preferences],
    ['signing-in', w.signingIn],
    ['your-money', w.yourMoney],
    ['your-data', w.yourData],
  ] as const
  return (
    <nav aria-label={w.onThisPage} className="no-print lg:sticky lg:top-20">
      <ul className={contentsList}>
        {groups.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="link target inline-flex items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
