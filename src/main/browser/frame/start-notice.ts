/**
 * The notice of the start-up check, once per session: after a sign-in, when the database has told
 * who is here and the notice of the sign-in has gone.
 */
import type { QueryClient } from '@tanstack/react-query'
import { ifStored } from '#foundation/kit/data/if-stored.ts'
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
  // Silence is better than a notice on every page.
  return ifStored(() => sessionStorage.getItem(storageKey) !== null) ?? true
}

function noteTold(): void {
  ifStored(() => sessionStorage.setItem(storageKey, '1'))
}
