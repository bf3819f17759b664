/**
 * A town of its own, and two of its staff at their laptops: Ana, and Ben, who agrees to what she
 * asks for.
 */
import type { Page } from 'playwright-core'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { startTestServer, type TestServer } from '../fixtures/servers/test-server.ts'
import { openPeople, sizes, type People } from './pages.ts'
import { signIn } from './steps.ts'

interface StaffAtWork {
  server: TestServer
  people: People
  ana: Page
  ben: Page
}

export async function openStaff(): Promise<StaffAtWork> {
  const server = await startTestServer()
  const people = await openPeople()
  const open = () => people.openPage({ ...sizes.laptop, baseURL: server.address })
  const [ana, ben] = await Promise.all([open(), open()])
  await Promise.all([signIn(ana, sampleSignIns.admin), signIn(ben, sampleSignIns.secondAdmin)])
  return { server, people, ana, ben }
}
