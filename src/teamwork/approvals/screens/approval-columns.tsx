import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { OpenButton } from '#foundation/kit/table/list-and-pane.tsx'
import { Since } from '#foundation/kit/time/since.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import { ClaimMark } from '#teamwork/claims/screens/claim-mark.tsx'
import type { ApprovalRowView } from '../shared/contract.ts'
import type { ApprovalList } from '../shared/rules-address.ts'
import { approvalWords } from '../shared/words.ts'
import { ApprovalStatusBadge } from './approval-status.tsx'
import { requestName } from './payout-facts.tsx'

export function useApprovalColumns(
  view: ApprovalList,
  narrow: boolean,
  onOpen: (approvalId: string) => void,
): Column<ApprovalRowView>[] {
  const w = useWords(approvalWords)
  const language = useLanguage()
  const columns: (Column<ApprovalRowView> | false)[] = [
    {
      key: 'user',
      header: w.user,
      card: 'title',
      cell: (row) => (
        <>
          <span className="block font-medium wrap-anywhere">{row.userName ?? w.ofCompany}</span>
          <span className="block font-normal text-muted">{requestName(row, w)}</span>
          <ClaimMark kind="approval" id={row.approvalId} />
        </>
      ),
    },
    {
      key: 'amount',
      header: w.amount,
      align: 'end',
      cell: (row) => <RowAmount row={row} w={w} />,
    },
    view !== 'mine' &&
      !narrow && { key: 'maker', header: w.maker, cell: (row) => row.makerName ?? w.companyAccess },
    {
      key: 'filed',
      header: view === 'decided' ? w.decided : w.filed,
      cell: (row) => <Filed at={(view === 'decided' && row.decidedAt) || row.filedAt} />,
    },
    view !== 'waiting' && {
      key: 'status',
      header: w.status,
      cell: (row) => <ApprovalStatusBadge status={row.status} />,
    },
    view === 'waiting' &&
      !narrow && {
        key: 'expires',
        header: w.expires,
        cell: (row) => (
          <span className="figures whitespace-nowrap">{showListTime(row.expiresAt, language)}</span>
        ),
      },
    {
      key: 'open',
      header: <span className="sr-only">{w.open}</span>,
      card: 'bare',
      cell: (row) => (
        <OpenButton
          id={row.approvalId}
          label={w.open}
          name={w.openOne(requestName(row, w), row.userName ?? w.ofCompany)}
          onOpen={onOpen}
        />
      ),
    },
  ]
  return columns.filter((column) => column !== false)
}

/** A sign only where the balance of a wallet changes by the amount. */
function RowAmount({ row, w }: { row: ApprovalRowView; w: typeof approvalWords }) {
  const { kind, amountCentavos, allComesBack } = row
  const impaired = allComesBack ? w.noLoss : w.ofLoss
  if (kind !== 'offer' && kind !== 'impair')
    return <Amount centavos={amountCentavos} sign="written" />
  return (
    <>
      <Amount centavos={amountCentavos} />
      <span className="block text-muted">{kind === 'offer' ? w.totalCap : impaired}</span>
    </>
  )
}

function Filed({ at }: { at: Date }) {
  const language = useLanguage()
  return (
    <>
      <Since instant={at} className="block whitespace-nowrap" />
      <span className="figures block whitespace-nowrap text-muted">
        {showListTime(at, language)}
      </span>
    </>
  )
}
