import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useNextPage } from '#foundation/kit/data/next-page.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Reference } from '#foundation/kit/reference/reference.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import {
  TransactionAmount,
  TransactionStatusBadge,
} from '#money/transactions/screens/list/transaction-status.tsx'
import { typeLabel } from '#money/transactions/shared/type-label.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import type { Movement } from '../../shared/contract.ts'
import { userWords } from '../../shared/words.ts'
import { moneyTopics, users } from '../calls.ts'

export function UserMovements({ userId, email }: { userId: string; email: string }) {
  const w = useWords(userWords)
  const t = useWords(transactionWords)
  const list = useInfiniteQuery(
    users.movements.infiniteOptions({
      meta: { topics: moneyTopics },
      input: (before: string | undefined) => ({ userId, before }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.older ?? undefined,
    }),
  )
  const nextPage = useNextPage(list)
  return (
    <Card flush>
      <DataTable
        caption={w.sections.movements}
        density="dense"
        columns={movementColumns(w, t)}
        rows={list.data?.pages.flatMap((page) => page.movements)}
        rowKey={({ transactionId }) => transactionId}
        error={list.error}
        errorTitle={w.movementsFailed}
        onRetry={() => void list.refetch()}
        empty={<EmptyState title={w.noMovements} />}
        footer={
          <>
            <Link
              to="/admin/transactions"
              search={{ search: email }}
              className="link target inline-flex items-center"
            >
              {w.allTransactions}
            </Link>
            {list.hasNextPage && <LoadMore {...nextPage} />}
          </>
        }
      />
    </Card>
  )
}

function movementColumns(w: typeof userWords, t: typeof transactionWords): Column<Movement>[] {
  return [
    {
      key: 'movement',
      header: w.movement,
      card: 'title',
      cell: ({ transactionUid, referenceNumber, ...row }) => (
        <>
          <span className="block font-medium">{typeLabel(t, row)}</span>
          <Link
            to="/admin/transactions"
            search={{ search: referenceNumber }}
            title={transactionUid}
            className="link figures font-normal whitespace-nowrap"
          >
            <Reference reference={referenceNumber} weave="size-5" />
          </Link>
        </>
      ),
    },
    {
      key: 'amount',
      header: w.amount,
      align: 'end',
      cell: ({ type, status, amountCentavos }) => (
        <TransactionAmount type={type} status={status} amountCentavos={amountCentavos} />
      ),
    },
    {
      key: 'status',
      header: w.status,
      cell: ({ status }) => <TransactionStatusBadge status={status} />,
    },
    { key: 'when', header: w.when, cell: ({ createdAt }) => <ListTime at={createdAt} /> },
  ]
}

export function LoadMore(nextPage: { pending: boolean; onClick: () => void }) {
  const w = useWords(userWords)
  return (
    <Button variant="secondary" size="small" {...nextPage}>
      {w.more}
    </Button>
  )
}
