/**
 * Single-key shortcuts that a screen binds while it is shown. They work only while nobody types, no
 * window is open and no modifier is held. A person can turn them off (WCAG 2.1.4), because speech
 * input and stray fingers press letters too.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ifStored } from '../data/if-stored.ts'
import { createStore, useStore } from '../data/store.ts'

export interface KeyBinding {
  /** KeyboardEvent.key in lower case: 'a', 'enter', '?'. */
  key: string
  /** For the sheet of all keys. */
  label: string
  run: () => void
  /** Not available now, and not shown either. */
  disabled?: boolean | undefined
}

export type BoundKey = Pick<KeyBinding, 'key' | 'label'>

const storageName = 'kaban-single-keys'

interface Bound extends KeyBinding {
  /** The order of first render: an outer component renders before an inner one. */
  place: number
}

let bound: readonly (readonly Bound[])[] = []
let places = 0
const shown = createStore<readonly BoundKey[]>([])

/** Binds keys while the caller is mounted. The inner or later of two bindings wins. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const newest = useRef(bindings)
  const [place] = useState(() => (places += 1))
  useEffect(() => {
    newest.current = bindings
  })
  const names = bindings
    .map(({ key, label, disabled }) => `${key} ${disabled ? '' : label}`)
    .join('\n')
  useEffect(() => {
    // The action is looked up when the key is pressed; the sheet follows the labels.
    const group = newest.current.map((one, at) => ({
      ...one,
      place,
      run: () => newest.current[at]?.run(),
    }))
    if (bound.length === 0) document.addEventListener('keydown', press)
    bound = [...bound, group].toSorted(([one], [other]) => (one?.place ?? 0) - (other?.place ?? 0))
    tellChange()
    return () => {
      bound = bound.filter((other) => other !== group)
      if (bound.length === 0) document.removeEventListener('keydown', press)
      tellChange()
    }
  }, [names, place])
}

/** All keys that are bound now, for the sheet. */
export function useBoundKeys(): readonly BoundKey[] {
  return useStore(shown)
}

export function keysAreOn(): boolean {
  return ifStored(() => localStorage.getItem(storageName)) !== 'off'
}

export function setKeysOn(on: boolean): void {
  ifStored(() => {
    if (on) localStorage.removeItem(storageName)
    else localStorage.setItem(storageName, 'off')
  })
  tellChange()
}

export function useKeysOn(): boolean {
  return useSyncExternalStore(shown.subscribe, keysAreOn, keysAreOn)
}

/** The key of an event; null when the focused element should handle it. */
export function keyOf(
  event: Pick<
    KeyboardEvent,
    'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'defaultPrevented' | 'isComposing' | 'repeat'
  >,
): string | null {
  if (
    event.defaultPrevented ||
    event.isComposing ||
    event.repeat ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey
  )
    return null
  return event.key.toLowerCase()
}

function press(event: KeyboardEvent): void {
  const key = keyOf(event)
  // Escape is no letter: it closes what is open even when single keys are off.
  if (key === null || (!keysAreOn() && key !== 'escape') || belongsToFocus(event.target, key))
    return
  // A key that an inner component has disabled does not fall through to an outer one.
  const found = bound.flat().findLast((one) => one.key === key)
  if (!found || found.disabled) return
  event.preventDefault()
  found.run()
}

/**
 * Whether the key belongs to the focused element: letters where text is typed, Enter on a button or
 * link.
 */
export function belongsToFocus(target: EventTarget | null, key: string): boolean {
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true
  if (!(target instanceof HTMLElement)) return false
  if (
    target.isContentEditable ||
    target.closest('textarea, select, [role="combobox"], [role="listbox"], [role="menu"]')
  )
    return true
  if (target instanceof HTMLInputElement)
    return key === 'enter' || !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  return (key === 'enter' || key === ' ') && target.closest('a, button, summary') !== null
}

function tellChange(): void {
  const byKey = new Map(
    bound
      .flat()
      .filter(({ disabled }) => !disabled)
      .map(({ key, label }) => [key, { key, label }]),
  )
  shown.set([...byKey.values()])
}
