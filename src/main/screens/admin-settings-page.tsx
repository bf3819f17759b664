import { AccessCard } from '../../company/screens/access-card.tsx'
import { SettingsCard } from '../../company/screens/settings-card.tsx'
import { words } from '../../company/words.ts'
import { CompanyAccountsCard } from '../../deposits/screens/company-accounts-card.tsx'
import { useWords } from '../../kit/language.tsx'
import { PageHeader } from '../../kit/page-header.tsx'

/** What holds for everybody, and where users send their money. */
export function AdminSettingsPage() {
  const w = useWords(words)
  return (
    <>
      <PageHeader title={w.title} description={w.intro} />
      <div className="grid max-w-5xl grid-cols-1 gap-4">
        <CompanyAccountsCard />
        <AccessCard />
        <SettingsCard />
      </div>
    </>
  )
}
