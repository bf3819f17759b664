import { failureWords, isSignedOut, readFailure } from '../../kit/refusals.ts'
import { notify } from '../../kit/toast.tsx'

/** A refusal brings its own title; what failed for another reason is named by what was tried. */
export function namedFailure(title: string, error: unknown): { title: string; message: string } {
  const words = failureWords(error)
  return readFailure(error).kind === 'refusal' ? words : { title, message: words.message }
}

/** For `onError` of a mutation whose failure the specification names. */
export function showFailure(title: string): (error: unknown) => void {
  return (error) => {
    if (!isSignedOut(error)) notify({ ...namedFailure(title, error), tone: 'failed' })
  }
}
