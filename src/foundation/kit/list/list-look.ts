/**
 * How a person sees the lists of the console: the height of the rows everywhere, and the hidden
 * columns of each list. Kept in this browser.
 */
import { ifStored } from '../data/if-stored.ts'
import { createStore, useStore } from '../data/store.ts'

const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** In rem. On a touch screen rows are 44 px high at least. */
export const rowHeights: Record<Density, string> = {
  comfortable: '2.75rem',
  compact: '2.25rem',
}

interface Look {
  density: Density
  /** Keys of columns, by list. */
  hidden: Readonly<Record<string, readonly string[]>>
}

const storageName = 'kaban-lists'
const look = createStore<Look>(readLook())

export function useListLook(list: string) {
  const { density, hidden } = useStore(look)
  return {
    density,
    hidden: hidden[list] ?? none,
    setDensity: (next: Density) => keep({ density: next, hidden }),
    hide: (keys: readonly string[]) => keep({ density, hidden: { ...hidden, [list]: keys } }),
  }
}

const none: readonly string[] = []

function keep(next: Look): void {
  look.set(next)
  ifStored(() => localStorage.setItem(storageName, JSON.stringify(next)))
}

function readLook(): Look {
  try {
    const kept = JSON.parse(localStorage.getItem(storageName) ?? '{}') as Partial<Look>
    return {
      density: densities.find((density) => density === kept.density) ?? 'comfortable',
      hidden: typeof kept.hidden === 'object' ? kept.hidden : {},
    }
  } catch {
    return { density: 'comfortable', hidden: {} }
  }
}
