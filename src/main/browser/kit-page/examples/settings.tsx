import { useState, type ReactNode } from 'react'
import { PillChoice } from '#foundation/kit/fields/pill-choice.tsx'
import { LanguageChoice } from '#foundation/kit/i18n/language-choice.tsx'
import { LanguageSwitch } from '#foundation/kit/i18n/language-switch.tsx'
import { ThemeChoice } from '#foundation/kit/theme/theme-choice.tsx'
import { ThemeSwitch } from '#foundation/kit/theme/theme-switch.tsx'
import { ToneIcon, toneText, type Tone } from '#foundation/kit/theme/tone.tsx'
import { Focused, longText, type Example } from '../example.tsx'

const tones = Object.keys(toneText) as Tone[]

/** These choices are on teal only. */
function Teal({ children }: { children: ReactNode }) {
  return <div className="deep-field flex rounded-card p-4">{children}</div>
}

function OnePillChoice({ first = 'List' }) {
  const [value, setValue] = useState('list')
  return (
    <Teal>
      <PillChoice
        label="View"
        options={[
          { value: 'list', label: first },
          { value: 'calendar', label: 'Calendar' },
        ]}
        value={value}
        onChange={setValue}
      />
    </Teal>
  )
}

export const settingExamples: readonly Example[] = [
  {
    name: 'PillChoice',
    from: '#foundation/kit/fields/pill-choice.tsx',
    states: {
      Default: () => <OnePillChoice />,
      'Focused by keyboard': () => (
        <Focused>
          <OnePillChoice />
        </Focused>
      ),
      'Long text': () => <OnePillChoice first={longText} />,
    },
  },
  {
    name: 'ThemeChoice',
    from: '#foundation/kit/theme/theme-choice.tsx',
    note: 'Changes the theme of Kaban in this browser.',
    states: {
      Default: () => (
        <Teal>
          <ThemeChoice />
        </Teal>
      ),
    },
  },
  {
    name: 'LanguageChoice',
    from: '#foundation/kit/i18n/language-choice.tsx',
    note: 'Changes the language of Kaban in this browser.',
    states: {
      Default: () => (
        <Teal>
          <LanguageChoice />
        </Teal>
      ),
    },
  },
  {
    name: 'ThemeSwitch',
    from: '#foundation/kit/theme/theme-switch.tsx',
    note: 'Changes the theme of Kaban in this browser.',
    states: {
      Default: () => <ThemeSwitch />,
      'Focused by keyboard': () => (
        <Focused>
          <ThemeSwitch />
        </Focused>
      ),
    },
  },
  {
    name: 'LanguageSwitch',
    from: '#foundation/kit/i18n/language-switch.tsx',
    note: 'Changes the language of Kaban in this browser.',
    states: { Default: () => <LanguageSwitch /> },
  },
  {
    name: 'ToneIcon',
    from: '#foundation/kit/theme/tone.tsx',
    small: true,
    states: Object.fromEntries(
      tones.map((tone) => [
        tone,
        () => <ToneIcon tone={tone} size={24} className={toneText[tone]} />,
      ]),
    ),
  },
]
