import { Download } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { authenticatorWords } from '../../shared/words-authenticator.ts'

/** The codes, shown once, with buttons to save and copy them. The caller explains their use. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const w = useWords(authenticatorWords)
  return (
    <div className="grid gap-3">
      <ul aria-label={w.recoveryCodes} className={codesStyle}>
        {codes.map((code) => (
          <li key={code}>
            <code className="font-[inherit]">{code}</code>
          </li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          icon={<Download aria-hidden size={18} />}
          onClick={() =>
            saveAsFile('kaban-recovery-codes.txt', [w.recoveryCodesFile, ...codes].join('\n'))
          }
        >
          {w.saveCodes}
        </Button>
        <CopyButton value={codes.join('\n')} what={w.recoveryCodesCopyName} />
      </div>
    </div>
  )
}

const codesStyle =
  'figures grid grid-cols-[repeat(auto-fill,minmax(7.75rem,1fr))] gap-x-3 gap-y-1 ' +
  'rounded-control bg-sunken p-4 font-medium whitespace-nowrap'

function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the blob after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
