import { textIn } from '#foundation/contract/shared/bilingual.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { Fact } from '#foundation/kit/ui/facts.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showWrittenDay, type Language } from '#foundation/time/shared/time.ts'
import type { ApprovalRequestView } from '../shared/contract.ts'
import { approvalWords } from '../shared/words.ts'

/** The lines of a request that declares income; none for other requests. */
export function incomeFacts(
  { details: { income } }: ApprovalRequestView,
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
    { label: w.plans, value: plans.map((plan) => planName(plan, w)).join(', ') },
    { label: w.declaredBefore, value: showPesos(income.declaredBeforeCentavos) },
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

/** Warns of a declaration above everything before it: a zero too many cannot be taken back. */
export function UnusualIncomeNotice({
  request: { details, amountCentavos, status },
}: {
  request: ApprovalRequestView
}) {
  const w = useWords(approvalWords)
  const before = details.income?.declaredBeforeCentavos ?? 0n
  if (status !== 'pending' || before === 0n || amountCentavos <= before) return null
  return <Warning>{w.declaredMore(showPesos(before))}</Warning>
}

function planName(
  { name, isRecordedOnly }: { name: string; isRecordedOnly: boolean },
  w: typeof approvalWords,
): string {
  return isRecordedOnly ? w.recordedOnly(name) : name
}
