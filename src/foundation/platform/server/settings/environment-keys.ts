/** The settings of the key of the installation. */
import * as z from 'zod'
import { readKey } from './secrets.ts'
import { settingNotes, type SettingNote } from './setting-notes.ts'

function key(note: Omit<SettingNote, 'group'>) {
  return z
    .string()
    .transform((text) => readKey(text))
    .refine(
      (read) => read !== null,
      'it must be at least 32 random bytes in base64, as `openssl rand -base64 32` prints them',
    )
    .optional()
    .register(settingNotes, { group: 'Data', ...note })
}

export const keySettings = {
  KABAN_SECRET_KEY: key({
    does:
      'Seals the secrets of authenticator apps ' +
      '([decision 9](decisions/0009-secret-key.md)) and signs receipts ' +
      '([decision 13](decisions/0013-verifiable-receipts.md)): at least 32 random ' +
      'bytes in base64, as `openssl rand -base64 32` prints them. All servers on one database ' +
      'need the same key.',
    neededBy: 'Installations with several servers, or with a store of their own for secrets.',
    otherwise: 'made at the first start and kept in `secret-key` in the data folder',
  }),
  KABAN_SECRET_KEY_OLD: key({
    does:
      'The key before `KABAN_SECRET_KEY`, for the start that replaces it ' +
      '([secrets.md](operating/secrets.md#the-secret-key)). Afterwards it does nothing.',
    neededBy: 'The first start with another `KABAN_SECRET_KEY` than before.',
    otherwise: 'the file `secret-key.old` in the data folder, if there is one',
  }),
}
