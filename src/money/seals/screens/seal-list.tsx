import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '#foundation/kit/data/save-file.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showDay } from '#foundation/time/shared/time.ts'
import { canCheckProofs, doSealsFollow, isSealSigned } from '../shared/check-proof.ts'
import type { SealView } from '../shared/contract.ts'
import { readSeal } from '../shared/rules-seal.ts'
import { sealWords } from '../shared/words.ts'
import { Fingerprint } from './fingerprint.tsx'
import { Owed } from './owed.tsx'
import { fetchSealKeys } from './seal-keys.ts'

/** Newest first. */
export function SealList({ seals }: { seals: readonly SealView[] }) {
  const w = useWords(sealWords)
  const { data: follow } = useQuery({
    queryKey: ['seals follow', ...seals.map(({ statement }) => statement)],
    queryFn: () => doSealsFollow(seals.map(({ statement }) => statement)),
    enabled: canCheckProofs() && seals.length > 1,
    networkMode: 'always',
  })
  return (
    <Card title={w.published}>
      <div className="grid grid-cols-1 gap-3">
        {follow === true && <p className="text-sm text-muted">{w.chainHolds}</p>}
        {follow === false && <Notice tone="failed" title={w.chainBroken} />}
        <Signatures seals={seals} />
        <ul className="grid grid-cols-1">
          {seals.map((seal) => (
            <li key={String(seal.number)} className="border-t border-line pt-1 first:border-t-0">
              <OneSeal seal={seal} />
            </li>
          ))}
        </ul>
        <div className="border-t border-line pt-3">
          <p className="font-medium">{w.forExperts}</p>
          <p className="text-muted">{w.expertsMore}</p>
          <a href="/seal-key.pem" download className="link target inline-flex items-center">
            {w.publicKey}
          </a>
        </div>
      </div>
    </Card>
  )
}

function Signatures({ seals }: { seals: readonly SealView[] }) {
  const w = useWords(sealWords)
  const { data: signed, isError } = useQuery({
    queryKey: ['seals signed', ...seals.map(({ statement, signature }) => statement + signature)],
    async queryFn() {
      const keys = await fetchSealKeys()
      return await Promise.all(seals.map((seal) => isSealSigned(seal, keys)))
    },
    enabled: canCheckProofs(),
  })
  if (isError) return <p className="text-sm text-muted">{w.noKeys}</p>
  if (!signed) return null
  if (signed.includes(false)) return <Notice tone="failed" title={w.signaturesBroken} />
  return (
    <p className="text-sm text-muted">{signed.includes(null) ? w.noEd25519 : w.signaturesHold}</p>
  )
}

function OneSeal({ seal: { number, statement, signature } }: { seal: SealView }) {
  const w = useWords(sealWords)
  const language = useLanguage()
  const { sealedAt, owedCentavos } = readSeal(statement)
  return (
    <Disclosure
      title={
        <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
          <span>
            {w.sealNumber(String(number))}
            <span className="ml-2 font-normal text-muted">{showDay(sealedAt, language)}</span>
          </span>
          <Owed centavos={owedCentavos} />
        </span>
      }
    >
      <p className="text-sm text-muted">{w.fingerprint}</p>
      <Fingerprint statement={statement} />
      <pre
        className={
          'rounded-control bg-sunken p-3 font-sans text-sm whitespace-pre-wrap wrap-anywhere'
        }
      >
        {statement.trimEnd()}
      </pre>
      <p className="flex items-center justify-between gap-2 text-sm text-muted">
        {w.signature}
        <CopyButton value={signature} what={w.copySignature} className="-mr-2" />
      </p>
      <code className="text-sm wrap-anywhere">{signature}</code>
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<Download aria-hidden size={18} />}
        onClick={() =>
          saveFile(
            new Blob([statement], { type: 'text/plain' }),
            `seal-${String(number).padStart(6, '0')}.txt`,
          )
        }
      >
        {w.download}
      </Button>
    </Disclosure>
  )
}
