/**
 * Builds a later version of the pages: a word that is in all of them reads otherwise, so that their
 * files have other names.
 */
import { defineConfig, type Plugin } from 'vite'
import present from '../../vite.config.ts'

export const presentWord = 'Home'
export const nextWord = 'Front room'

// Packed files are for thin lines; without them the server sends the plain ones.
const plugins = [present.plugins ?? []]
  .flat(3)
  .filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'kaban-compressed'))

export default defineConfig({ ...present, plugins: [...plugins, renamed()] })

function renamed(): Plugin {
  return {
    name: 'kaban-next-version',
    enforce: 'pre',
    transform(code, file) {
      if (!file.endsWith('/src/main/shared/words.ts')) return undefined
      const next = code.replace(`home: '${presentWord}'`, `home: '${nextWord}'`)
      if (next === code) throw new Error('The word that makes this another version is not there')
      return next
    },
  }
}
