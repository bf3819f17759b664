/**
 * Single keys: what a screen binds while it is shown. They are heard only when nobody types, no
 * window is open and no other key is held, and a person can turn them off (WCAG 2.1.4): speech
 * input and stray fingers press letters too.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createStore, useStore } from '../data/store.ts'

export interface KeyBinding {
  /** As KeyboardEvent.key tells it, in small letters: 'a', 'enter', '?'. */
  key: string
  /** What it does, for the sheet of all keys. */
  label: string
  run: () => void
  /** Not now; it is not shown either. */
  disabled?: boolean | undefined
}

export type ShownKey = Pick<KeyBinding, 'key' | 'label'>

const storageName = 'kaban-single-keys'

interface Bound extends KeyBinding {
  /** Counted when the part is first drawn: what stands around another is drawn first. */
  place: number
}

let bound: readonly (readonly Bound[])[] = []
let places = 0
const shown = createStore<readonly ShownKey[]>([])

/**
 * Bound while the caller is on the screen. Of two that bind one key the inner one, or the later
 * one, has it.
 */
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
    // What a key does is looked up when it is pressed; what is shown follows the names.
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

/** Everything that is bound right now, for the sheet of all keys. */
export function useShownKeys(): readonly ShownKey[] {
  return useStore(shown)
}

export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(storageName) !== 'off'
  } catch {
    return true
  }
}

export function setKeysOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageName)
    else localStorage.setItem(storageName, 'off')
  } catch {
    // Storage may be forbidden; the keys then stay as they are.
  }
  tellChange()
}

export function useKeysOn(): boolean {
  return useSyncExternalStore(shown.subscribe, keysAreOn)
}

/** What an event means, or null where it belongs to whatever has the focus. */
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
  // Escape is no letter: it closes what is open however the keys are set.
  if (key === null || (!keysAreOn() && key !== 'escape') || isTaken(event.target, key)) return
  // What an inner part has bound and cannot do now is not done by what stands around it.
  const found = bound.flat().findLast((one) => one.key === key)
  if (!found || found.disabled) return
  event.preventDefault()
  found.run()
}

/**
 * Where letters are typed they are letters, and Enter belongs to the button or link that has the
 * focus.
 */
export function isTaken(target: EventTarget | null, key: string): boolean {
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
