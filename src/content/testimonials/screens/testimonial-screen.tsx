import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import type { MyTestimonials } from '../shared/contract.ts'
import { testimonialWords } from '../shared/words.ts'
import { testimonials } from './calls.ts'
import { MyTestimonial } from './my-testimonial.tsx'
import { WriteForm } from './write-form.tsx'

/** The form, or the user's latest testimonial. */
export function TestimonialScreen() {
  const w = useWords(testimonialWords)
  const mine = useQuery(testimonials.mine.queryOptions({ input: {} }))
  return (
    <>
      <PageHeader title={w.title} description={w.intro} />
      {mine.isError && !mine.data && (
        <ErrorState title={w.fetchFailed} error={mine.error} onRetry={() => void mine.refetch()} />
      )}
      {mine.isPending && <Skeleton lines={5} height="2.5rem" />}
      {mine.data && <Mine key={mine.data.latest?.testimonialId} mine={mine.data} />}
    </>
  )
}

/** A rejected or withdrawn one stays visible until the user starts another. */
function Mine({ mine: { latest, obstacle, names, avatarId, amounts } }: { mine: MyTestimonials }) {
  const w = useWords(testimonialWords)
  const [anew, setAnew] = useState(false)
  if (obstacle === 'testimonial-needs-transaction') {
    return (
      <Card flush>
        <EmptyState
          title={w.needsTransaction}
          message={w.needsTransactionMore}
          action={<LinkButton to="/dashboard/deposit">{w.toDeposit}</LinkButton>}
        />
      </Card>
    )
  }
  if (!latest || (anew && obstacle === null))
    return <WriteForm names={names} avatarId={avatarId} amounts={amounts} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <MyTestimonial mine={latest} />
      {obstacle === 'testimonial-too-often' && <p className="text-muted">{w.tooOftenMore}</p>}
      {obstacle === null && (
        <div>
          <Button onClick={() => setAnew(true)}>{w.writeAnother}</Button>
        </div>
      )}
    </div>
  )
}
