import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { PushCard } from '#people/notifications/screens/push/push-card.tsx'
import { NotificationSettingsCard } from '#people/notifications/screens/settings-card.tsx'
import { DigestCard } from '#surfaces/digest/screens/digest-card.tsx'
import { accountWords } from '../../../shared/words-account.ts'

export function NotificationSettingsPage() {
  const w = useWords(accountWords)
  return (
    <>
      <PageHeader
        title={w.entries.notificationSettings.title}
        description={w.notificationSettingsIntro}
      />
      <div className="grid grid-cols-1 gap-4 settles">
        <PushCard />
        <NotificationSettingsCard />
        <DigestCard />
      </div>
    </>
  )
}
