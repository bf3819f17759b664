import { useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { canCheckProofs, isSealSigned } from '../shared/check-proof.ts'
import type { SignedSeal } from '../shared/rules-seal.ts'
import { sealWords } from '../shared/words.ts'
import { fetchSealKeys } from './seal-keys.ts'

interface Verdict {
  /** Null: nobody knows. */
  holds: boolean | null
  title: string
  more: string
}

interface Props {
  label: string
  seal: SignedSeal
  check: () => Promise<Verdict>
}

/** Computes a proof and verifies the signature of its seal when asked to. */
export function ProofCheck({ label, seal, check }: Props) {
  const w = useWords(sealWords)
  const [state, setState] = useState<'checking' | Verdict>()
  const run = async () => {
    setState('checking')
    setState(await verdictOf(seal, check, w))
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div role="status" className="empty:hidden">
        {typeof state === 'object' && (
          <Notice tone={toneOf(state)} title={state.title}>
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

const toneOf = ({ holds }: Verdict) => (holds === null ? 'waiting' : holds ? 'credited' : 'failed')

async function verdictOf(
  seal: SignedSeal,
  check: Props['check'],
  w: typeof sealWords,
): Promise<Verdict> {
  if (!canCheckProofs()) return { holds: null, title: w.noCrypto, more: w.noCryptoMore }
  const proven = await check()
  if (!proven.holds) return proven
  const keys = await fetchSealKeys().catch(() => null)
  if (keys === null) return { holds: null, title: w.noKeys, more: w.noKeysMore }
  const isSigned = await isSealSigned(seal, keys)
  if (isSigned === null) return { holds: null, title: w.noEd25519, more: w.noEd25519More }
  return isSigned ? proven : { holds: false, title: w.notSigned, more: w.notSignedMore }
}
