import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { showDay } from '#foundation/time/shared/time.ts'
import { isReceiptSealed } from '../shared/check-proof.ts'
import { readSeal, type ReceiptProof, type SealedReceipt } from '../shared/rules-seal.ts'
import { sealWords } from '../shared/words.ts'
import { seals } from './calls.ts'
import { Fingerprint } from './fingerprint.tsx'
import { ProofCheck } from './proof-check.tsx'

interface Props {
  code: string
  /** As the page shows it. */
  receipt: Omit<SealedReceipt, 'endedAt' | 'signedSha256'>
  /** Only the owner and the staff have it. */
  signedText: string | null
}

/** Receipts that ended in one of these ways keep what they say, and are sealed. */
const isKept = ({ status }: Props['receipt']) =>
  status === 'completed' || status === 'declined' || status === 'failed' || status === 'cancelled'

/** Whether a seal holds this receipt. Without an answer it is not shown: it decides nothing. */
export function ReceiptSeal(props: Props) {
  const w = useWords(sealWords)
  const isSealable = isKept(props.receipt)
  const { data: proof } = useQuery({
    ...seals.ofReceipt.queryOptions({ input: { code: props.code } }),
    enabled: isSealable,
  })
  if (!isSealable || proof === undefined) return null
  return (
    <div className="no-print">
      <Card title={w.seal}>
        {proof ? (
          <Sealed {...props} proof={proof} />
        ) : (
          <>
            <p className="font-medium">{w.notSealed}</p>
            <p className="text-muted">{w.notSealedMore}</p>
          </>
        )}
      </Card>
    </div>
  )
}

function Sealed({ receipt, signedText, proof }: Props & { proof: ReceiptProof }) {
  const w = useWords(sealWords)
  const language = useLanguage()
  const { sealedAt, number } = readSeal(proof.statement)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <p className="font-medium">{w.sealedOn(showDay(sealedAt, language))}</p>
        <p className="text-muted">{w.sealedMore}</p>
      </div>
      <ProofCheck
        label={w.check}
        seal={proof}
        check={async () =>
          (await isReceiptSealed(receipt, proof, signedText))
            ? {
                holds: true,
                title: w.receiptHolds,
                more: w.receiptHoldsMore(String(number)),
              }
            : { holds: false, title: w.receiptBroken, more: w.receiptBrokenMore }
        }
      />
      <div>
        <p className="text-sm text-muted">{w.fingerprint}</p>
        <Fingerprint statement={proof.statement} />
        <Link to="/seals" className="link target inline-flex items-center">
          {w.compare}
        </Link>
      </div>
    </div>
  )
}
