import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { CompanyAccountsCard } from '#money/deposits/screens/staff/company-accounts-card.tsx'
import { AccessCard } from '#people/company/screens/access-card.tsx'
import { WaitingChange } from '#people/company/screens/loosening.tsx'
import { SettingsCard } from '#people/company/screens/settings-card.tsx'
import { companyWords } from '#people/company/shared/words.ts'

export function AdminSettingsPage() {
  const w = useWords(companyWords)
  return (
    <>
      <PageHeader title={w.title} description={w.intro} />
      <div className="grid max-w-5xl grid-cols-1 gap-4">
        <WaitingChange />
        <CompanyAccountsCard />
        <AccessCard />
        <SettingsCard />
      </div>
    </>
  )
}
