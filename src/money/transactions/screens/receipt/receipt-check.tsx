import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { saveFile } from '#foundation/kit/data/save-file.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { QrCode } from '#foundation/kit/ui/qr-code.tsx'
import type { ReceiptView } from '../../shared/contract.ts'
import { verifyPageOf } from '../../shared/rules-receipt.ts'
import { receiptWords } from '../../shared/words-receipt.ts'

/**
 * Three ways for somebody else to check that this receipt is genuine: QR code, typed code,
 * signature.
 */
export function ReceiptCheck({ receipt: { signature, transaction } }: { receipt: ReceiptView }) {
  const w = useWords(receiptWords)
  const { code, address } = signature
  return (
    <Card title={w.checkTitle}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-muted print:hidden">{w.checkIntro}</p>
        <div
          className={
            'grid grid-cols-[minmax(0,1fr)] items-center gap-4 ' +
            'sm:grid-cols-[10rem_minmax(0,1fr)] print:grid-cols-[7.5rem_minmax(0,1fr)]'
          }
        >
          <QrCode
            text={address}
            label={w.qrLabel}
            className="w-40 justify-self-center print:w-30"
          />
          <div className="min-w-0">
            <p className="hidden print:block">{w.checkPaper(verifyPageOf(address))}</p>
            <p className="text-sm text-muted">{w.code}</p>
            <p className="flex items-center justify-between gap-2">
              <span className="figures font-medium wrap-anywhere">{code}</span>
              <CopyButton value={code} what={w.copyCode} className="-mr-2" />
            </p>
            <p className="no-print flex items-center justify-between gap-2">
              <Link
                to="/verify/$code"
                params={{ code }}
                className="link target inline-flex items-center"
              >
                {w.openCheck}
              </Link>
              <CopyButton value={address} what={w.copyLink} className="-mr-2" />
            </p>
          </div>
        </div>
        <div className="no-print border-t border-line pt-1">
          <Disclosure title={w.signedTitle}>
            <SignedText signature={signature} referenceNumber={transaction.referenceNumber} />
          </Disclosure>
        </div>
      </div>
    </Card>
  )
}

function SignedText({
  signature: { statement, signature },
  referenceNumber,
}: {
  signature: ReceiptView['signature']
  referenceNumber: string
}) {
  const w = useWords(receiptWords)
  return (
    <>
      <p className="text-muted">{w.signedIntro}</p>
      <Piece title={w.signedText} value={statement} what={w.copySignedText} />
      <Piece title={w.signature} value={signature} what={w.copySignature} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* A file keeps every byte: copied text may lose its last line break, and the signature
            fails. */}
        <Button
          variant="secondary"
          icon={<Download aria-hidden size={18} />}
          onClick={() =>
            saveFile(new Blob([statement], { type: 'text/plain' }), `${referenceNumber}.txt`)
          }
        >
          {w.downloadSigned}
        </Button>
        <a href="/receipt-key.pem" download className="link target inline-flex items-center">
          {w.publicKey}
        </a>
      </div>
    </>
  )
}

function Piece({ title, value, what }: { title: string; value: string; what: string }) {
  return (
    <div>
      <p className="flex items-center justify-between gap-2 text-sm text-muted">
        {title}
        <CopyButton value={value} what={what} className="-mr-2" />
      </p>
      <pre
        className={
          'rounded-control bg-sunken p-3 font-sans text-sm whitespace-pre-wrap wrap-anywhere'
        }
      >
        {value.trimEnd()}
      </pre>
    </div>
  )
}
