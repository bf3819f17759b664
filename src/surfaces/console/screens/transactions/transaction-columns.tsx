import { useMemo } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PersonLine } from '#foundation/kit/list/person-line.tsx'
import { ReferenceLine } from '#foundation/kit/reference/reference-line.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { useStableCallback } from '#foundation/kit/table/data-table.tsx'
import { AgeSince } from '#foundation/kit/time/age.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { TransactionStatusLine } from '#money/transactions/screens/list/transaction-status-line.tsx'
import { TransactionAmount } from '#money/transactions/screens/list/transaction-status.tsx'
import type { AdminTransactionRow } from '#money/transactions/shared/contract.ts'
import { typeLabel } from '#money/transactions/shared/type-label.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { consoleWords } from '../../shared/words.ts'
import { TransactionIcon } from './transaction-icon.tsx'

export function useTransactionColumns(
  onEdit: (transactionId: string) => void,
): Column<AdminTransactionRow>[] {
  const w = useWords(consoleWords)
  const edit = useStableCallback(onEdit)
  return useMemo<Column<AdminTransactionRow>[]>(
    () => [
      {
        key: 'transaction',
        header: w.transaction,
        fixed: true,
        width: 'clamp(9rem, 17cqi, 14rem)',
        card: 'line',
        cell: (row) => <TypeLine row={row} />,
      },
      {
        key: 'user',
        header: w.user,
        fixed: true,
        card: 'title',
        cell: ({ userId, userName, userEmail }) => (
          <PersonLine
            to="/admin/users/$userId"
            params={{ userId }}
            preload={false}
            name={userName}
            email={userEmail}
          />
        ),
      },
      {
        key: 'amount',
        header: w.amount,
        fixed: true,
        align: 'end',
        card: 'figure',
        sort: { ascending: 'amount', descending: '-amount', first: 'descending' },
        cell: ({ type, status, amountCentavos }) => (
          <TransactionAmount type={type} status={status} amountCentavos={amountCentavos} />
        ),
      },
      {
        key: 'reference',
        header: w.reference,
        nowrap: true,
        small: true,
        from: 'medium',
        card: 'hidden',
        cell: ({ referenceNumber, transactionUid }) => (
          <span title={transactionUid}>
            <ReferenceLine reference={referenceNumber} />
          </span>
        ),
      },
      {
        key: 'status',
        header: w.statusSince,
        width: '10rem',
        small: true,
        card: 'line',
        cell: ({ status, statusSince }) => (
          <TransactionStatusLine status={status}>
            <AgeSince instant={statusSince} />
          </TransactionStatusLine>
        ),
      },
      {
        key: 'created',
        header: w.created,
        nowrap: true,
        small: true,
        from: 'wide',
        card: 'hidden',
        sort: { ascending: 'created', descending: undefined, first: 'descending' },
        cell: ({ createdAt }) => (
          <span className="text-muted">
            <ListTime at={createdAt} />
          </span>
        ),
      },
      {
        key: 'actions',
        header: w.actions,
        fixed: true,
        card: 'action',
        cell: ({ transactionId, transactionUid }) => (
          <Button
            variant="secondary"
            size="row"
            aria-label={w.editOne(transactionUid)}
            onClick={() => edit(transactionId)}
          >
            {w.edit}
          </Button>
        ),
      },
    ],
    [w, edit],
  )
}

function TypeLine({ row: { type, description } }: { row: AdminTransactionRow }) {
  const t = useWords(transactionWords)
  const label = typeLabel(t, { type, description })
  return (
    <span className="flex items-center gap-1.5 text-muted wide:text-ink" title={label}>
      <span className="shrink-0 text-muted">
        <TransactionIcon type={type} size={15} />
      </span>
      <span className="min-w-0 truncate">{label}</span>
    </span>
  )
}
