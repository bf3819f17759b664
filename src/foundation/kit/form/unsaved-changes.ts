/**
 * Typed text that was not sent. While there is any, no new version replaces the page. When the
 * session ends, it is saved as drafts (drafts.ts) and restored on the same page for the same
 * person; never a password or a code.
 */
import { useEffect, useRef, useState } from 'react'
import { forgetOnSignOut } from '../page/leaving.ts'
import { dropDraft, saveDrafts, readDraft } from './drafts.ts'

interface Typed {
  /** Stable across visits of the page; without it no draft is saved. */
  name: string | undefined
  isUnsaved: () => boolean
  values: () => unknown
}

const places = new Set<Typed>()

forgetOnSignOut(() => places.clear())

// A reload, or a phone that reclaims memory, takes the page away without asking.
if (typeof addEventListener === 'function') {
  addEventListener('pagehide', saveUnsavedDrafts)
  // The browser restored the page from memory: its drafts would otherwise reappear after it was
  // sent.
  addEventListener(
    'pageshow',
    ({ persisted }) =>
      persisted && [...places].forEach(({ name }) => name !== undefined && dropDraft(name)),
  )
}

export function hasUnsaved(): boolean {
  return [...places].some(({ isUnsaved }) => isUnsaved())
}

/** Saves the unsent forms of this page as drafts, before they are unmounted. */
export function saveUnsavedDrafts(): void {
  const unsaved = [...places].filter(({ isUnsaved }) => isUnsaved())
  saveDrafts(
    Object.fromEntries(
      unsaved.flatMap(({ name, values }) => (name === undefined ? [] : [[name, values()]])),
    ),
  )
}

/** State beside a form that is restored like its values: the step of a form, an open window. */
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

/** Registers typed text while it is on the page. */
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
