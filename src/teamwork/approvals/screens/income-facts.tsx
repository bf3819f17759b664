import { textIn } from '#foundation/contract/shared/bilingual.ts'
import type { Fact } from '#foundation/kit/ui/facts.tsx'
import { showWrittenDay, type Language } from '#foundation/time/shared/time.ts'
import type { ApprovalDetails } from '../shared/contract.ts'
import type { approvalWords } from '../shared/words.ts'

/** The lines of a request that declares income; none for other requests. */
export function incomeFacts(
  income: ApprovalDetails['income'],
  w: typeof approvalWords,
  language: Language,
): Fact[] {
  if (!income) return []
  const { poolName, periodFrom, periodTo, source, plans, evidenceId, evidenceName } = income
  return [
    { label: w.pool, value: textIn(language, poolName) },
    {
      label: w.period,
      value: w.periodOf(showWrittenDay(periodFrom, language), showWrittenDay(periodTo, language)),
    },
    { label: w.source, value: source },
    { label: w.plans, value: plans.join(', ') },
    {
      label: w.evidence,
      value: (
        <a href={`/income/evidence/${evidenceId}`} className="link target inline-flex items-center">
          {evidenceName}
        </a>
      ),
    },
  ]
}
