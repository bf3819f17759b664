import { encode } from 'uqr'
import { CodeField } from '../../kit/code-field.tsx'
import { CopyButton } from '../../kit/copy-button.tsx'
import { useWords } from '../../kit/language.tsx'
import { words } from '../words.ts'

interface Props {
  /** The key as it is typed in by hand. */
  secret: string
  /** The same as an address (otpauth://), for the camera of the app. */
  uri: string
}

/** What an authenticator app needs to begin, and the field for its first code. Stands inside a form that has a field `code`. */
export function AuthenticatorSetUp({ secret, uri }: Props) {
  const w = useWords(words)
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{w.scanTitle}</p>
      <QrCode text={uri} label={w.scanAlt} />
      <div className="grid gap-1">
        <p className="text-sm text-muted">{w.scanOrType}</p>
        <p className="flex items-center justify-between gap-x-1">
          {/* In fours: it is read from here and typed there. */}
          <code aria-label={w.secretKey} className="figures min-w-0 font-[inherit] font-medium">
            {(secret.match(/.{1,4}/gu) ?? []).join(' ')}
          </code>
          <CopyButton value={secret} what={w.secretCopyName} />
        </p>
      </div>
      <CodeField name="code" label={w.appCode} hint={w.setUpCodeHint} />
    </div>
  )
}

/** Black on white in both themes: cameras expect it so. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="size-52 max-w-full justify-self-center rounded-control border border-line">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  )
}
