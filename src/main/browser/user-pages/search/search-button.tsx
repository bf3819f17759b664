import { Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { IconButton } from '#foundation/kit/ui/button.tsx'
import { appWords } from '../../../shared/words.ts'
import { lazyScreen } from '../../frame/load-when-online.ts'

const OwnSearch = lazyScreen(() => import('./own-search.tsx'), 'OwnSearch')

/** Opens the search, as do Ctrl K and the slash where there is a keyboard. */
export function SearchButton() {
  const w = useWords(appWords)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return
    let unbind: (() => void) | undefined
    let left = false
    import('./search-keys.ts').then(
      ({ bindSearchKeys }) => (unbind = left ? undefined : bindSearchKeys(() => setOpen(true))),
      // The button works without them.
      () => {},
    )
    return () => {
      left = true
      unbind?.()
    }
  }, [])
  return (
    <>
      <IconButton
        onDeep
        label={w.search}
        icon={<Search aria-hidden size={22} />}
        onClick={() => setOpen(true)}
      />
      <Suspense>{open && <OwnSearch onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
