import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { FieldPage } from '#foundation/kit/page/field-page.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { showDateTime, showListTime } from '#foundation/time/shared/time.ts'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'
import type { VerifiedReceipt } from '../../shared/contract.ts'
import { receiptCodeInAddress } from '../../shared/rules-receipt.ts'
import { isCredit } from '../../shared/rules.ts'
import { receiptWords } from '../../shared/words-receipt.ts'
import { transactionWords } from '../../shared/words.ts'
import { transactions } from '../calls.ts'
import { WovenReference } from './identifier.tsx'
import { ReceiptHead } from './receipt-head.tsx'
import { CodeForm } from './verify-screen.tsx'

interface Props {
  /** Whether a seal holds the receipt. */
  seal: (receipt: VerifiedReceipt, code: string) => ReactNode
}

/**
 * The page that the QR code of a receipt opens: whether it is genuine, and what Kaban has on record
 * now.
 */
export function VerifyResultScreen({ seal }: Props) {
  const w = useWords(receiptWords)
  const language = useLanguage()
  const code = receiptCodeInAddress(useParams({ from: '/public/verify/$code' }).code)
  const found = useQuery({ ...transactions.verify.queryOptions({ input: { code } }), gcTime: 0 })
  return (
    <FieldPage title={w.verifyTitle}>
      <meta name="robots" content="noindex, nofollow" />
      <div className="grid grid-cols-1 gap-4">
        <div role="status" className="grid gap-4">
          {!found.data && !found.error && (
            <>
              <span className="sr-only">{w.checking}</span>
              <Skeleton lines={6} height="2rem" />
            </>
          )}
          {found.data &&
            (found.data.receipt ? (
              <Genuine receipt={found.data.receipt} />
            ) : (
              <NotGenuine code={code} />
            ))}
          {found.data && (
            <p className="text-sm text-muted">
              {w.checkedAt(showDateTime(found.data.checkedAt, language))}
            </p>
          )}
        </div>
        {!found.data && found.error && (
          <Card>
            <ErrorState
              error={found.error}
              title={w.checkFailed}
              message={w.checkFailedMore}
              onRetry={() => void found.refetch()}
            />
          </Card>
        )}
        {found.data?.receipt && seal(found.data.receipt, code)}
        {found.data?.receipt && (
          <p>
            <Link to="/verify" className="link target inline-flex items-center">
              {w.checkAnother}
            </Link>
          </p>
        )}
      </div>
    </FieldPage>
  )
}

function Genuine({ receipt }: { receipt: VerifiedReceipt }) {
  const [w, r] = [useWords(transactionWords), useWords(receiptWords)]
  const language = useLanguage()
  const { type, sample, lastDigits, isEwallet } = receipt
  const way = isCredit(type) ? 'in' : 'out'
  return (
    <>
      <Verdict
        tint="bg-credited-tint text-credited"
        icon={<CircleCheck aria-hidden size={28} className="shrink-0" />}
        title={r.genuine}
      >
        {r.genuineMore}
      </Verdict>
      {sample && (
        <Notice tone="waiting" title={w.sampleMark}>
          {r.sampleVerified}
        </Notice>
      )}
      <Card flush>
        <div aria-hidden className="selvage" />
        <div className="edge py-4 sm:p-5">
          <ReceiptHead
            {...receipt}
            label={receipt.isCorrection ? w.correction : w.types[type]}
            statusLabel={r.statusNow}
          />
          <Facts
            facts={[
              {
                label: w.reference,
                value: <WovenReference reference={receipt.referenceNumber} />,
              },
              { label: r.owner, value: receipt.maskedName || r.ownerGone },
              {
                label: way === 'out' && isEwallet ? r.ewallet : r.accountOf[way],
                value: lastDigits && <LastDigits digits={lastDigits} />,
              },
              { label: w.requestedAt, value: showListTime(receipt.createdAt, language) },
              { label: w.updatedAt, value: showListTime(receipt.updatedAt, language) },
            ]}
          />
        </div>
      </Card>
    </>
  )
}

function LastDigits({ digits }: { digits: string }) {
  const r = useWords(receiptWords)
  return (
    <>
      <span aria-hidden className="figures">
        {maskAccountNumber(digits)}
      </span>
      <span className="sr-only">{r.endingIn(digits)}</span>
    </>
  )
}

function NotGenuine({ code }: { code: string }) {
  const r = useWords(receiptWords)
  // Only characters of a code: a link must not put sentences on the company's page.
  const entered = code
    .toUpperCase()
    .replaceAll(/[^A-Z0-9-]/g, '')
    .slice(0, 40)
  return (
    <>
      <Verdict
        tint="bg-failed-tint text-failed"
        icon={<CircleAlert aria-hidden size={28} className="shrink-0" />}
        title={r.notGenuine}
      >
        {r.notGenuineMore}
      </Verdict>
      <Card>
        <p className="mb-4">
          <span className="block text-sm text-muted">{r.entered}</span>
          <span className="figures font-medium wrap-anywhere">{entered || '–'}</span>
        </p>
        <ol className="mb-5 grid list-decimal gap-2 pl-5">
          {r.notGenuineSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <CodeForm key={entered} code={entered} />
      </Card>
    </>
  )
}

function Verdict({
  tint,
  icon,
  title,
  children,
}: {
  tint: string
  icon: ReactNode
  title: string
  children: ReactNode
}) {
  return (
    <div className={`card grid gap-1 rounded-card p-4 sm:p-5 ${tint}`}>
      <h2 className="flex items-center gap-3 text-xl">
        {icon}
        {title}
      </h2>
      <p className="text-ink">{children}</p>
    </div>
  )
}
