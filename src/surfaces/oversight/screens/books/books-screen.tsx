import { useQuery } from '@tanstack/react-query'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { absolute, showPesos } from '#foundation/peso/shared/peso.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import { oversightWords } from '../../shared/words.ts'
import { oversight } from '../calls.ts'
import { TrialBalance } from './trial-balance.tsx'
import { VerificationCard } from './verification-card.tsx'

type Books = Awaited<ReturnType<typeof oversight.books.call>>

const columnsClass =
  'grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]'

/** Shows whether the balances of users and company agree, the trial balance and verifications. */
export function BooksScreen() {
  const w = useWords(oversightWords)
  const books = useQuery({
    ...oversight.books.queryOptions({ input: {} }),
    refetchInterval: 30_000,
  })
  const { data } = books
  return (
    <>
      <PageHeader title={w.booksTitle} description={w.booksIntro} />
      <div className="grid grid-cols-1 gap-4 settles">
        {books.error && !data && (
          <FetchFailed
            title={w.booksFailed}
            error={books.error}
            onRetry={() => void books.refetch()}
          />
        )}
        {books.isPending && <Skeleton lines={5} height="2.5rem" />}
        {data && <Findings books={data} />}
        <div className={columnsClass}>
          <div className="grid grid-cols-1 gap-4">{data && <TrialBalance books={data} />}</div>
          <div className="grid grid-cols-1 gap-4">
            {data && <Liabilities books={data} />}
            <VerificationCard />
          </div>
        </div>
      </div>
    </>
  )
}

function Findings({ books }: { books: Books }) {
  const w = useWords(oversightWords)
  return (
    <>
      {books.differenceCentavos === 0n && (
        <Notice tone="credited" title={w.balanced}>
          {w.balancedMore}
        </Notice>
      )}
      {books.differenceCentavos !== 0n && (
        <div role="alert">
          <Notice tone="failed" title={w.notBalanced}>
            {w.notBalancedMore(showPesos(absolute(books.differenceCentavos)))}
          </Notice>
        </div>
      )}
      {books.heldCentavos !== books.openWithdrawalsCentavos && (
        <div role="alert">
          <Notice tone="failed" title={w.holdsDiffer}>
            {w.holdsDifferMore(
              showPesos(books.heldCentavos),
              showPesos(books.openWithdrawalsCentavos),
            )}
          </Notice>
        </div>
      )}
    </>
  )
}

function Liabilities({ books }: { books: Books }) {
  const w = useWords(oversightWords)
  const language = useLanguage()
  return (
    <Card
      title={w.liabilities}
      action={
        <span className="figures text-sm text-muted">
          {w.asOf(showListTime(books.asOf, language))}
        </span>
      }
    >
      <p className="mb-3">
        <Amount
          centavos={books.availableCentavos + books.heldCentavos + books.investedCentavos}
          size="large"
        />{' '}
        <span className="text-sm text-muted">{w.owedTo(books.owedUsers)}</span>
      </p>
      <Facts
        facts={[
          { label: w.available, value: <Amount centavos={books.availableCentavos} /> },
          { label: w.held, value: <Amount centavos={books.heldCentavos} /> },
          { label: w.invested, value: <Amount centavos={books.investedCentavos} /> },
        ]}
      />
    </Card>
  )
}
