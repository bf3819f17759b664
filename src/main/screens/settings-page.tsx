import { LogOut } from 'lucide-react'
import { AuthenticatorCard } from '../../identity/screens/authenticator-card.tsx'
import { ChangePasswordCard } from '../../identity/screens/change-password-card.tsx'
import { useLogout } from '../../identity/screens/logout.ts'
import { SessionsCard } from '../../identity/screens/sessions-card.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { useWords } from '../../kit/language.tsx'
import { LanguageSwitch } from '../../kit/language-switch.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { ThemeSwitch } from '../../kit/theme-switch.tsx'
import { NotificationSettingsCard } from '../../notifications/screens/notification-settings-card.tsx'
import { CloseCard } from '../../privacy/screens/close-card.tsx'
import { ExportCard } from '../../privacy/screens/export-card.tsx'
import { MoneyLockCard } from '../../safeguards/screens/money-lock-card.tsx'
import { SocialLinksCard } from '../../social/screens/social-links-card.tsx'
import { words } from '../words.ts'

/** Everything that a user decides about their own login, each piece a card of the room it belongs to. */
export function SettingsPage() {
  const w = useWords(words)
  const logout = useLogout()
  return (
    <>
      <PageHeader title={w.settings} description={w.settingsIntro} />
      <div className="grid grid-cols-1 gap-4">
        <NotificationSettingsCard />
        <ChangePasswordCard />
        <AuthenticatorCard />
        <SessionsCard />
        <SocialLinksCard />
        <MoneyLockCard />
        <Card title={w.appearance}>
          <div className="grid justify-items-start gap-4">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </Card>
        <ExportCard />
        <CloseCard />
        <Button variant="secondary" wide icon={<LogOut aria-hidden size={18} />} pending={logout.isPending} onClick={() => logout.mutate()}>
          {w.logOut}
        </Button>
      </div>
    </>
  )
}
