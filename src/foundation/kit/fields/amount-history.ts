/**
 * Undo and redo of the amount field. The browser drops its own history when a separator is written
 * into the field, so the field keeps one.
 */
import { useState } from 'react'
import type { AmountState } from './amount-edit.ts'

const stepsKept = 100

export interface AmountHistory {
  /** Adds a step, unless nothing changed. */
  keep(before: AmountState, after: AmountState): void
  /** The state one step ago; null when there is none. */
  undo(): AmountState | null
  redo(): AmountState | null
}

export function makeAmountHistory(): AmountHistory {
  let steps: { before: AmountState; after: AmountState }[] = []
  let done = 0
  return {
    keep(before, after) {
      if (before.display === after.display) return
      // A new step drops the steps that could be redone.
      steps = [...steps.slice(0, done), { before, after }].slice(-stepsKept)
      done = steps.length
    },
    undo() {
      const step = steps[done - 1]
      if (step) done -= 1
      return step?.before ?? null
    },
    redo() {
      const step = steps[done]
      if (step) done += 1
      return step?.after ?? null
    },
  }
}

export function useAmountHistory(): AmountHistory {
  const [history] = useState(makeAmountHistory)
  return history
}

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z; on a Mac with Command. */
export function isHistoryKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Key): 'undo' | 'redo' | null {
  if (ctrlKey === metaKey || altKey) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : null
}
