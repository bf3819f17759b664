import { CodeField } from '#foundation/kit/fields/code-field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { QrCode } from '#foundation/kit/ui/qr-code.tsx'
import { authenticatorWords } from '../../shared/words-authenticator.ts'

interface Props {
  /** The key to type in by hand. */
  secret: string
  /** The same as an address (otpauth://), for the QR code. */
  uri: string
}

/** Shows the key for an authenticator app and the field `code` for its first code. */
export function AuthenticatorSetUp({ secret, uri }: Props) {
  const w = useWords(authenticatorWords)
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{w.scanTitle}</p>
      <QrCode text={uri} label={w.scanAlt} className="size-52 max-w-full justify-self-center" />
      {/* Nobody can scan the screen of the phone in their hand. */}
      <a
        href={uri}
        className="link target hidden items-center justify-self-center pointer-coarse:inline-flex"
      >
        {w.openHere}
      </a>
      <div className="grid gap-1">
        <p className="text-sm text-muted">{w.scanOrType}</p>
        <p className="flex items-center justify-between gap-x-1">
          {/* In groups of four, because it is copied by eye. */}
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
