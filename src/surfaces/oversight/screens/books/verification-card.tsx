import { useMutation, useQuery } from '@tanstack/react-query'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { VerificationView } from '../../shared/contract.ts'
import { oversightWords } from '../../shared/words.ts'
import { oversight } from '../calls.ts'

/** The verifications of the book: their times, requesters and results. */
export function VerificationCard() {
  const w = useWords(oversightWords)
  const list = useQuery(oversight.verifications.queryOptions({ input: {} }))
  const ask = useMutation(
    oversight.askVerification.mutationOptions({
      onError: showFailure(w.verifyFailed),
      meta: { awaitRefetch: true },
    }),
  )
  const all = list.data ?? []
  const underWay = all.some(({ finishedAt }) => !finishedAt)
  const [newest, ...earlier] = all.filter(({ finishedAt }) => finishedAt)
  return (
    <Card
      title={w.verification}
      action={
        <SendingButton
          variant="secondary"
          size="small"
          pending={ask.isPending || underWay}
          onClick={() => ask.mutate({})}
        >
          {underWay ? w.verifying : w.verifyNow}
        </SendingButton>
      }
    >
      <p className="mb-3 text-sm text-muted">{w.verificationIntro(newest?.checks?.length)}</p>
      {list.error && !list.data && (
        <FetchFailed
          title={w.verifyFailed}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton lines={3} />}
      {list.data && !newest && <p>{w.neverVerified}</p>}
      {newest && <Verification one={newest} />}
      {earlier.length > 0 && (
        <Disclosure title={w.earlier}>
          <ul className="grid gap-3">
            {earlier.map((one) => (
              <li
                key={one.verificationId}
                className="border-t border-line pt-3 first:border-t-0 first:pt-0"
              >
                <Verification one={one} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  )
}

function Verification({ one }: { one: VerificationView }) {
  const w = useWords(oversightWords)
  const language = useLanguage()
  const { problems, failure, checks, askedBy, begunAt, finishedAt } = one
  const wrong = checks?.filter((check) => check.problems.length > 0) ?? []
  const who =
    askedBy === null
      ? w.byItself
      : w.requestedBy(askedBy === 'company-access' ? w.companyAccess : askedBy)
  const seconds =
    begunAt && finishedAt ? ((finishedAt.getTime() - begunAt.getTime()) / 1000).toFixed(1) : null
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {problems === 0 ? (
          <StatusBadge tone="credited">{w.sound}</StatusBadge>
        ) : (
          <StatusBadge tone="failed">
            {failure ? w.verifyFailed : w.problems(problems ?? 0)}
          </StatusBadge>
        )}
        <span className="figures text-sm text-muted">
          {[finishedAt && showListTime(finishedAt, language), who, seconds && w.took(seconds)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {failure && <p className="text-sm wrap-anywhere text-failed">{failure}</p>}
      {wrong.map((check) => (
        <div key={check.name} className="grid gap-1 text-sm">
          <p className="font-medium text-failed">{check.name}</p>
          <ul className="grid gap-1 pl-4">
            {check.problems.map((problem) => (
              <li key={problem} className="list-disc wrap-anywhere">
                {problem}
              </li>
            ))}
          </ul>
          {check.todo && <p>{check.todo}</p>}
        </div>
      ))}
      {problems === 0 && checks && (
        <p className="text-sm text-muted">{w.soundMore(checks.length)}</p>
      )}
      {checks && (
        <Disclosure title={<span className="text-sm">{w.allChecks}</span>}>
          <ul className="grid gap-2 text-sm">
            {checks.map((check) => (
              <li
                key={check.name}
                className={
                  'flex flex-wrap justify-between gap-x-3 border-t border-line pt-2 ' +
                  'first:border-t-0 first:pt-0'
                }
              >
                <span className="min-w-0 wrap-anywhere">{check.name}</span>
                <span className="figures ml-auto whitespace-nowrap text-muted">
                  {w.checked(Number(check.looked).toLocaleString('en-PH'))}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
