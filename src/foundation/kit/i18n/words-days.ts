/** The headings of days in lists. */
export const dayWords = {
  today: (day: string) => `Today, ${day}`,
  yesterday: (day: string) => `Yesterday, ${day}`,
}
