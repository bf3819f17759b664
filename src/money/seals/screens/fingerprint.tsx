import { useQuery } from '@tanstack/react-query'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { canCheckProofs, fingerprintOf } from '../shared/check-proof.ts'
import { sealWords } from '../shared/words.ts'

/** The SHA-256 of a seal, computed here: people compare it with the copy of a witness. */
export function Fingerprint({ statement }: { statement: string }) {
  const w = useWords(sealWords)
  const { data } = useQuery({
    queryKey: ['fingerprint', statement],
    queryFn: () => fingerprintOf(statement),
    enabled: canCheckProofs(),
    staleTime: Infinity,
    networkMode: 'always',
  })
  if (data === undefined) return null
  return (
    <span className="flex items-center gap-1">
      <code className="text-left text-sm wrap-anywhere">{data}</code>
      <CopyButton value={data} what={w.copyFingerprint} />
    </span>
  )
}
