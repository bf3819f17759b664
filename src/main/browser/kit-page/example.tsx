import type { ReactNode } from 'react'

/** A component of the kit and its states. Each state is a component, so it may use hooks. */
export interface Example {
  /** The name of the export. */
  name: string
  /** Its file, as in the imports of screens. */
  from: `#foundation/kit/${string}.ts${'' | 'x'}`
  note?: string
  /** The states are small enough for several of them to fit into one line. */
  small?: boolean
  states: Readonly<Record<string, () => ReactNode>>
}

export function importLine({ name, from }: Example): string {
  return `import { ${name} } from '${from}'`
}

/** Returns the folder of the kit: 'ui' for '#foundation/kit/ui/button.tsx'. */
export function folderOf({ from }: Example): string {
  return from.split('/')[2] ?? ''
}

/** Shows the focus ring without keyboard focus (kit-page.css). */
export function Focused({ children }: { children: ReactNode }) {
  return <div className="focused">{children}</div>
}

export const longName =
  'Maria Concepcion de los Santos-Villanueva y Magbanua-Dimaculangan de Guzman III'
export const longText =
  'This text is longer than any that a screen of ours has, to show where it breaks, what it ' +
  'pushes aside, and that nothing is cut off: Muntinlupa-Parañaque-Las-Piñas-Zapote-Interchange.'
