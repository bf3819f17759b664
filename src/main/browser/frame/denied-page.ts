/** Tells a signed-in user why a page of the console did not open. */
import { currentWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { deniedCookie, deniedWords } from '../../shared/denied.ts'

export function sayDenied(): void {
  notify({ ...currentWords(deniedWords), tone: 'failed' })
}

/** Shows the notice once when the server has led here. */
export function showDenied(): void {
  if (!document.cookie.split('; ').includes(`${deniedCookie}=1`)) return
  document.cookie = `${deniedCookie}=; Path=/; Max-Age=0; SameSite=Lax`
  sayDenied()
}
