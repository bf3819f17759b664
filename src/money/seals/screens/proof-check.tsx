import { useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { canCheckProofs } from '../shared/check-proof.ts'
import { sealWords } from '../shared/words.ts'

export interface Verdict {
  holds: boolean
  title: string
  more: string
}

/** Computes a proof when asked to, and says what came out. */
export function ProofCheck({ label, check }: { label: string; check: () => Promise<Verdict> }) {
  const w = useWords(sealWords)
  const [state, setState] = useState<'checking' | Verdict>()
  const run = async () => {
    setState('checking')
    setState(
      canCheckProofs() ? await check() : { holds: false, title: w.noCrypto, more: w.noCryptoMore },
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div role="status" className="empty:hidden">
        {typeof state === 'object' && (
          <Notice tone={state.holds ? 'credited' : 'failed'} title={state.title}>
            {state.more}
          </Notice>
        )}
      </div>
      <Button
        variant="secondary"
        className="justify-self-start"
        pending={state === 'checking'}
        onClick={() => void run()}
      >
        {label}
      </Button>
    </div>
  )
}
