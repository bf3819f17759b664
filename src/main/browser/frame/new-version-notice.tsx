import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hasUnsaved } from '#foundation/kit/form/unsaved-changes.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { startWorker, takeNewVersion, useNewVersion } from '#foundation/kit/offline/new-version.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { appWords } from '../../shared/words.ts'

const checkEveryMs = 1000
const noticeStyle =
  'mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-4 gap-y-1 edge pt-3'

export { leaveOldVersion } from '#foundation/kit/offline/new-version.ts'

// This module loads late, because the first page has more important work.
startWorker().catch(() => {})

/** Offers a newer version while no dialog is open, nothing is typed and nothing is being sent. */
export function NewVersionNotice() {
  const w = useWords(appWords)
  const offered = useNewVersion()
  const isIdle = useIsIdle(offered)
  const [pending, setPending] = useState(false)
  return (
    <div role="status" className="no-print">
      {offered && isIdle && (
        <div className={noticeStyle}>
          <p>{w.newVersion}</p>
          <Button
            variant="secondary"
            pending={pending}
            onClick={() => {
              setPending(true)
              void takeNewVersion()
            }}
          >
            {w.refresh}
          </Button>
        </div>
      )}
    </div>
  )
}

function useIsIdle(watched: boolean): boolean {
  const queries = useQueryClient()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    if (!watched) return
    const check = () => setIsIdle(!hasUnsaved() && queries.isMutating() === 0 && !isBusy())
    check()
    const timer = setInterval(check, checkEveryMs)
    return () => clearInterval(timer)
  }, [watched, queries])
  return isIdle
}

/** Returns whether a dialog is open or the person is writing outside a form. */
function isBusy(): boolean {
  const { activeElement } = document
  const writes =
    activeElement instanceof HTMLTextAreaElement ||
    (activeElement instanceof HTMLInputElement && activeElement.value !== '')
  const written = [...document.querySelectorAll('textarea')].some(({ value }) => value !== '')
  return writes || written || document.querySelector('dialog[open]') !== null
}
