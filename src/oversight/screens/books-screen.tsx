import { useQuery } from '@tanstack/react-query'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { Facts } from '../../kit/facts.tsx'
import { FetchFailed } from '../../kit/fetch-failed.tsx'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { absolute, showPesos } from '../../peso/peso.ts'
import { showListTime } from '../../time/time.ts'
import { words } from '../words.ts'
import { oversight } from './calls.ts'
import { TrialBalance } from './trial-balance.tsx'
import { VerificationCard } from './verification-card.tsx'

/** Does what users have agree with what the company stands for? */
export function BooksScreen() {
  const w = useWords(words)
  const language = useLanguage()
  const books = useQuery({
    ...oversight.books.queryOptions({ input: {} }),
    refetchInterval: 30_000,
  })
  const { data } = books
  return (
    <>
      <PageHeader title={w.booksTitle} description={w.booksIntro} />
      <div className="grid grid-cols-1 gap-4">
        {books.error && !data && (
          <FetchFailed
            title={w.booksFailed}
            error={books.error}
            onRetry={() => void books.refetch()}
          />
        )}
        {books.isPending && <Skeleton lines={5} height="2.5rem" />}
        {data && data.differenceCentavos === 0n && (
          <Notice tone="credited" title={w.balanced}>
            {w.balancedMore}
          </Notice>
        )}
        {data && data.differenceCentavos !== 0n && (
          <div role="alert">
            <Notice tone="failed" title={w.notBalanced}>
              {w.notBalancedMore(showPesos(absolute(data.differenceCentavos)))}
            </Notice>
          </div>
        )}
        {data && data.heldCentavos !== data.openWithdrawalsCentavos && (
          <div role="alert">
            <Notice tone="failed" title={w.holdsDiffer}>
              {w.holdsDifferMore(
                showPesos(data.heldCentavos),
                showPesos(data.openWithdrawalsCentavos),
              )}
            </Notice>
          </div>
        )}
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div className="grid grid-cols-1 gap-4">{data && <TrialBalance books={data} />}</div>
          <div className="grid grid-cols-1 gap-4">
            {data && (
              <Card
                title={w.liabilities}
                action={
                  <span className="figures text-sm text-muted">
                    {w.asOf(showListTime(data.asOf, language))}
                  </span>
                }
              >
                <p className="mb-3">
                  <Amount
                    centavos={data.availableCentavos + data.heldCentavos + data.investedCentavos}
                    size="large"
                  />{' '}
                  <span className="text-sm text-muted">{w.wallets(data.wallets)}</span>
                </p>
                <Facts
                  facts={[
                    { label: w.available, value: <Amount centavos={data.availableCentavos} /> },
                    { label: w.held, value: <Amount centavos={data.heldCentavos} /> },
                    { label: w.invested, value: <Amount centavos={data.investedCentavos} /> },
                  ]}
                />
              </Card>
            )}
            <VerificationCard />
          </div>
        </div>
      </div>
    </>
  )
}
