import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { showBytes } from '../../kit/file-check.ts'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { attachmentAddress } from '../../chats/screens/message-bubble.tsx'
import { shortReference } from '../../chats/rules.ts'
import { showListTime } from '../../time/time.ts'
import type { DepositView, Proof } from '../contract.ts'
import { words } from '../words.ts'

/** What the user sent as proof, beside the amount it has to prove. */
export function DepositProofs({ deposit, proofs }: { deposit: DepositView; proofs: readonly Proof[] }) {
  const w = useWords(words)
  return (
    <Card title={w.proofTitle}>
      <div className="grid gap-4">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-muted">{w.claimed}</span>
          <Amount centavos={deposit.amountCentavos} size="large" />
        </p>
        {proofs.length === 0 && <p className="text-muted">{w.noProof}</p>}
        {proofs.map((proof) => (
          <OneProof key={proof.attachmentId} proof={proof} />
        ))}
      </div>
    </Card>
  )
}

function OneProof({ proof }: { proof: Proof }) {
  const w = useWords(words)
  const language = useLanguage()
  const address = attachmentAddress(proof.attachmentId)
  return (
    <div className="grid gap-2">
      {proof.sentElsewhere.length > 0 && <SentBefore proof={proof} />}
      {proof.kind === 'image' ? (
        <a href={address} target="_blank" rel="noopener" className="grid gap-1">
          <img src={address} alt={w.proofImage(proof.name)} className="h-80 w-full rounded-control bg-sunken object-contain" />
          <span className="link text-sm">{w.openProof}</span>
        </a>
      ) : (
        <a href={address} download={proof.name} className="link target flex items-center gap-2 wrap-anywhere">
          <FileText aria-hidden size={18} className="shrink-0" />
          {proof.name} ({showBytes(proof.sizeBytes)})
        </a>
      )}
      <p className="text-sm text-muted">{showListTime(proof.sentAt, language)}</p>
    </div>
  )
}

/** The very same file in another chat: perhaps an honest mistake, perhaps one slip for two deposits. A person has to look. */
function SentBefore({ proof }: { proof: Proof }) {
  const w = useWords(words)
  const language = useLanguage()
  return (
    <Notice tone="failed" title={w.duplicateTitle}>
      <ul className="grid gap-1">
        {proof.sentElsewhere.map((other) => (
          <li key={`${other.chatId} ${other.sentAt.toISOString()}`} className="flex flex-wrap gap-x-2">
            {w.duplicateFile(other.userName, shortReference(other.reference), showListTime(other.sentAt, language))}
            <Link to="/admin/deposit-chat/$chatId" params={{ chatId: other.chatId }} className="link">
              {w.seeOther}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
