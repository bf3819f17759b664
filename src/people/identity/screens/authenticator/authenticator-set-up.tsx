import { lazy, Suspense, type ComponentType } from 'react'
import { CodeField } from '#foundation/kit/fields/code-field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { identityWords } from '../../shared/words.ts'
import type { QrCodeProps } from './qr-code.tsx'

// Drawing it takes a library that nobody else needs. Should it not come, the key below says the same.
const QrCode = lazy<ComponentType<QrCodeProps>>(() =>
  import('./qr-code.tsx').then(
    (drawn) => ({ default: drawn.QrCode }),
    () => ({ default: () => null }),
  ),
)

interface Props {
  /** The key as it is typed in by hand. */
  secret: string
  /** The same as an address (otpauth://), for the camera of the app. */
  uri: string
}

/**
 * What an authenticator app needs to begin, and the field for its first code. Stands inside a form
 * that has a field `code`.
 */
export function AuthenticatorSetUp({ secret, uri }: Props) {
  const w = useWords(identityWords)
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{w.scanTitle}</p>
      {/* Its place is kept: what is below must not jump away from under a finger. */}
      <Suspense fallback={<div className="size-52 max-w-full justify-self-center" />}>
        <QrCode text={uri} label={w.scanAlt} />
      </Suspense>
      {/* Nobody scans the screen of the phone in their hand. */}
      <a
        href={uri}
        className="link target hidden items-center justify-self-center pointer-coarse:inline-flex"
      >
        {w.openHere}
      </a>
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
