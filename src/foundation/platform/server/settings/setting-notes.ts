import * as z from 'zod'

/** The text about a setting in docs/configuration.md. */
export interface SettingNote {
  group: SettingGroup
  does: string
  neededBy: string
  /** The default in words, where it is no value of the schema. */
  otherwise?: string
}

export const settingGroups = [
  'Address',
  'Data',
  'Files',
  'Backups',
  'Witnesses',
  'Mode and access',
  'Mail',
  'Sessions and proofs',
  'Sign-in by a provider',
  'Log',
  'Watching',
] as const
export type SettingGroup = (typeof settingGroups)[number]

export const settingNotes = z.registry<SettingNote>()
