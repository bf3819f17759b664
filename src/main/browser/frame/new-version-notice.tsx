import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hasUnsaved } from '#foundation/kit/form/unsaved-changes.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { startWorker, takeNewVersion, useNewVersion } from '#foundation/kit/offline/new-version.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { appWords } from '../../shared/words.ts'

const checkEveryMs = 1000

export { leaveOldVersion } from '#foundation/kit/offline/new-version.ts'

// Loaded apart and late: the first page has more important things to do.
startWorker().catch(() => {})

/**
 * Says that there is a newer version, when that interrupts nothing: no window is open, nothing is
 * typed, nothing is being sent.
 */
export function NewVersionNotice() {
  const w = useWords(appWords)
  const offered = useNewVersion()
  const quiet = useQuiet(offered)
  const [pending, setPending] = useState(false)
  return (
    <div role="status" className="no-print">
      {offered && quiet && (
        <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-4 gap-y-1 edge pt-3">
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

function useQuiet(watched: boolean): boolean {
  const queries = useQueryClient()
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!watched) return
    const look = () => setQuiet(!hasUnsaved() && queries.isMutating() === 0 && !isBusy())
    look()
    const timer = setInterval(look, checkEveryMs)
    return () => clearInterval(timer)
  }, [watched, queries])
  return quiet
}

/** A window is open, or somebody is writing where there is no form. */
function isBusy(): boolean {
  const { activeElement } = document
  const writes =
    activeElement instanceof HTMLTextAreaElement ||
    (activeElement instanceof HTMLInputElement && activeElement.value !== '')
  const written = [...document.querySelectorAll('textarea')].some(({ value }) => value !== '')
  return writes || written || document.querySelector('dialog[open]') !== null
}
