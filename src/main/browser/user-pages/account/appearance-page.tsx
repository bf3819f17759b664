import { LanguageSwitch } from '#foundation/kit/i18n/language-switch.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { ThemeSwitch } from '#foundation/kit/theme/theme-switch.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { accountWords } from '../../../shared/words-account.ts'

export function AppearancePage() {
  const w = useWords(accountWords)
  const { theme } = useWords(kitWords)
  return (
    <>
      <PageHeader title={w.entries.appearance.title} description={w.appearanceIntro} />
      <Card>
        <div className="grid justify-items-start gap-5">
          <LanguageSwitch />
          <div>
            <p aria-hidden className="mb-1.5 text-sm font-medium">
              {theme}
            </p>
            <ThemeSwitch />
          </div>
        </div>
      </Card>
    </>
  )
}
