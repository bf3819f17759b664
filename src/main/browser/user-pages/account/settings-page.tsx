import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { accountWords } from '../../../shared/words-account.ts'
import { appWords } from '../../../shared/words.ts'
import { LogOutButton } from './log-out-button.tsx'
import { SectionList } from './section-list.tsx'

/** The settings, each section at an address of its own. */
export function SettingsPage() {
  const w = useWords(appWords)
  const { settingsIntro } = useWords(accountWords)
  return (
    <>
      <PageHeader title={w.settings} description={settingsIntro} />
      <div className="grid grid-cols-1 gap-4">
        <SectionList group="settings" />
        <LogOutButton />
      </div>
    </>
  )
}
