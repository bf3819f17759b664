import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { useId } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { useOnline } from '#foundation/kit/offline/online.tsx'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { transactionWords } from '../../shared/words.ts'

const ways = [
  { to: '/dashboard/deposit', name: 'deposit', variant: 'invite', Icon: ArrowDownToLine },
  { to: '/dashboard/withdraw', name: 'withdraw', variant: 'onDeep', Icon: ArrowUpFromLine },
] as const

/** Deposit and Withdraw, on a teal field. Offline they cannot be pressed and say why. */
export function MoneyLinks() {
  const w = useWords(transactionWords)
  const { needsConnection } = useWords(kitWords)
  const online = useOnline()
  const id = useId()
  return (
    <div className="grid gap-2">
      {/* Side by side where both labels fit, also with text at 200 %. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3">
        {ways.map(({ to, name, variant, Icon }) => {
          const style = {
            variant,
            wide: true,
            className: 'min-h-12 whitespace-nowrap max-sm:px-2',
            icon: <Icon aria-hidden size={20} className="shrink-0 max-[22rem]:hidden" />,
          }
          return online ? (
            <LinkButton key={to} to={to} {...style}>
              {w[name]}
            </LinkButton>
          ) : (
            <Button key={to} {...style} blocked aria-describedby={id}>
              {w[name]}
            </Button>
          )
        })}
      </div>
      {!online && (
        <p id={id} className="text-sm text-mango">
          {needsConnection}
        </p>
      )}
    </div>
  )
}
