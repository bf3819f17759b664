import { PillChoice } from '../fields/pill-choice.tsx'
import { useThemeOptions } from './theme-options.ts'
import { setTheme } from './theme.ts'

/** The choice of the theme on a teal bar. */
export function ThemeChoice() {
  return <PillChoice {...useThemeOptions()} onChange={setTheme} />
}
