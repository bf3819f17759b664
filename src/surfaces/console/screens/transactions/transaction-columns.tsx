import { useMemo } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { useStableCallback, type Column } from '#foundation/kit/table/data-table.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Since } from '#foundation/kit/time/since.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { PersonLines } from '#foundation/kit/ui/person-lines.tsx'
import {
  TransactionAmount,
  TransactionStatusBadge,
} from '#money/transactions/screens/list/transaction-status.tsx'
import type { AdminTransactionRow } from '#money/transactions/shared/contract.ts'
import { shortTransactionUid } from '#money/transactions/shared/rules.ts'
import { typeLabel } from '#money/transactions/shared/type-label.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { consoleWords } from '../../shared/words.ts'

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
        card: 'title',
        cell: (row) => <TypeAndUid row={row} />,
      },
      {
        key: 'user',
        header: w.user,
        card: 'bare',
        cell: (row) => <PersonLines name={row.userName} email={row.userEmail} />,
      },
      {
        key: 'amount',
        header: w.amount,
        align: 'end',
        cell: (row) => (
          <TransactionAmount
            type={row.type}
            status={row.status}
            amountCentavos={row.amountCentavos}
          />
        ),
      },
      {
        key: 'status',
        header: w.status,
        cell: (row) => (
          <span className="inline-grid justify-items-end gap-0.5 wide:justify-items-start">
            <TransactionStatusBadge status={row.status} />
            <Since instant={row.statusSince} className="text-muted" />
          </span>
        ),
      },
      {
        key: 'created',
        header: w.created,
        cell: (row) => <ListTime at={row.createdAt} />,
      },
      {
        key: 'actions',
        header: w.actions,
        align: 'end',
        card: 'bare',
        cell: (row) => (
          <Button
            variant="secondary"
            size="small"
            aria-label={w.editOne(row.transactionUid)}
            onClick={() => edit(row.transactionId)}
          >
            {w.edit}
          </Button>
        ),
      },
    ],
    [w, edit],
  )
}

function TypeAndUid({ row: { type, description, transactionUid } }: { row: AdminTransactionRow }) {
  const t = useWords(transactionWords)
  return (
    <>
      <span className="block font-medium">{typeLabel(t, { type, description })}</span>
      <span className="inline-flex items-center text-muted">
        <span className="figures whitespace-nowrap" title={transactionUid}>
          {shortTransactionUid(transactionUid)}
        </span>
        <CopyButton value={transactionUid} what={transactionUid} />
      </span>
    </>
  )
}
