import { useMemo } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { PersonLine } from '#foundation/kit/list/person-line.tsx'
import { RowTick } from '#foundation/kit/list/row-tick.tsx'
import { StatusLine } from '#foundation/kit/list/status-line.tsx'
import { ReferenceLine } from '#foundation/kit/reference/reference-line.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { useStableCallback } from '#foundation/kit/table/data-table.tsx'
import { AgeSince } from '#foundation/kit/time/age.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { useNowAfter } from '#foundation/kit/time/since.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { showAge } from '#foundation/time/shared/line-time.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import { TransactionStatusLine } from '#money/transactions/screens/list/transaction-status-line.tsx'
import { shortBankName } from '#people/profile/shared/rules.ts'
import { ClaimMark } from '#teamwork/claims/screens/claim-mark.tsx'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import { withdrawalPatience } from '../../shared/rules-list.ts'
import { staffWithdrawalMoves } from '../../shared/rules.ts'
import { withdrawalListWords } from '../../shared/staff/words-list.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'
import { withdrawalStaffWords } from '../../shared/staff/words-staff.ts'
import { ProcessButton } from './process-button.tsx'

interface Choice {
  onProcess: (id: string) => void
  /** The rows that can be selected for a bulk move, and the selected ones. */
  choosable: readonly AdminWithdrawalView[]
  chosenIds: readonly string[]
  onToggle: (id: string) => void
  onToggleAll: () => void
}

export function useWithdrawalColumns({
  onProcess,
  choosable,
  chosenIds,
  onToggle,
  onToggleAll,
}: Choice): Column<AdminWithdrawalView>[] {
  const w = useWords(withdrawalStaffWords)
  const words = useWords(withdrawalListWords)
  const process = useWords(withdrawalProcessWords)
  const [toggle, toggleAll, open] = [
    useStableCallback(onToggle),
    useStableCallback(onToggleAll),
    useStableCallback(onProcess),
  ]
  const choices = choosable.length
  const chosenAll = choices > 0 && chosenIds.length >= choices
  return useMemo<Column<AdminWithdrawalView>[]>(
    () => [
      {
        key: 'choose',
        name: words.chooseColumn,
        fixed: true,
        width: '2.75rem',
        header: choices > 0 && (
          <RowTick label={process.selectAll} checked={chosenAll} onChange={toggleAll} />
        ),
        card: 'choose',
        cell: (row) =>
          staffWithdrawalMoves(row.status).length > 0 && (
            <RowTick
              label={process.select(row.referenceNumber)}
              checked={chosenIds.includes(row.transactionId)}
              onChange={() => toggle(row.transactionId)}
            />
          ),
      },
      ...factColumns(w, words),
      {
        key: 'process',
        fixed: true,
        header: w.processHeader,
        card: 'action',
        cell: (row) => <ProcessButton row={row} onOpen={open} />,
      },
    ],
    [w, words, process, chosenIds, choices, chosenAll, toggle, toggleAll, open],
  )
}

function factColumns(
  w: typeof withdrawalStaffWords,
  words: typeof withdrawalListWords,
): Column<AdminWithdrawalView>[] {
  return [
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
      cell: ({ amountCentavos }) => (
        <span className="font-semibold">
          <Amount centavos={amountCentavos} sign="written" />
        </span>
      ),
    },
    {
      key: 'bank',
      header: words.account,
      width: 'clamp(6.25rem, 14cqi, 10rem)',
      small: true,
      card: 'line',
      cell: ({ bankName, accountName, accountNumber }) => (
        <span
          className="figures flex gap-1 text-muted wide:text-ink"
          title={`${bankName}, ${accountName}`}
        >
          <span className="min-w-0 truncate">{shortBankName(bankName)}</span>
          <span className="shrink-0">{accountNumber}</span>
        </span>
      ),
    },
    {
      key: 'reference',
      header: words.reference,
      nowrap: true,
      small: true,
      from: 'medium',
      card: 'hidden',
      cell: ({ referenceNumber }) => <ReferenceLine reference={referenceNumber} />,
    },
    {
      key: 'status',
      header: words.statusAge,
      width: 'clamp(8.5rem, 15cqi, 12rem)',
      small: true,
      card: 'line',
      cell: (row) => <Status row={row} />,
    },
    {
      key: 'requested',
      header: w.requested,
      nowrap: true,
      small: true,
      from: 'wide',
      card: 'hidden',
      sort: { ascending: 'requested', descending: undefined, first: 'descending' },
      cell: ({ createdAt }) => (
        <span className="text-muted">
          <ListTime at={createdAt} />
        </span>
      ),
    },
  ]
}

/** The status, since when, and who works on it. */
function Status({ row }: { row: AdminWithdrawalView }) {
  const words = useWords(withdrawalListWords)
  const isOpen = staffWithdrawalMoves(row.status).length > 0
  if (row.waitsForApproval)
    return (
      <StatusLine tone="waiting" word={words.groups['second-person']}>
        <AgeSince instant={row.createdAt} patience={withdrawalPatience} />
      </StatusLine>
    )
  return (
    <TransactionStatusLine status={row.status}>
      {row.waitsUntil ? (
        <NewAccount since={row.createdAt} until={row.waitsUntil} />
      ) : (
        <AgeSince
          instant={isOpen ? row.createdAt : row.statusSince}
          patience={isOpen && withdrawalPatience}
        />
      )}{' '}
      <ClaimMark kind="withdrawal" id={row.transactionId} />
    </TransactionStatusLine>
  )
}

/** How long it still waits; a pointer over it shows why, and until when. */
function NewAccount({ since, until }: { since: Date; until: Date }) {
  const words = useWords(withdrawalListWords)
  const language = useLanguage()
  const now = useNowAfter(since)
  return (
    <span className="figures text-waiting" title={words.newAccount(showListTime(until, language))}>
      {words.waitsFor(showAge(until.getTime() - now, language))}
    </span>
  )
}
