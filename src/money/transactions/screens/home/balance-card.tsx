import { useQuery } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowUpFromLine, Eye, EyeOff } from 'lucide-react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { AsOf } from '#foundation/kit/offline/as-of.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { IconButton, LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { transactionWords } from '../../shared/words.ts'
import { balanceQuery } from '../calls.ts'
import { setAmountsHidden, useAmountsHidden } from './amounts-hidden.ts'

const iconWithRoom = 'shrink-0 max-[25rem]:hidden'
const oneLine = 'whitespace-nowrap max-sm:px-2'

/** Shows the available balance, the money on hold, and links to deposit and withdraw. */
export function BalanceCard() {
  const w = useWords(transactionWords)
  const hidden = useAmountsHidden()
  return (
    <Card
      title={w.balance}
      action={
        <IconButton
          label={hidden ? w.showBalance : w.hideBalance}
          icon={hidden ? <Eye aria-hidden size={20} /> : <EyeOff aria-hidden size={20} />}
          onClick={() => setAmountsHidden(!hidden)}
          className="-mr-3"
        />
      }
    >
      <div className="grid gap-4">
        <Figures hidden={hidden} />
        {/* Side by side where both labels fit, also with text at 200 %. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3">
          <LinkButton
            to="/dashboard/deposit"
            className={oneLine}
            icon={<ArrowDownToLine aria-hidden size={18} className={iconWithRoom} />}
            wide
          >
            {w.deposit}
          </LinkButton>
          <LinkButton
            to="/dashboard/withdraw"
            variant="secondary"
            className={oneLine}
            icon={<ArrowUpFromLine aria-hidden size={18} className={iconWithRoom} />}
            wide
          >
            {w.withdraw}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

function Figures({ hidden }: { hidden: boolean }) {
  const w = useWords(transactionWords)
  const balance = useQuery(balanceQuery)
  if (balance.error && !balance.data)
    return (
      <FetchFailed
        title={w.balanceFailed}
        message={w.balanceFailedMore}
        error={balance.error}
        onRetry={() => void balance.refetch()}
      />
    )
  if (!balance.data) return <Skeleton height="3.375rem" />
  const { availableCentavos, heldCentavos } = balance.data
  return (
    <div>
      <p aria-live="polite">
        <Amount centavos={availableCentavos} size="balance" hidden={hidden} />
        {hidden && <span className="sr-only">{w.balanceHidden}</span>}
      </p>
      <AsOf answer={balance} failed={w.balanceFailed} always />
      {heldCentavos > 0n && (
        <p className="mt-1 text-sm text-muted">
          <span className="figures font-medium">
            {hidden ? w.onHold('₱ ••••••') : w.onHold(showPesos(heldCentavos))}
          </span>
          <span className="block">{w.onHoldMore}</span>
        </p>
      )}
    </div>
  )
}
