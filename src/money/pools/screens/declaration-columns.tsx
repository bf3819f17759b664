import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import type { DeclarationView } from '../shared/contract.ts'
import { poolWords } from '../shared/words.ts'

export function useDeclarationColumns(): Column<DeclarationView>[] {
  const w = useWords(poolWords)
  const language = useLanguage()
  return [
    {
      key: 'source',
      header: w.source,
      card: 'title',
      cell: ({ source, plans, poolName }) => (
        <>
          <span className="block font-medium wrap-anywhere">{source}</span>
          <span className="block font-normal wrap-anywhere text-muted">
            {poolName[language]}: {plans.join(', ')}
          </span>
        </>
      ),
    },
    {
      key: 'amount',
      header: w.amount,
      align: 'end',
      cell: ({ amountCentavos }) => <Amount centavos={amountCentavos} />,
    },
    {
      key: 'period',
      header: w.period,
      cell: ({ periodFrom, periodTo }) =>
        w.periodOf(showWrittenDay(periodFrom, language), showWrittenDay(periodTo, language)),
    },
    {
      key: 'evidence',
      header: w.evidence,
      cell: ({ evidenceId, evidenceName, evidenceSha256 }) => (
        <a
          href={`/income/evidence/${evidenceId}`}
          title={`${w.checksum}: ${evidenceSha256}`}
          className="link target inline-flex items-center wrap-anywhere"
        >
          {evidenceName}
        </a>
      ),
    },
    {
      key: 'who',
      header: w.who,
      cell: ({ declaredByName, agreedByName }) =>
        w.by(declaredByName ?? w.companyAccess, agreedByName ?? ''),
    },
    {
      key: 'agreed',
      header: w.agreed,
      nowrap: true,
      cell: ({ createdAt }) => <ListTime at={createdAt} />,
    },
  ]
}
