import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { poolWords } from '../shared/words.ts'
import { pools } from './calls.ts'
import { useDeclarationColumns } from './declaration-columns.tsx'
import { DeclareIncomeDialog } from './declare-income-dialog.tsx'
import { PoolCard } from './pool-card.tsx'

/** The pools with what they hold, and all income that was declared. */
export function PoolsScreen({ actions }: { actions?: ReactNode }) {
  const { search } = usePageSearch('/admin/pools')
  const w = useWords(poolWords)
  const [declaring, setDeclaring] = useState(false)
  const all = useQuery({
    ...pools.list.queryOptions({ input: {} }),
    meta: { topics: ['approvals', 'investments'] },
  })
  const list = useQuery({
    ...pools.declarations.queryOptions({ input: search }),
    placeholderData: keepPreviousData,
  })
  const declareButton = (
    <Button disabled={!all.data} onClick={() => setDeclaring(true)}>
      {w.declare}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={w.title}
        description={w.intro}
        actions={
          <>
            {actions}
            {declareButton}
          </>
        }
      />
      <div className="contents settles">
        <div className="mb-6 grid grid-cols-1 gap-4">
          {all.error && !all.data && (
            <FetchFailed
              title={w.fetchFailed}
              error={all.error}
              onRetry={() => void all.refetch()}
            />
          )}
          {all.isPending && <Skeleton lines={3} height="2.5rem" />}
          {all.data && all.data.waiting > 0 && (
            <Notice tone="waiting" action={<Link to="/admin/approvals">{w.toApprovals}</Link>}>
              {w.waits(all.data.waiting)}
            </Notice>
          )}
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {all.data?.pools.map((pool) => (
              <PoolCard key={pool.poolId} pool={pool} />
            ))}
          </div>
        </div>
        <h2 className="mb-3 text-lg font-semibold">{w.list}</h2>
        <ListTable
          list={list}
          place={search}
          caption={w.caption}
          columns={useDeclarationColumns()}
          rows={list.data?.declarations}
          rowKey={({ declarationId }) => declarationId}
          noun={w.noun}
          errorTitle={w.listFailed}
          empty={<EmptyState title={w.none} message={w.noneMore} action={declareButton} />}
        />
      </div>
      {declaring && all.data && (
        <DeclareIncomeDialog pools={all.data.pools} onClose={() => setDeclaring(false)} />
      )}
    </>
  )
}
