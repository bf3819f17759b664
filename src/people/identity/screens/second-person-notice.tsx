import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { commonObstacles } from '../shared/second-person/rules.ts'
import { secondPersonWords } from '../shared/second-person/words.ts'

interface Props {
  obstacle: (typeof commonObstacles)[number]
  approvesFrom: Date | null
}

/** Why the signed-in admin is no second person here. */
export function SecondPersonNotice({ obstacle, approvesFrom }: Props) {
  const w = useWords(secondPersonWords)
  const language = useLanguage()
  const texts = {
    'company-access': w.companyAccess,
    'second-waits': w.approvesFrom(approvesFrom ? showDateTime(approvesFrom, language) : ''),
    'one-invited-other': w.oneInvitedOther,
  }
  return <Notice tone="waiting">{texts[obstacle]}</Notice>
}

/** Says what both persons have in common. It stops nothing: offices share an address. */
export function SharedOriginNotice({
  origin: { sameAddress, sameBrowser },
}: {
  origin: { sameAddress: boolean; sameBrowser: boolean }
}) {
  const w = useWords(secondPersonWords)
  if (!sameAddress && !sameBrowser) return null
  return (
    <Notice tone="waiting">
      {sameBrowser && <p>{w.sameBrowser}</p>}
      {sameAddress && <p>{w.sameAddress}</p>}
    </Notice>
  )
}
