import { useWords } from '#foundation/kit/i18n/language.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { QuickReply } from '#money/chats/screens/conversation/composer.tsx'
import type { DepositView } from '../../../shared/contract.ts'
import { waitsForPayment } from '../../../shared/rules.ts'
import { depositChatWords } from '../../../shared/words-chat.ts'

/** Messages that people mostly write while their deposit waits for the payment. */
export function useDepositReplies(deposit: DepositView | null | undefined): QuickReply[] {
  const w = useWords(depositChatWords)
  if (!deposit || !waitsForPayment(deposit)) return []
  return [
    { label: w.iHavePaid, text: w.iHavePaidText },
    { label: w.otherAmount, text: w.otherAmountText(showPesos(deposit.amountCentavos)) },
    { label: w.cannotPay, text: w.cannotPayText },
  ]
}
