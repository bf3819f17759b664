import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { SecondPersonNotice } from '#people/identity/screens/second-person-notice.tsx'
import type { ApprovalRequestView } from '../shared/contract.ts'
import { approvalWords } from '../shared/words.ts'

/** Why the request cannot be approved, if so. */
export function DecisionObstacle({
  request: { mayNot, mine, stateChanged, status, approvesFrom },
}: {
  request: ApprovalRequestView
}) {
  const w = useWords(approvalWords)
  if (status === 'outdated') return <Notice tone="neutral">{w.outdatedNote}</Notice>
  if (mine && stateChanged) return <Warning>{w.ownChanged}</Warning>
  if (mayNot === null || mayNot === 'decided') return null
  if (mayNot === 'company-access' || mayNot === 'second-waits' || mayNot === 'one-invited-other')
    return <SecondPersonNotice obstacle={mayNot} approvesFrom={approvesFrom} />
  return <Notice tone={mayNot === 'own-request' ? 'info' : 'waiting'}>{w.mayNot[mayNot]}</Notice>
}
