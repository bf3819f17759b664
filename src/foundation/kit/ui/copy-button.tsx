import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { notify } from '../overlay/toast-store.ts'
import { IconButton } from './button.tsx'

interface Props {
  /** The raw value: an account number without the spaces it is shown with. */
  value: string
  /** Names the value within a sentence: "reference", "account number". */
  what: string
  className?: string
}

export function CopyButton({ value, what, className }: Props) {
  const w = useWords(kitWords)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      notify({ title: w.copyFailed, tone: 'failed' })
    }
  }
  return (
    <span className="no-print inline-flex items-center">
      <IconButton
        label={w.copy(what)}
        icon={
          copied ? (
            <Check aria-hidden size={18} className="text-credited" />
          ) : (
            <Copy aria-hidden size={18} />
          )
        }
        onClick={() => void copy()}
        className={className}
      />
      <span role="status" className={copied ? 'text-sm text-credited' : 'sr-only'}>
        {copied ? w.copied : ''}
      </span>
    </span>
  )
}
