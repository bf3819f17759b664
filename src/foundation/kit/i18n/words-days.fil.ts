import type { dayWords } from './words-days.ts'

export const dayWordsFil: typeof dayWords = {
  today: (day) => `Ngayon, ${day}`,
  yesterday: (day) => `Kahapon, ${day}`,
}
