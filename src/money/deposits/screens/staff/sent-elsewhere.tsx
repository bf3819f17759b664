import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { PictureViewer } from '#foundation/kit/overlay/picture-viewer.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import { attachmentAddress } from '#money/chats/screens/conversation/message-bubble.tsx'
import { noReference } from '#money/chats/shared/rules.ts'
import type { DepositProof } from '../../shared/contract.ts'
import { depositConsoleWords } from '../../shared/words-console.ts'
import { depositWords } from '../../shared/words.ts'
import { ChatStepBadge } from './admin-chat-status.tsx'

type Elsewhere = DepositProof['sentElsewhere'][number]

/** Lists other chats with the same proof: an honest mistake or fraud, which staff must judge. */
export function SentElsewhere({ proof, userName }: { proof: DepositProof; userName: string }) {
  const c = useWords(depositConsoleWords)
  const w = useWords(depositWords)
  const language = useLanguage()
  const [compared, setCompared] = useState<Elsewhere | null>(null)
  return (
    <Notice
      tone="failed"
      title={proof.sentElsewhere.some(({ isSameFile }) => isSameFile) ? c.sameFile : c.alike}
    >
      <p>{c.onePayment}</p>
      <ul className="mt-2 grid gap-2">
        {proof.sentElsewhere.map((other) => (
          <li key={other.attachmentId} className="grid gap-1 border-t border-line pt-2">
            <p className="wrap-anywhere">
              {c.elsewhere(
                other.userName,
                other.reference ?? noReference,
                showListTime(other.sentAt, language),
              )}
            </p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <ChatStepBadge step={other.chatStatus} />
              <Link
                to="/admin/deposit-chat/$chatId"
                params={{ chatId: other.chatId }}
                className="link target inline-flex items-center"
              >
                {w.seeOther}
              </Link>
              {proof.kind === 'image' && (
                <Button size="small" variant="secondary" onClick={() => setCompared(other)}>
                  {c.compare}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {compared && (
        <Compare
          proof={proof}
          other={compared}
          userName={userName}
          onClose={() => setCompared(null)}
        />
      )}
    </Notice>
  )
}

function Compare({
  proof,
  other,
  userName,
  onClose,
}: {
  proof: DepositProof
  other: Elsewhere
  userName: string
  onClose: () => void
}) {
  const c = useWords(depositConsoleWords)
  const pictures = [
    { attachmentId: proof.attachmentId, from: c.here(userName) },
    {
      attachmentId: other.attachmentId,
      from: c.there(other.userName, other.reference ?? noReference),
    },
  ]
  return (
    <Dialog open onClose={onClose} title={c.compareTitle} size="wide">
      <div className="grid gap-4 sm:grid-cols-2">
        {pictures.map(({ attachmentId, from }) => (
          <figure key={attachmentId} className="grid min-w-0 grid-cols-1 content-start gap-2">
            <figcaption className="font-medium wrap-anywhere">{from}</figcaption>
            <PictureViewer src={attachmentAddress(attachmentId)} alt={from} height="h-[50dvh]" />
          </figure>
        ))}
      </div>
    </Dialog>
  )
}
