import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { useShownTime } from '#foundation/kit/time/shown-time.ts'
import { useNowAfter } from '#foundation/kit/time/since.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { absolute } from '#foundation/peso/shared/peso.ts'
import { useAmountsHidden } from '#money/transactions/screens/home/amounts-hidden.ts'
import type { ExpectedTime } from '#money/transactions/shared/contract.ts'
import { expectedTimeWords } from '#money/transactions/shared/words-expected.ts'
import type { WithdrawalUnderWay } from '../../shared/contract.ts'
import { withdrawalHomeWords } from '../../shared/words-home.ts'
import { withdrawals } from '../calls.ts'

/** On the first page: requested money that has not arrived, and when it did for others. */
export function UnderWayCard() {
  const w = useWords(withdrawalHomeWords)
  const e = useWords(expectedTimeWords)
  const underWay = useQuery(withdrawals.underWay.queryOptions({ input: {} }))
  // Without an answer the list of transactions shows them, and the balance what is on hold.
  if (!underWay.data || underWay.data.withdrawals.length === 0) return null
  const { withdrawals: rows, expected } = underWay.data
  return (
    <Card title={w.title}>
      <ul className="-mt-2 grid grid-cols-1 gap-5">
        {rows.map((row) => (
          <li key={row.transactionId} className="relative">
            <UnderWay row={row} expected={expected} />
          </li>
        ))}
      </ul>
      {expected && (
        <p className="mt-3 text-sm text-muted">
          {expected.measured
            ? `${e.usual(expected.measured.halfSeconds, expected.measured.nineOfTenSeconds)} ` +
              e.measuredOn(expected.count, 'withdrawal')
            : e.notEnough}
        </p>
      )}
    </Card>
  )
}

interface Props {
  row: WithdrawalUnderWay
  expected: ExpectedTime | null
}

function UnderWay({ row, expected }: Props) {
  const w = useWords(withdrawalHomeWords)
  const hidden = useAmountsHidden()
  const { transactionId, bankName, lastDigits, amountCentavos, createdAt } = row
  const now = useNowAfter(createdAt)
  const by = expectedBy(row, expected)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link
          to="/dashboard/transactions/receipt/$transactionId"
          params={{ transactionId }}
          className={
            'target inline-flex flex-wrap items-center gap-x-1.5 text-[0.9375rem] text-ink ' +
            'no-underline after:absolute after:inset-0 hover:underline'
          }
        >
          {w.to(bankName)}{' '}
          <span className="figures whitespace-nowrap">
            <span aria-hidden>••••</span>
            <span className="sr-only">{w.endingIn}</span> {lastDigits}
          </span>
        </Link>
        <span className="ml-auto font-semibold">
          <Amount centavos={absolute(amountCentavos)} size="row" hidden={hidden} />
        </span>
      </div>
      <Steps row={row} by={by} now={now} />
      {by && by.getTime() < now && <p className="mt-2 text-sm text-held">{w.late}</p>}
    </>
  )
}

/** When 9 of 10 were paid, or undefined; a new account waits first. */
function expectedBy(
  { createdAt, waitsUntil }: WithdrawalUnderWay,
  expected: ExpectedTime | null,
): Date | undefined {
  if (waitsUntil || !expected?.measured) return undefined
  return new Date(createdAt.getTime() + expected.measured.nineOfTenSeconds * 1000)
}

const stepStyle =
  'relative pt-5 before:absolute before:top-[5px] before:left-0 before:h-1 before:w-full ' +
  'before:bg-line after:absolute after:top-0 after:left-0 after:size-3.5 after:rotate-45 ' +
  'after:scale-80 after:rounded-[2px] after:bg-line last:before:hidden max-[22rem]:before:hidden'
const done = 'before:bg-primary! after:bg-primary!'
const atIt =
  'before:bg-linear-to-r before:from-mango before:from-50% before:to-line before:to-50% ' +
  'after:bg-mango!'
const held = 'after:bg-coral!'

function Steps({ row, by, now }: { row: WithdrawalUnderWay; by: Date | undefined; now: number }) {
  const w = useWords(withdrawalHomeWords)
  const { createdAt, waitsUntil, status } = row
  const show = useShownTime()
  const isHeld = status === 'on_hold'
  return (
    <ol
      className={
        'mt-2 grid grid-cols-1 gap-2 text-sm text-muted [--line:var(--control-line)] ' +
        'min-[22rem]:grid-cols-[minmax(max-content,1fr)_minmax(max-content,1fr)_auto]'
      }
    >
      <li className={`${stepStyle} ${done}`}>
        {w.requested}
        {/* Of an earlier day, the day has a line of its own. */}
        <span className="figures grid">
          {show(createdAt)
            .split(', ')
            .map((part) => (
              <span key={part}>{part}</span>
            ))}
        </span>
      </li>
      <li className={`${stepStyle} ${isHeld ? held : atIt}`}>
        <b className={isHeld ? 'text-held' : 'text-ink'}>{w.at[status]}</b>
        <span className="block">{w.now}</span>
      </li>
      <li className={stepStyle}>
        {w.paid}
        {waitsUntil && <span className="figures block">{w.from(show(waitsUntil))}</span>}
        {by && by.getTime() >= now && (
          <span className="figures block">
            {w.by} <span className="whitespace-nowrap">{show(by)}</span>
          </span>
        )}
      </li>
    </ol>
  )
}
