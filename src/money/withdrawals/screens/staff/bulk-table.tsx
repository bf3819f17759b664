import { refusalWords } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Reference } from '#foundation/kit/reference/reference.tsx'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { transactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import type { AdminWithdrawalView, BulkWithdrawalReport } from '../../shared/contract.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'

interface Props {
  chosen: readonly AdminWithdrawalView[]
  reports: readonly BulkWithdrawalReport[]
  /** Whether the reports are of moves that were made, or of the dry run. */
  isDone: boolean
}

export function BulkTable({ chosen, reports, isDone }: Props) {
  const w = useWords(withdrawalProcessWords)
  const byId = new Map(reports.map((report) => [report.transactionId, report]))
  return (
    <div className="overflow-clip rounded-card border border-line">
      <DataTable
        caption={isDone ? w.bulkRun : w.bulkCheck}
        density="dense"
        noun={w.rows}
        rows={chosen}
        rowKey={({ transactionId }) => transactionId}
        columns={[
          {
            key: 'user',
            header: w.user,
            card: 'title',
            cell: ({ userName, referenceNumber }) => (
              <>
                <span className="block wrap-anywhere">{userName}</span>
                <span className="block text-muted">
                  <Reference reference={referenceNumber} weave="size-5" />
                </span>
              </>
            ),
          },
          {
            key: 'amount',
            header: w.amount,
            align: 'end',
            cell: (row) => <Amount centavos={transactionAmount(row)} />,
          },
          {
            key: 'outcome',
            header: w.outcome,
            card: 'bare',
            cell: ({ transactionId }) => (
              <Outcome report={byId.get(transactionId)} isDone={isDone} />
            ),
          },
        ]}
      />
    </div>
  )
}

function Outcome({
  report,
  isDone,
}: {
  report: BulkWithdrawalReport | undefined
  isDone: boolean
}) {
  const w = useWords(withdrawalProcessWords)
  if (!report) return <span className="text-muted">{w.rowUnknown}</span>
  if (report.outcome === 'moved')
    return <StatusBadge tone="credited">{isDone ? w.rowDone : w.willMove}</StatusBadge>
  if (report.outcome === 'waits')
    return <StatusBadge tone="waiting">{isDone ? w.rowWaits : w.willWait}</StatusBadge>
  return (
    <>
      <StatusBadge tone="failed">{isDone ? w.rowRefused : w.wontMove}</StatusBadge>
      {report.refusal && <span className="mt-1 block">{refusalWords(report.refusal).message}</span>}
    </>
  )
}
