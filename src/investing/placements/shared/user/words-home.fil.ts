import type { placementHomeWords } from './words-home.ts'

export const placementHomeWordsFil: typeof placementHomeWords = {
  title: 'Mga investment',
  open: 'Buksan',
  plans: 'Mga plano',
  none: 'Wala kang bukas na investment.',
  nextDay: (day) => `Susunod na matatapos: ${day}`,
  late: (count) => `${count} ang naantala`,
  apart: 'Nakalagay, hiwalay sa wallet mo',
  dayOf: (day, length, end) => `Ika-${day} na araw sa ${length} · matatapos sa ${end}`,
  failed: 'Hindi makuha ang mga investment',
}
