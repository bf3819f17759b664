/**
 * The doors: pages for who is not signed in, which stand in a document of their own (decision
 * 0023). The server draws them, a small script takes them over, and whoever goes on from there
 * loads the application.
 */
import type { FirstAnswer } from '#foundation/contract/shared/first-answers.ts'
import { pageAt } from './page-address.ts'
import { parseSearch } from './search-params.ts'

export const doors = ['/login', '/register', '/forgot-password', '/reset-password'] as const
export type Door = (typeof doors)[number]

/** The element that says how the page was drawn. */
export const drawnDoorId = 'door'

/** What the script of a door has to know to draw the same. */
export interface DrawnDoor {
  door: Door
  language: 'en' | 'fil'
  theme: 'light' | 'dark' | 'system'
  mode: 'sample' | 'live'
  siteName: string
  /** The files of the page behind this door, for who begins to type. */
  next: string[]
}

export interface DoorAsked extends DrawnDoor {
  search: string
  answers: readonly FirstAnswer[]
}

/** What the build makes of doors-drawn.tsx. */
export interface DrawnDoors {
  drawDoor(asked: DoorAsked): {
    title: string
    page: string
    /** Hidden: for who presses something whose script does not come (public/first-paint.js). */
    lost: string
    /** For who has no scripts at all. */
    needsScripts: string
  }
}

/**
 * The door at this address; none where its second step stands, which is the application's: a code,
 * or the way back from a provider.
 */
export function doorOf(address: string, search: string): Door | undefined {
  const page = pageAt(address)
  const door = doors.find((one) => one === page)
  const { step, with: provider } = parseSearch(search)
  if (door === '/login' && step === 'code') return undefined
  if (door === '/register' && provider) return undefined
  return door
}
