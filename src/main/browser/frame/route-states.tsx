import { useParentMatches, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { useOnline } from '#foundation/kit/offline/online.tsx'
import { mainId } from '#foundation/kit/page/skip-link.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { noteAdmin } from '#people/identity/screens/auth/admin-hint.ts'
import { appWords } from '../../shared/words.ts'
import { SessionUnknown } from './read-session.ts'

/** Offline, a page whose code is not on the device opens once there is a connection. */
export function RoutePending() {
  const w = useWords(appWords)
  const { notKept } = useWords(kitWords)
  const online = useOnline()
  return (
    <p role="status" className="p-8 text-center text-balance text-muted">
      {online ? w.loading : notKept}
    </p>
  )
}

/**
 * Shown when a screen throws while rendering, when its code cannot be loaded, or when the server
 * did not answer who is signed in.
 */
export function RouteFault({ error }: ErrorComponentProps) {
  const w = useWords(appWords)
  const unknown = error instanceof SessionUnknown
  useEffect(() => {
    if (unknown) noteAdmin(false)
  }, [unknown])
  const [title, message] = unknown
    ? w.sessionUnknown[error.problem]
    : [w.couldNotOpen, w.couldNotOpenMessage]
  const style = 'mx-auto grid max-w-md justify-items-center gap-3 px-4 py-16 text-center'
  const content = (
    <>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="text-muted">{message}</p>
      <Button onClick={() => location.reload()}>{w.reload}</Button>
    </>
  )
  // Inside a layout, the page's <main> is in the layout.
  if (useIsInLayout()) return <div className={style}>{content}</div>
  return (
    <main id={mainId} tabIndex={-1} className={style}>
      {content}
    </main>
  )
}

/** The layouts are direct children of the root route, and the pages are below them. */
function useIsInLayout(): boolean {
  return useParentMatches({ select: (matches) => matches.length > 1 })
}
