import { useQuery } from '@tanstack/react-query'
import { useDraftState } from '#foundation/kit/form/unsaved-changes.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Avatar } from '#foundation/kit/ui/avatar.tsx'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { showDay } from '#foundation/time/shared/time.ts'
import type { BankDetails } from '../shared/rules.ts'
import { profileWords } from '../shared/words-profile.ts'
import { BankFacts } from './bank-facts.tsx'
import { profileQuery } from './calls.ts'
import { EditProfile, type Particulars } from './edit-profile.tsx'

export function ProfileScreen() {
  const w = useWords(profileWords)
  const mine = useQuery(profileQuery)
  const [editing, setEditing] = useDraftState('profile-open', false)
  return (
    <>
      <PageHeader title={w.title} />
      {mine.isError && !mine.data && (
        <ErrorState
          title={w.fetchFailed}
          message={w.fetchFailedMore}
          error={mine.error}
          onRetry={() => void mine.refetch()}
        />
      )}
      {mine.isPending && <Skeleton lines={5} height="2.5rem" />}
      {mine.data && (
        <div className="grid gap-4">
          <Card
            title={w.details}
            action={
              !editing && (
                <Button
                  variant="quiet"
                  className="-mx-[min(1rem,4.5vw)]"
                  onClick={() => setEditing(true)}
                >
                  {w.edit}
                </Button>
              )
            }
          >
            {editing ? (
              <EditProfile mine={mine.data} onDone={() => setEditing(false)} />
            ) : (
              <Details mine={mine.data} />
            )}
          </Card>
          <BankCard bankDetails={mine.data.bankDetails} />
        </div>
      )}
    </>
  )
}

function Details({ mine }: { mine: Particulars }) {
  const w = useWords(profileWords)
  const language = useLanguage()
  return (
    <div className="grid gap-4">
      <Avatar fullName={mine.fullName} email={mine.email} avatarId={mine.avatarId} size="huge" />
      <Facts
        facts={[
          { label: w.fullName, value: mine.fullName },
          { label: w.email, value: mine.email },
          { label: w.phoneNumber, value: mine.phoneNumber || w.noPhone },
          { label: w.memberSince, value: showDay(mine.createdAt, language) },
        ]}
      />
    </div>
  )
}

function BankCard({ bankDetails }: { bankDetails: BankDetails | null }) {
  const w = useWords(profileWords)
  return (
    <Card
      title={w.bankTitle}
      action={
        <LinkButton to="/dashboard/bank-details" variant="quiet" className="-mx-[min(1rem,4.5vw)]">
          {bankDetails ? w.editBank : w.addBank}
        </LinkButton>
      }
    >
      {bankDetails ? (
        <BankFacts bankDetails={bankDetails} />
      ) : (
        <p className="text-muted">{w.noBank}</p>
      )}
    </Card>
  )
}
