/** Why two people of the staff are not two. The database decides (second_person_obstacle). */
import { companyAccessPerson } from '../rules.ts'

/** Each module that needs two people has words of its own for these. */
export const moduleObstacles = [
  'first-unknown',
  'same-person',
  'second-not-staff',
  'second-too-new',
  'first-not-staff',
] as const
export type ModuleObstacle = (typeof moduleObstacles)[number]

/** `company-access`: nobody knows who it is, so it is no second person beside an admin. */
export const commonObstacles = ['company-access', 'second-waits', 'one-invited-other'] as const
export type PairObstacle = ModuleObstacle | (typeof commonObstacles)[number]

export interface PairFinding {
  obstacle: PairObstacle
  /** When a new admin begins to approve; null for the other obstacles. */
  approvesFrom: Date | null
}

/** The bounds of the setting: how long a new admin approves nothing. */
export const newAdminHours = { min: 1, usual: 24, max: 168 }

/** The user of a person of the staff; null for company access and the operator. */
export const userIdOf = (person: string | null): string | null =>
  person === companyAccessPerson || person === 'operator' ? null : person

/** Traces that two people have in common. They prove nothing: an office shares an address. */
export interface SharedOrigin {
  /** Both used the same internet address within an hour. */
  address: boolean
  /** Both signed in from the same browser. */
  browser: boolean
}

export const noSharedOrigin: SharedOrigin = { address: false, browser: false }
