import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { AdminCompanyAccount } from '../../shared/contract.ts'
import { companyAccountWords } from '../../shared/words-company-accounts.ts'
import { deposits } from '../calls.ts'
import { AddCompanyAccountDialog } from './add-company-account-dialog.tsx'

/** All bank accounts and e-wallets of the company, including the retired ones. */
export function CompanyAccountsCard() {
  const w = useWords(companyAccountWords)
  const list = useQuery(deposits.adminCompanyAccounts.queryOptions({ input: {} }))
  const [adding, setAdding] = useState(false)
  return (
    <Card
      id="deposit-accounts"
      title={w.title}
      flush
      action={
        <Button
          variant="secondary"
          size="small"
          icon={<Plus aria-hidden size={16} />}
          onClick={() => setAdding(true)}
        >
          {w.add}
        </Button>
      }
    >
      <p className="max-w-prose edge pb-4 text-sm text-muted sm:px-5">{w.intro}</p>
      {!list.data && !list.error && (
        <Skeleton lines={3} height="3rem" className="edge pb-4 sm:px-5" />
      )}
      {!list.data && list.error && (
        <ErrorState title={w.fetchFailed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && (
        <RefetchFailed
          title={w.fetchFailed}
          answer={list}
          className="edge pb-4 empty:hidden sm:px-5"
        />
      )}
      {list.data?.length === 0 && <EmptyState title={w.none} message={w.noneMore} />}
      {list.data && list.data.length > 0 && (
        <ul aria-label={w.title}>
          {list.data.map((account) => (
            <CompanyAccountItem
              key={account.companyAccountId}
              account={account}
              isLast={account.active && list.data.filter(({ active }) => active).length === 1}
            />
          ))}
        </ul>
      )}
      {adding && <AddCompanyAccountDialog onClose={() => setAdding(false)} />}
    </Card>
  )
}

interface ItemProps {
  account: AdminCompanyAccount
  /** The only active one. */
  isLast: boolean
}

function CompanyAccountItem({ account, isLast }: ItemProps) {
  const w = useWords(companyAccountWords)
  const language = useLanguage()
  const [confirming, setConfirming] = useState(false)
  const { bankName, accountNumber, accountName, details, active, retiredAt, openDeposits } = account
  return (
    <li
      className={
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line ' +
        'edge py-3 sm:px-5'
      }
    >
      <div className={`grid min-w-0 gap-0.5 ${active ? '' : 'text-muted'}`}>
        <p className="font-medium wrap-anywhere">
          {bankName} <span className="figures font-normal">{accountNumber}</span>
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {[accountName, details].filter(Boolean).join(' · ')}
        </p>
        {!active && retiredAt && (
          <p className="text-sm text-muted">{w.retiredSince(showListTime(retiredAt, language))}</p>
        )}
        {openDeposits > 0 && <p className="text-sm text-muted">{w.openDeposits(openDeposits)}</p>}
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={
          active ? w.retireOf(bankName, accountNumber) : w.restoreOf(bankName, accountNumber)
        }
        onClick={() => setConfirming(true)}
      >
        {active ? w.retire : w.restore}
      </Button>
      {confirming && (
        <ConfirmChange account={account} isLast={isLast} onClose={() => setConfirming(false)} />
      )}
    </li>
  )
}

function ConfirmChange({ account, isLast, onClose }: ItemProps & { onClose: () => void }) {
  const w = useWords(companyAccountWords)
  const queries = useQueryClient()
  const { companyAccountId, bankName, accountNumber, accountName, active, openDeposits } = account
  const move = useMutation(
    deposits.setCompanyAccountActive.mutationOptions({
      onSuccess: (list) => {
        queries.setQueryData(deposits.adminCompanyAccounts.queryKey({ input: {} }), list)
        onClose()
        notify({
          title: active ? w.retired : w.restored,
          message: `${bankName} ${accountNumber}`,
          tone: 'credited',
        })
      },
      onError: showFailure(w.updateFailed),
    }),
  )
  const retireMessage = [
    w.retireMore,
    openDeposits > 0 ? w.retireOpen(openDeposits) : '',
    isLast ? w.retireLast : '',
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={active ? w.retireTitle(bankName) : w.restoreTitle(bankName)}
      message={active ? retireMessage : w.restoreMore(accountNumber, accountName)}
      confirmLabel={active ? w.retire : w.restore}
      cancelLabel={w.cancel}
      pending={move.isPending}
      onConfirm={() => move.mutate({ companyAccountId, active: !active })}
    />
  )
}
