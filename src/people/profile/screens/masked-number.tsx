import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { IconButton } from '#foundation/kit/ui/button.tsx'
import { isMasked, maskAccountNumber } from '../shared/account-number.ts'
import { revealSeconds } from '../shared/rules.ts'
import { maskedNumberWords } from '../shared/words-masked.ts'

/**
 * An account number that shows only its end. It can be revealed, and is masked again after a while,
 * when the tab is left, and in print.
 */
export function MaskedNumber({ accountNumber }: { accountNumber: string }) {
  const w = useWords(maskedNumberWords)
  const [revealed, setRevealed] = useState(false)
  useEffect(() => {
    if (!revealed) return
    const mask = () => setRevealed(false)
    const timer = setTimeout(mask, revealSeconds * 1000)
    document.addEventListener('visibilitychange', mask)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', mask)
    }
  }, [revealed])
  return (
    <span className="inline-flex items-center gap-1">
      <span aria-hidden={!revealed} className={`figures ${revealed ? 'print:hidden' : ''}`}>
        {revealed ? accountNumber : maskAccountNumber(accountNumber)}
      </span>
      {revealed && (
        <span className="figures hidden print:inline">{maskAccountNumber(accountNumber)}</span>
      )}
      {!revealed && <span className="sr-only">{w.masked(accountNumber.slice(-4))}</span>}
      {!isMasked(accountNumber) && (
        <IconButton
          label={revealed ? w.conceal : w.reveal}
          icon={revealed ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          onClick={() => setRevealed(!revealed)}
          className="no-print -my-2.5 -mr-2"
        />
      )}
    </span>
  )
}
