/**
 * A form whose last step is a review. The step is an entry of the history (`?step=review`): the
 * phone's Back leads to the form as it was filled, a reload and the end of a session to the same
 * step. Without something checked there is nothing to review.
 */
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { tabOwner } from './drafts.ts'
import { saveUnsavedDrafts, useDraftState } from './unsaved-changes.ts'

/**
 * `review` shows what was checked, `change` goes back to the form, `leave` takes the step away once
 * it was sent.
 */
export function useReviewStep<Checked>(name: string) {
  const [checked, setChecked] = useDraftState<Checked | null>(name, null)
  const isReview = useSearch({ strict: false }).step === 'review'
  const navigate = useNavigate()
  const { history } = useRouter()
  const way = useRef<'none' | 'going' | 'came'>('none')
  const [sent, setSent] = useState(false)
  const toForm = () => void navigate({ to: '.', search: {}, replace: true })
  useEffect(() => {
    if (isReview && way.current === 'going') way.current = 'came'
    if (isReview && checked === null) toForm()
    // Gone back: what is in the form now is what counts.
    if (!isReview && !sent && checked !== null && way.current !== 'going') setChecked(null)
    if (!isReview && way.current === 'came') way.current = 'none'
  })
  return {
    checked: isReview || sent ? checked : null,
    review: (what: Checked) => {
      way.current = 'going'
      setChecked(what)
      void navigate({ to: '.', search: { step: 'review' } })
    },
    change: () => (way.current === 'came' ? history.back() : toForm()),
    // It is looked at until what became of it stands there.
    leave: () => {
      setSent(true)
      toForm()
    },
  }
}

/**
 * Who leaves the page finds its forms as they were; called before the forms of the page are made.
 * Answers how to say that they were sent.
 */
export function useKeptOnLeaving(): () => void {
  const sent = useRef(false)
  useEffect(() => {
    const owner = tabOwner()
    return () => {
      // Somebody else may have come to this tab.
      if (!sent.current && tabOwner() === owner) saveUnsavedDrafts()
    }
  }, [])
  return () => void (sent.current = true)
}
