import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { CutText } from '#foundation/kit/list/cut-text.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { showYearDay } from '#foundation/time/shared/time.ts'
import type { DeclarationView } from '../shared/contract.ts'
import { poolWords } from '../shared/words.ts'

export function useDeclarationColumns(): Column<DeclarationView>[] {
  const w = useWords(poolWords)
  const language = useLanguage()
  const day = (written: string) => showYearDay(new Date(`${written}T00:00:00+08:00`), language)
  return [
    {
      key: 'source',
      header: w.source,
      card: 'title',
      cell: ({ source, plans, poolName }) => (
        <CutText text={source} more={`${poolName[language]}: ${plans.join(', ')}`} />
      ),
    },
    {
      key: 'amount',
      header: w.amount,
      align: 'end',
      card: 'figure',
      cell: ({ amountCentavos }) => (
        <span className="font-semibold">
          <Amount centavos={amountCentavos} />
        </span>
      ),
    },
    {
      key: 'period',
      header: w.period,
      nowrap: true,
      small: true,
      from: 'medium',
      card: 'line',
      cell: ({ periodFrom, periodTo }) => (
        <span className="figures text-muted">{w.periodOf(day(periodFrom), day(periodTo))}</span>
      ),
    },
    {
      key: 'evidence',
      header: w.evidence,
      width: 'clamp(7rem, 13cqi, 11rem)',
      small: true,
      card: 'line',
      cell: ({ evidenceId, evidenceName, evidenceSha256 }) => (
        <a
          href={`/income/evidence/${evidenceId}`}
          title={`${evidenceName}, ${w.checksum}: ${evidenceSha256}`}
          className="link"
        >
          {evidenceName}
        </a>
      ),
    },
    {
      key: 'who',
      header: w.who,
      width: 'clamp(9rem, 15cqi, 13rem)',
      small: true,
      from: 'medium',
      card: 'line',
      cell: ({ declaredByName, agreedByName }) => {
        const names = w.by(declaredByName ?? w.companyAccess, agreedByName ?? '')
        return <span title={names}>{names}</span>
      },
    },
    {
      key: 'agreed',
      header: w.agreed,
      nowrap: true,
      small: true,
      card: 'line',
      cell: ({ createdAt }) => (
        <span className="text-muted">
          <ListTime at={createdAt} />
        </span>
      ),
    },
  ]
}
