import { useMemo } from 'react'
import { useLanguage, useWords, type Language } from '#foundation/kit/i18n/language.tsx'
import { useStableCallback, type Column } from '#foundation/kit/table/data-table.tsx'
import { Since } from '#foundation/kit/time/since.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { PersonLines } from '#foundation/kit/ui/person-lines.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import { TransactionStatusBadge } from '#money/transactions/screens/list/transaction-status.tsx'
import { ClaimMark } from '#teamwork/claims/screens/claim-mark.tsx'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import { staffWithdrawalMoves } from '../../shared/rules.ts'
import { payeeWords } from '../../shared/words-payee.ts'
import { withdrawalProcessWords } from '../../shared/words-process.ts'
import { withdrawalWords } from '../../shared/words.ts'

interface Choice {
  onProcess: (row: AdminWithdrawalView) => void
  /** The rows that can be selected for a bulk move, and the selected ones. */
  choosable: readonly AdminWithdrawalView[]
  chosen: readonly AdminWithdrawalView[]
  onChoose: (transactionIds: readonly string[]) => void
}

export function useWithdrawalColumns({
  onProcess,
  choosable,
  chosen,
  onChoose,
}: Choice): Column<AdminWithdrawalView>[] {
  const w = useWords(withdrawalWords)
  const process = useWords(withdrawalProcessWords)
  const payee = useWords(payeeWords)
  const chosenIds = useMemo(() => chosen.map(({ transactionId }) => transactionId), [chosen])
  const choose = useStableCallback((id: string) =>
    onChoose(chosenIds.includes(id) ? chosenIds.filter((one) => one !== id) : [...chosenIds, id]),
  )
  const chooseAll = useStableCallback(() =>
    onChoose(
      chosen.length === choosable.length ? [] : choosable.map(({ transactionId }) => transactionId),
    ),
  )
  const open = useStableCallback(onProcess)
  const language = useLanguage()
  const choices = choosable.length
  return useMemo<Column<AdminWithdrawalView>[]>(
    () => [
      {
        key: 'choose',
        header: choices > 0 && (
          <Tick
            label={process.selectAll}
            checked={chosenIds.length === choices}
            onChange={chooseAll}
          />
        ),
        card: 'bare',
        cell: (row) =>
          staffWithdrawalMoves(row.status).length > 0 && (
            <Tick
              label={process.select(row.referenceNumber)}
              checked={chosenIds.includes(row.transactionId)}
              onChange={() => choose(row.transactionId)}
            />
          ),
      },
      ...factColumns(w, payee, language),
      {
        key: 'process',
        header: w.processHeader,
        card: 'bare',
        cell: (row) => <ProcessButton row={row} onOpen={open} />,
      },
    ],
    [w, process, payee, language, chosenIds, choices, choose, chooseAll, open],
  )
}

function factColumns(
  w: typeof withdrawalWords,
  payee: typeof payeeWords,
  language: Language,
): Column<AdminWithdrawalView>[] {
  return [
    {
      key: 'user',
      header: w.user,
      card: 'title',
      cell: (row) => <PersonLines name={row.userName} email={row.userEmail} />,
    },
    {
      key: 'amount',
      header: w.amount,
      align: 'end',
      cell: (row) => <Amount centavos={row.amountCentavos} sign="written" />,
    },
    {
      key: 'bank',
      header: w.bankDetails,
      cell: (row) => (
        <>
          <span className="block">{row.bankName}</span>
          <span className="block text-muted">
            {row.accountName}, <span className="figures">{row.accountNumber}</span>
          </span>
        </>
      ),
    },
    {
      key: 'status',
      header: w.status,
      cell: (row) => (
        <>
          <TransactionStatusBadge status={row.status} />
          <Since instant={row.statusSince} className="mt-0.5 block whitespace-nowrap text-muted" />
          {row.waitsUntil && (
            <span className="mt-0.5 block text-waiting">
              {payee.rowWaits(showListTime(row.waitsUntil, language))}
            </span>
          )}
          <ClaimMark kind="withdrawal" id={row.transactionId} />
        </>
      ),
    },
    {
      key: 'requested',
      header: w.requested,
      cell: (row) => (
        <>
          <span className="figures block whitespace-nowrap">
            {showListTime(row.createdAt, language)}
          </span>
          <span className="block text-muted">{row.referenceNumber}</span>
        </>
      ),
    },
  ]
}

function ProcessButton({
  row,
  onOpen,
}: {
  row: AdminWithdrawalView
  onOpen: (row: AdminWithdrawalView) => void
}) {
  const w = useWords(withdrawalWords)
  const process = useWords(withdrawalProcessWords)
  const isOver = staffWithdrawalMoves(row.status).length === 0
  return (
    <Button
      size="small"
      variant={isOver ? 'quiet' : 'secondary'}
      aria-label={
        isOver ? process.detailsOf(row.referenceNumber) : w.processOf(row.referenceNumber)
      }
      onClick={() => onOpen(row)}
    >
      {isOver ? process.details : w.process}
    </Button>
  )
}

function Tick({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: () => void
}) {
  return (
    <label className="target inline-flex cursor-pointer items-center pr-2">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="size-5 cursor-pointer accent-primary"
      />
    </label>
  )
}
