import { setTheme, useTheme, type Theme } from './theme.ts'
import { useWords } from './language.tsx'
import { SegmentedFilter } from './segmented-filter.tsx'
import { words } from './words.ts'

export function ThemeSwitch() {
  const w = useWords(words)
  const theme = useTheme()
  const options: { value: Theme; label: string }[] = [
    { value: 'light', label: w.themeLight },
    { value: 'dark', label: w.themeDark },
    { value: 'system', label: w.themeSystem },
  ]
  return <SegmentedFilter label={w.theme} options={options} value={theme} onChange={setTheme} />
}
