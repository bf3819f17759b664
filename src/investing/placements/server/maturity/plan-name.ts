/** The name of a plan in texts that people read later, each in their language. */
export { aboutNamed as aboutPlan, inBothNames } from '#foundation/contract/shared/bilingual.ts'
