import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ReferenceText } from '#foundation/kit/reference/reference.tsx'
import { Weave } from '#foundation/kit/reference/weave.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import type { DepositView } from '../../../shared/contract.ts'
import { waitsForPayment } from '../../../shared/rules.ts'
import { depositChatWords } from '../../../shared/words-chat.ts'
import { depositWords } from '../../../shared/words.ts'
import { CancelDeposit } from '../cancel-deposit.tsx'
import { CompanyAccountFacts, CopyableReference } from '../company-account-facts.tsx'
import { DepositClock } from '../deposit-clock.tsx'
import { DepositNote } from './deposit-note.tsx'
import { DepositStatusBadge } from './deposit-status.tsx'
import { DepositSteps } from './deposit-steps.tsx'

/** Everything about the deposit of a chat, beside the messages or in a window. */
export function DepositDetails({ deposit }: { deposit: DepositView }) {
  const w = useWords(depositChatWords)
  const d = useWords(depositWords)
  const toPay = waitsForPayment(deposit)
  return (
    <div className="grid gap-5 in-[aside]:pb-5">
      <Head deposit={deposit} />
      <div className="grid gap-5 in-[aside]:px-5">
        {toPay && <DepositClock deposit={deposit} />}
        <DepositNote deposit={deposit} className="" />
        <section className="grid gap-3">
          <h2 className="text-base">{w.steps}</h2>
          <DepositSteps deposit={deposit} />
        </section>
        {toPay && (
          <section className="grid gap-3 border-t border-line pt-4">
            <h2 className="text-base">{d.payTo}</h2>
            <div className="text-sm">
              <CompanyAccountFacts companyAccount={deposit.companyAccount} />
            </div>
          </section>
        )}
        <div className="grid gap-2 border-t border-line pt-4">
          <p className="flex items-center">
            <span className="sr-only">{d.reference}</span>
            <CopyableReference reference={deposit.referenceNumber} />
          </p>
          <p className="text-[0.8125rem] text-muted">
            <b className="font-semibold text-ink">{w.weave}</b> {w.weaveMore}
          </p>
        </div>
        {toPay && <CancelDeposit deposit={deposit} />}
      </div>
    </div>
  )
}

function Head({ deposit }: { deposit: DepositView }) {
  const w = useWords(depositWords)
  return (
    <div className="chat-deposit deep-field">
      <Weave reference={deposit.referenceNumber} className="chat-top-mark size-15!" />
      <div className="grid min-w-0 justify-items-start gap-1">
        <span className="text-2xl font-semibold">
          <Amount centavos={deposit.amountCentavos} />
        </span>
        <span className="text-xs text-on-deep-muted">
          <ReferenceText reference={deposit.referenceNumber} />
        </span>
        <span>
          <span className="sr-only">{w.status}: </span>
          <DepositStatusBadge deposit={deposit} />
        </span>
      </div>
    </div>
  )
}
