import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { createAnnouncement, editAnnouncement } from './actions.ts'

const fixture = await testDatabase()
const ana = await addUser(fixture, 'admin')
const create = (title: string, description: string) =>
  withContext(fixture, adminContext(ana), (ctx) =>
    createAnnouncement(ctx, { announcementId: uuidv7(), targetUserId: null, title, description }),
  )

test('T48 an announcement cannot ask for a password or code, nor be edited to', async () => {
  const [title, asks] = ['A check of your login', 'Reply to us with your OTP.']
  expect(await outcome(create(title, asks))).toBe('announcement-asks-secret')
  expect(await outcome(create('Send your password to us', ''))).toBe('announcement-asks-secret')
  const { announcementId, updatedAt } = await create(title, 'Nobody asks for your password.')
  const edit = { announcementId, updatedAtSeen: updatedAt, targetUserId: null }
  const edited = withContext(fixture, adminContext(ana), (ctx) =>
    editAnnouncement(ctx, { ...edit, title, description: asks }),
  )
  expect(await outcome(edited)).toBe('announcement-asks-secret')
})
