import { SegmentedFilter } from '../fields/segmented-filter.tsx'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { setTheme, useTheme, type Theme } from './theme.ts'

export function ThemeSwitch() {
  const w = useWords(kitWords)
  const theme = useTheme()
  const options: { value: Theme; label: string }[] = [
    { value: 'light', label: w.themeLight },
    { value: 'dark', label: w.themeDark },
    { value: 'system', label: w.themeSystem },
  ]
  return <SegmentedFilter label={w.theme} options={options} value={theme} onChange={setTheme} />
}
