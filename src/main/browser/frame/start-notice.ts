/**
 * The notice of the start-up check, once per session: after a sign-in, when the database has told
 * who is here and the notice of the sign-in has gone.
 */
import type { QueryClient } from '@tanstack/react-query'
import { currentWords } from '#foundation/kit/i18n/language.tsx'
import { notify, toastStore } from '#foundation/kit/overlay/toast-store.ts'
import { meQuery } from '#people/identity/screens/calls.ts'
import { appWords } from '../../shared/words.ts'

/** Signing out clears it with everything else of this tab. */
const storageKey = 'kaban-start-told'
let waiting = false

export function tellStart(queries: QueryClient): void {
  if (waiting || wasTold()) return
  waiting = true
  const stop = toastStore.subscribe(() => {
    if (toastStore.get() !== null) return
    stop()
    waiting = false
    const me = queries.getQueryData(meQuery.queryKey)
    if (!me || me.role === 'visitor' || wasTold()) return
    noteTold()
    const w = currentWords(appWords)
    notify({ title: w.startTitle, message: w.startMore, tone: 'credited' })
  })
}

function wasTold(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    // Storage may be forbidden: silence is better than a notice on every page.
    return true
  }
}

function noteTold(): void {
  try {
    sessionStorage.setItem(storageKey, '1')
  } catch {
    // See above.
  }
}
