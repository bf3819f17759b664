/**
 * Every colour that carries text has a contrast of at least 4.5 with its ground, and every border
 * of a control at least 3 (WCAG 1.4.3 and 1.4.11), in both themes, for users and in the console.
 * Axe looks at whole screens in one theme each.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

type Theme = 'light' | 'dark'
type Tokens = Record<string, Record<Theme, string>>

const root = path.resolve(import.meta.dirname, '../..')
const styles = readFileSync(path.join(root, 'src/foundation/kit/theme/tokens.css'), 'utf8')

const userTokens = readTokens(':root {')
const palettes = {
  user: userTokens,
  console: { ...userTokens, ...readTokens(':root:has([data-console]) {') },
}
const everywhere = Object.entries(palettes).flatMap(([who, tokens]) =>
  (['light', 'dark'] as const).map((theme) => ({ who, theme, tokens })),
)

const grounds = ['paper', 'surface', 'sunken']
const states = ['credited', 'waiting', 'held', 'failed', 'info']
const inks = ['ink', 'muted', 'primary', 'primary-hover', 'danger', ...states]

/** Text and its ground. */
const texts = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground])),
  ...[...states, 'primary'].flatMap((tone) =>
    [tone, 'ink', 'muted'].map((ink) => [ink, `${tone}-tint`]),
  ),
  ...['primary', 'primary-hover'].map((ground) => ['on-primary', ground]),
  ...['danger', 'danger-hover'].map((ground) => ['on-danger', ground]),
  ...['mango', 'mango-hover'].map((ground) => ['on-mango', ground]),
  ['on-coral', 'coral'],
  ['on-deep', 'deep-line'],
  ...['on-deep', 'on-own-muted'].map((ink) => [ink, 'own']),
  ...['deep', 'deeper'].flatMap((ground) =>
    ['on-deep', 'on-deep-muted', 'mango'].map((ink) => [ink, ground]),
  ),
] as [string, string][]

/** The border of a control, or the outline of the focus, and its ground. */
const borders = [
  ...['paper', 'surface'].map((ground) => ['control-line', ground]),
  ...grounds.map((ground) => ['focus', ground]),
  ...['deep', 'deeper'].flatMap((ground) =>
    ['on-deep-line', 'mango'].map((line) => [line, ground]),
  ),
] as [string, string][]

test.each(everywhere)('$who, $theme: text and borders stand out', ({ theme, tokens }) => {
  const tooFaint = (pairs: [string, string][], least: number) =>
    pairs.flatMap(([ink, ground]) => {
      const found = contrast(colourOf(tokens, ink, theme), colourOf(tokens, ground, theme))
      return found < least ? [`${ink} on ${ground}: ${found.toFixed(2)}`] : []
    })
  expect(tooFaint(texts, 4.5)).toEqual([])
  expect(tooFaint(borders, 3)).toEqual([])
})

test('a screen puts text only on a ground for which `texts` has the contrast', () => {
  const checked = new Set(texts.flatMap((pair) => [pair, pair.toReversed()]).map(String))
  const found = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) =>
      [...readFileSync(path.join(root, 'src', file), 'utf8').matchAll(/(['"`])([^'"`\n]+)\1/g)]
        .map(([, , words = '']) => pairOf(words))
        .filter((pair) => pair !== undefined)
        .map((pair) => ({ file, pair })),
    )
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ pair }) => !checked.has(pair))).toEqual([])
})

/** Returns 'ink,ground' if a list of classes sets both, without a variant such as `hover:`. */
function pairOf(classes: string): string | undefined {
  const names = classes.split(/\s+/)
  const tokenOf = (kind: string) =>
    names
      .filter((name) => name.startsWith(kind))
      .map((name) => name.slice(kind.length))
      .find((name) => name in userTokens)
  const [ink, ground] = [tokenOf('text-'), tokenOf('bg-')]
  return ink && ground ? `${ink},${ground}` : undefined
}

function readTokens(opening: string): Tokens {
  const begin = styles.indexOf(opening)
  const block = styles.slice(begin, styles.indexOf('}', begin))
  const both = [...block.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)]
  const one = [...block.matchAll(/--([\w-]+): (#\w+);/g)]
  return Object.fromEntries(
    [...both, ...one].map(([, name = '', light = '', dark = light]) => [name, { light, dark }]),
  )
}

function colourOf(tokens: Tokens, name: string, theme: Theme): string {
  const colour = tokens[name === 'focus' ? 'focus-on-paper' : name]?.[theme]
  if (!colour) throw new Error(`There is no colour ${name}`)
  return colour
}

/** After WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
