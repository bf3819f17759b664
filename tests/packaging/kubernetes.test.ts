/** The Kubernetes manifests, as far as they can be checked without a cluster. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import type { Deployment } from 'kubernetes-types/apps/v1.d.ts'
import type { Service } from 'kubernetes-types/core/v1.d.ts'
import type { Ingress } from 'kubernetes-types/networking/v1.d.ts'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { checkManifests } from '../fixtures/packaging/check-manifests.ts'

const folder = 'packaging/kubernetes'
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')
const dockerFile = (name: string) => readFileSync(`packaging/docker/${name}`, 'utf8')
const manifests = readdirSync(folder).filter((name) => /^(?!kustomization).*\.yaml$/.test(name))
const { spec: deployment } = parse(read('deployment.yaml')) as Deployment
const pod = deployment!.template.spec!
const [container] = pod.containers
const examples = { ...envOf(read('kaban.env.example')), ...envOf(read('secrets.env.example')) }

function envOf(text: string): Record<string, string> {
  return parseEnv(text) as Record<string, string>
}

const work = mkdtempSync(path.join(tmpdir(), 'kaban-kubernetes-'))
afterAll(() => rmSync(work, { recursive: true }))

test('the manifests follow the Kubernetes API, and faults in them would be found', async () => {
  const text = read('deployment.yaml')
  const faulty = [
    text.replace('  replicas: 2', '  replica: 2'),
    // One level too far out, they belong to the template.
    text.replace('      volumes:', '    volumes:'),
    text.replace(/ {2}selector:\n.*\n/, ''),
    text.replace('maxUnavailable: 0', 'maxUnavailable: false'),
    text.replace('apps/v1', 'apps/v2'),
  ]
  expect(faulty).not.toContain(text)
  const found = await checkManifests([...manifests.map(read), ...faulty])
  expect(found).toEqual([
    ...manifests.map(() => []),
    [expect.stringContaining(`'"replica"' does not exist in type 'DeploymentSpec'`)],
    [expect.stringContaining(`does not exist in type 'PodTemplateSpec'`)],
    [expect.stringContaining(`'selector' is missing`)],
    [expect.stringContaining(`'false' is not assignable`)],
    [expect.stringContaining('Cannot find module')],
  ])
})

test('kustomization.yaml lists every manifest, and the version of this Kaban', () => {
  const { resources, images } = parse(read('kustomization.yaml')) as {
    resources: string[]
    images: { name: string; newTag: string }[]
  }
  expect(resources.toSorted()).toEqual(manifests.toSorted())
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(images).toMatchObject([{ name: container!.image, newTag: version }])
})

test('kustomize puts them together', ({ skip }) => {
  const probe = spawnSync('kubectl', ['version', '--client'])
  skip(probe.status !== 0, 'kubectl is not installed')
  cpSync(folder, work, { recursive: true })
  for (const name of ['kaban.env', 'secrets.env'])
    renameSync(path.join(work, `${name}.example`), path.join(work, name))
  const { stdout, stderr } = spawnSync('kubectl', ['kustomize', work], { encoding: 'utf8' })
  expect(stderr).toBe('')
  // Settings that change replace the pods only if the pods name them by their generated names.
  expect(stdout).toMatch(/configMapRef:\n +name: kaban-\w+\n/)
  expect(stdout).toMatch(/secretRef:\n +name: kaban-\w+\n/)
})

test('the pods fit the image', () => {
  const dockerfile = dockerFile('Dockerfile')
  const [, user, group] = /useradd --uid (\d+) --gid (\d+)/.exec(dockerfile)!.map(Number)
  expect(pod.securityContext).toMatchObject({ runAsUser: user, runAsGroup: group, fsGroup: group })
  const port = Number(/^EXPOSE (\d+)$/m.exec(dockerfile)![1])
  expect(container!.ports).toMatchObject([{ name: 'http', containerPort: port }])
  // On the read-only root Kaban needs its data folder and /tmp.
  expect(container!.securityContext!.readOnlyRootFilesystem).toBe(true)
  const data = /^VOLUME (\S+)$/m.exec(dockerfile)![1]
  const mounts = container!.volumeMounts!
  expect(mounts.map(({ mountPath }) => mountPath)).toEqual([data, '/tmp'])
  expect(mounts.map(({ name }) => name)).toEqual(pod.volumes!.map(({ name }) => name))
})

test('no pod is restarted because the database is away', () => {
  const { livenessProbe, startupProbe, readinessProbe } = container!
  const paths = [livenessProbe, startupProbe, readinessProbe].map((probe) => probe?.httpGet?.path)
  expect(paths).toEqual(['/livez', '/livez', '/readyz'])
})

test('a pod has as long to stop as a container of compose.yaml', () => {
  const compose = parse(dockerFile('compose.yaml')) as {
    services: { kaban: { stop_grace_period: string } }
  }
  expect(`${pod.terminationGracePeriodSeconds}s`).toBe(compose.services.kaban.stop_grace_period)
})

test('service, ingress, budget and policy name the pods and each other', () => {
  const labels = deployment!.template.metadata!.labels
  const service = (parse(read('service.yaml')) as Service).spec!
  const selectors = [
    deployment!.selector.matchLabels,
    service.selector,
    ...['disruption-budget.yaml', 'network-policy.yaml'].map((name) => {
      const { spec } = parse(read(name)) as Record<'spec', Record<string, { matchLabels: object }>>
      return (spec['selector'] ?? spec['podSelector'])?.matchLabels
    }),
  ]
  for (const selector of selectors) expect(selector).toEqual(labels)
  expect(service.ports).toMatchObject([{ name: 'http', targetPort: 'http' }])
  const [rule] = (parse(read('ingress.yaml')) as Ingress).spec!.rules!
  expect(rule!.host).toBe(new URL(examples['KABAN_PUBLIC_URL']!).host)
  expect(rule!.http!.paths.map(({ backend }) => backend.service)).toEqual([
    { name: 'kaban', port: { name: 'http' } },
  ])
})

test('the settings are those of compose.yaml', () => {
  const { services } = parse(dockerFile('compose.yaml')) as {
    services: { kaban: { environment: object } }
  }
  const secrets = /secrets\/kaban\.env <<END\n(.*?)END/s.exec(dockerFile('make-secrets.sh'))![1]!
  const names = Object.keys({
    ...envOf(dockerFile('kaban.env.example')),
    ...services.kaban.environment,
    ...envOf(secrets),
  })
  expect(Object.keys(examples).toSorted()).toEqual(names.toSorted())
})

test('the examples start no server before they are filled in, and then they do', () => {
  const problems = (env: Record<string, string>) => readSettings(env).problems.join('\n')
  expect(problems(examples)).toContain('KABAN_SECRET_KEY')
  const key = crypto.getRandomValues(Buffer.alloc(32)).toString('base64')
  const filled = Object.entries(examples).map(([name, value]) => [name, value || 'a-long-secret'])
  const env = Object.fromEntries(filled) as Record<string, string>
  expect(problems({ ...env, KABAN_SECRET_KEY: key })).toBe('')
})

test('what is filled in reaches neither git nor the image', () => {
  const lists = [readFileSync('.gitignore', 'utf8'), dockerFile('Dockerfile.dockerignore')]
  for (const name of ['kaban.env', 'secrets.env'])
    for (const list of lists) expect(list.split('\n')).toContainEqual(expect.stringMatching(name))
})
