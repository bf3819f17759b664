/**
 * A form whose last step is a review. The step is an entry of the history (`?step=review`): Back
 * leads to the filled form, and a reload or a new sign-in to the same step. Without checked values
 * there is nothing to review.
 */
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tabOwner } from './drafts.ts'
import { saveUnsavedDrafts, useDraftState } from './unsaved-changes.ts'

/**
 * `review` shows the checked values, `change` goes back to the form, `leave` ends the step after
 * sending.
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
    // The person went back: the form's values count now.
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
    // The review stays on the screen until its result is shown.
    leave: () => {
      setSent(true)
      toForm()
    },
  }
}

/**
 * Saves the page's forms as drafts when the person leaves it. Returns a function that marks them as
 * sent. It is a layout effect because its clean-up runs before the one in which forms unregister.
 */
export function useDraftsOnLeave(): () => void {
  const sent = useRef(false)
  useLayoutEffect(() => {
    const owner = tabOwner()
    return () => {
      // Somebody else may have signed in in this tab.
      if (!sent.current && tabOwner() === owner) saveUnsavedDrafts()
    }
  }, [])
  return () => void (sent.current = true)
}
