import type { placementHomeWords } from './words-home.ts'

export const placementHomeWordsFil: typeof placementHomeWords = {
  title: 'Mga Investment',
  open: 'Buksan',
  nextDay: (day) => `Susunod na matatapos: ${day}`,
  late: (count) => `${count} ang naantala`,
  apart: 'Nakalagay, hiwalay sa wallet mo',
  dayOf: (day, length, end) => `Ika-${day} araw sa ${length} · matatapos sa ${end}`,
  failed: 'Hindi makuha ang mga investment',
}
