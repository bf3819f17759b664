import { textIn } from '#foundation/contract/shared/bilingual.ts'
import type { Fact } from '#foundation/kit/ui/facts.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showWrittenDay, type Language } from '#foundation/time/shared/time.ts'
import type { ApprovalRequestView } from '../shared/contract.ts'
import type { approvalWords } from '../shared/words.ts'

/** The lines of a request that declares income; none for other requests. */
export function incomeFacts(
  { details: { income }, amountCentavos }: ApprovalRequestView,
  w: typeof approvalWords,
  language: Language,
): Fact[] {
  if (!income) return []
  const { poolName, periodFrom, periodTo, source, plans, evidenceId, evidenceName } = income
  const { declaredBeforeCentavos: before } = income
  return [
    { label: w.pool, value: textIn(language, poolName) },
    {
      label: w.period,
      value: w.periodOf(showWrittenDay(periodFrom, language), showWrittenDay(periodTo, language)),
    },
    { label: w.source, value: source },
    { label: w.plans, value: plans.map((plan) => planName(plan, w)).join(', ') },
    {
      label: w.declaredBefore,
      value:
        amountCentavos > before && before > 0n
          ? w.declaredMore(showPesos(before))
          : showPesos(before),
    },
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

function planName(
  { name, isRecordedOnly }: { name: string; isRecordedOnly: boolean },
  w: typeof approvalWords,
): string {
  return isRecordedOnly ? w.recordedOnly(name) : name
}
