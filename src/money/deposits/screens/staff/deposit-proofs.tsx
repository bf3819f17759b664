import { FileText } from 'lucide-react'
import { useState } from 'react'
import { showBytes } from '#foundation/kit/fields/file-check.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { PictureViewer } from '#foundation/kit/overlay/picture-viewer.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import { attachmentAddress } from '#money/chats/screens/conversation/message-bubble.tsx'
import type { DepositView, DepositProof } from '../../shared/contract.ts'
import { isDepositDecided } from '../../shared/rules.ts'
import { depositConsoleWords } from '../../shared/words-console.ts'
import { depositWords } from '../../shared/words.ts'
import { SentElsewhere } from './sent-elsewhere.tsx'

interface Props {
  deposit: DepositView
  proofs: readonly DepositProof[]
  userName: string
}

/** The user's proofs, with the amount of the deposit. */
export function DepositProofs({ deposit, proofs, userName }: Props) {
  const w = useWords(depositWords)
  const c = useWords(depositConsoleWords)
  return (
    <Card title={w.proofTitle}>
      <div className="grid grid-cols-1 gap-4">
        <p className="flex flex-wrap items-baseline justify-between gap-3">
          <span className="text-muted">{w.claimed}</span>
          <Amount centavos={deposit.amountCentavos} size="large" />
        </p>
        {proofs.length === 0 && (
          <p className="text-muted">
            {isDepositDecided(deposit.status) ? c.noProofSent : w.noProof}
          </p>
        )}
        {proofs.map((proof, place) => (
          <OneProof
            key={proof.attachmentId}
            proof={proof}
            userName={userName}
            amount={showPesos(deposit.amountCentavos)}
            main={place === 0}
          />
        ))}
      </div>
    </Card>
  )
}

function OneProof({
  proof,
  userName,
  amount,
  main,
}: {
  proof: DepositProof
  userName: string
  amount: string
  main: boolean
}) {
  const w = useWords(depositWords)
  const language = useLanguage()
  const address = attachmentAddress(proof.attachmentId)
  return (
    <div className="grid grid-cols-1 gap-2">
      {proof.sentElsewhere.length > 0 && <SentElsewhere proof={proof} userName={userName} />}
      {proof.kind === 'image' ? (
        <PictureViewer
          src={address}
          alt={w.proofImage(proof.name)}
          main={main}
          actions={<EnlargeButton address={address} proof={proof} amount={amount} />}
        />
      ) : (
        <a
          href={address}
          download={proof.name}
          className="link target flex items-center gap-2 wrap-anywhere"
        >
          <FileText aria-hidden size={18} className="shrink-0" />
          {proof.name} ({showBytes(proof.sizeBytes)})
        </a>
      )}
      <p className="text-sm text-muted">{showListTime(proof.sentAt, language)}</p>
    </div>
  )
}

/** Opens the picture in a large dialog whose title names the amount. */
function EnlargeButton({
  address,
  proof,
  amount,
}: {
  address: string
  proof: DepositProof
  amount: string
}) {
  const w = useWords(depositWords)
  const c = useWords(depositConsoleWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {c.large}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={c.largeTitle(amount)} size="wide">
        <PictureViewer src={address} alt={w.proofImage(proof.name)} height="h-[65dvh]" />
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="link target inline-flex items-center text-sm"
        >
          {w.openProof}
        </a>
      </Dialog>
    </>
  )
}
