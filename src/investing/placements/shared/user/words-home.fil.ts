import type { placementHomeWords } from './words-home.ts'

export const placementHomeWordsFil: typeof placementHomeWords = {
  title: 'Mga Investment',
  open: 'Buksan',
  nextDay: (day) => `Susunod na matatapos: ${day}`,
  late: (count) => `${count} ang naantala`,
  apart: 'Nakalagay, hiwalay sa wallet mo',
  none: 'Wala ka pang investment.',
  failed: 'Hindi makuha ang mga investment',
}
