import { SegmentedFilter } from '../fields/segmented-filter.tsx'
import { useThemeOptions } from './theme-options.ts'
import { setTheme } from './theme.ts'

export function ThemeSwitch() {
  return <SegmentedFilter {...useThemeOptions()} onChange={setTheme} />
}
