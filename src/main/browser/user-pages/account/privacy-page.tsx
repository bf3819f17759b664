import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { CloseCard } from '#surfaces/privacy/screens/close-card.tsx'
import { ExportCard } from '#surfaces/privacy/screens/export-card.tsx'
import { accountWords } from '../../../shared/words-account.ts'

export function PrivacyPage() {
  const w = useWords(accountWords)
  return (
    <>
      <PageHeader
        title={w.entries.privacy.title}
        description={
          <>
            {w.privacyIntro}{' '}
            <a href="/privacy" className="link">
              {w.privacyNotice}
            </a>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-4">
        <ExportCard />
        <CloseCard />
      </div>
    </>
  )
}
