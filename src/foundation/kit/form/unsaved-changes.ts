/**
 * What was typed and not sent. While something is, the page is not exchanged for a new version; and
 * when the session ends in the middle of it, it is put aside (put-aside.ts) and given back on the
 * same page to the same person after they signed in again; never a password or a code.
 */
import { useEffect, useRef, useState } from 'react'
import { forgetOnLeaving } from '../page/leaving.ts'
import { dropDraft, saveDrafts, readDraft } from './drafts.ts'

interface Typed {
  /** The same on every visit of the page; without it nothing is put aside. */
  name: string | undefined
  isUnsaved: () => boolean
  values: () => unknown
}

const places = new Set<Typed>()

forgetOnLeaving(() => places.clear())

// A reload, or a phone that needs its memory, takes the page away without asking.
if (typeof addEventListener === 'function') {
  addEventListener('pagehide', saveUnsavedDrafts)
  // The browser had kept the page whole: what it put aside would come back later, after it was sent.
  addEventListener(
    'pageshow',
    ({ persisted }) =>
      persisted && [...places].forEach(({ name }) => name !== undefined && dropDraft(name)),
  )
}

/** Whether leaving this page would lose something. */
export function hasUnsaved(): boolean {
  return [...places].some(({ isUnsaved }) => isUnsaved())
}

/** Puts aside what stands in the forms of this page; called before they are taken away. */
export function saveUnsavedDrafts(): void {
  const unsaved = [...places].filter(({ isUnsaved }) => isUnsaved())
  saveDrafts(
    Object.fromEntries(
      unsaved.flatMap(({ name, values }) => (name === undefined ? [] : [[name, values()]])),
    ),
  )
}

/** For what is no form: the step of a form, a window that is open. Given back like a form's values. */
export function useDraftState<Value>(name: string, begin: Value): [Value, (next: Value) => void] {
  const [value, setValue] = useState<Value>(() => readDraft<Value>(name) ?? begin)
  const first = useRef(begin)
  useDraft(
    name,
    () => value,
    () => value !== first.current,
  )
  return [value, setValue]
}

/** Makes something that is typed known for as long as it stands on the page. */
export function useDraft(
  name: string | undefined,
  values: () => unknown,
  isUnsaved: () => boolean,
): void {
  const now = useRef({ values, isUnsaved })
  useEffect(() => {
    now.current = { values, isUnsaved }
  })
  useEffect(() => {
    const place: Typed = {
      name,
      values: () => now.current.values(),
      isUnsaved: () => now.current.isUnsaved(),
    }
    places.add(place)
    if (name !== undefined) dropDraft(name)
    return () => void places.delete(place)
  }, [name])
}
