import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { AsOf } from '#foundation/kit/offline/as-of.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { balanceQuery } from '#money/transactions/screens/calls.ts'
import { useAmountsHidden } from '#money/transactions/screens/home/amounts-hidden.ts'
import { portfolioWords } from '../../../shared/user/words-portfolio.ts'
import type { Portfolio } from '../../../shared/views.ts'
import { NotOwed } from '../not-owed.tsx'

interface Props {
  totals: Portfolio['totals']
  answer: Parameters<typeof AsOf>[0]['answer']
}

/** The figures of all placements and, set apart from them, the wallet. */
export function PortfolioTotals({ totals, answer }: Props) {
  const w = useWords(portfolioWords)
  const hidden = useAmountsHidden()
  const { placedCentavos, dueCentavos, projectedGainCentavos, returnedCentavos } = totals
  return (
    <Card title={w.placedNow}>
      <p>
        <Amount centavos={placedCentavos + dueCentavos} size="balance" hidden={hidden} />
      </p>
      <AsOf answer={answer} failed={w.failed} always />
      <dl className="mt-3 grid grid-cols-1">
        {dueCentavos > 0n && (
          <Line label={w.ofThese}>
            <Amount centavos={dueCentavos} hidden={hidden} />
          </Line>
        )}
        {projectedGainCentavos > 0n && (
          <Line label={w.projected} more={<NotOwed>{w.projectedMore}</NotOwed>}>
            <Amount centavos={projectedGainCentavos} hidden={hidden} />
          </Line>
        )}
        <Line label={w.received}>
          <Amount centavos={returnedCentavos} hidden={hidden} />
        </Line>
      </dl>
      <WalletLine hidden={hidden} />
    </Card>
  )
}

interface LineProps {
  label: string
  more?: ReactNode
  children: ReactNode
}

function Line({ label, more, children }: LineProps) {
  return (
    <div
      className={
        'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5'
      }
    >
      <dt className="text-muted">{label}</dt>
      <dd className="ml-auto">{children}</dd>
      {more && <dd className="basis-full">{more}</dd>}
    </div>
  )
}

/** Wallet and investments are two things. */
function WalletLine({ hidden }: { hidden: boolean }) {
  const w = useWords(portfolioWords)
  const balance = useQuery(balanceQuery)
  return (
    <div className="mt-1 grid gap-1 rounded-card bg-sunken p-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="flex items-center gap-2 text-muted">
          <Wallet aria-hidden size={18} className="shrink-0" />
          {w.inWallet}
        </span>
        {balance.data && (
          <span className="ml-auto">
            <Amount centavos={balance.data.availableCentavos} hidden={hidden} />
          </span>
        )}
      </p>
      <p className="text-sm text-muted">{w.walletApart}</p>
      <Link to="/dashboard/wallet" className="link target inline-flex items-center text-sm">
        {w.openWallet}
      </Link>
    </div>
  )
}
