import { buffer } from 'node:stream/consumers'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { noCookies, type Caller } from '#foundation/platform/server/http/context.ts'
import {
  adminContext,
  addUser,
  testServices,
  userContext,
  withContext,
} from '#tests/fixtures/people/contexts.ts'
import { openTestimonialFixture } from '#tests/fixtures/people/testimonial-fixture.ts'
import { openTestimonialPicture } from './testimonial-pictures.ts'
import { forgetTestimonialsOf } from './write-testimonial.ts'

const fixture = await openTestimonialFixture()
const { write, withdraw, publish, reject, mine, shown, addWriter } = fixture
const visitor: Caller = { role: 'visitor' }

/** Gives a user this picture instead of the one before. */
async function setPicture(userId: string, content: string): Promise<void> {
  const key = `avatars/${uuidv7()}`
  await testServices.files.put(key, Buffer.from(content))
  await fixture.asOwner('delete from avatars where user_id = $1', [userId])
  await fixture.asOwner(
    'insert into avatars (id, user_id, file_key) values (gen_random_uuid(), $1, $2)',
    [userId, key],
  )
}

async function addWriterWithPicture(): Promise<string> {
  const userId = await addWriter()
  await setPicture(userId, 'first picture')
  return userId
}

/** The text in the picture, and whether caches may keep it; null when the caller sees none. */
async function seen(caller: Caller, testimonialId: string) {
  const context = {
    ...testServices,
    caller,
    database: fixture.database,
    cookies: noCookies(),
    request: { id: 'test', address: '', userAgent: '' },
  }
  const opened = await openTestimonialPicture(context, testimonialId)
  return opened && [(await buffer(opened.content)).toString(), opened.isPublic]
}

test('a picture is shown when its writer asked for it and staff published it', async () => {
  const maria = await addWriterWithPicture()
  const { testimonialId, hasPicture } = await write(maria, { showPicture: true })
  expect(hasPicture).toBe(true)
  const stranger = userContext(await addUser(fixture))
  expect(await seen(visitor, testimonialId)).toBeNull()
  expect(await seen(stranger, testimonialId)).toBeNull()
  expect(await seen(userContext(maria), testimonialId)).toEqual(['first picture', false])
  expect(await seen(adminContext(null), testimonialId)).toEqual(['first picture', false])
  await publish(testimonialId)
  expect(await seen(visitor, testimonialId)).toEqual(['first picture', true])
  expect((await shown()).shown).toMatchObject([{ testimonialId, hasPicture: true }])
  // A picture that nobody of the staff saw does not take its place.
  await setPicture(maria, 'second picture')
  expect(await seen(visitor, testimonialId)).toEqual(['first picture', true])
  await withdraw(maria, testimonialId)
  expect(await seen(adminContext(null), testimonialId)).toBeNull()
})

test('without the wish, or without a picture, none is shown', async () => {
  const [maria, jose] = [await addWriterWithPicture(), await addWriter()]
  expect((await write(maria)).hasPicture).toBe(false)
  expect((await write(jose, { showPicture: true })).hasPicture).toBe(false)
  expect((await mine(jose)).avatarId).toBeNull()
  expect((await mine(maria)).avatarId).not.toBeNull()
})

test('a rejected one is for staff only, and closing a login deletes all', async () => {
  const maria = await addWriterWithPicture()
  const { testimonialId } = await write(maria, { showPicture: true })
  await publish(testimonialId)
  await reject(testimonialId)
  expect(await seen(visitor, testimonialId)).toBeNull()
  expect(await seen(adminContext(null), testimonialId)).toEqual(['first picture', false])
  await withContext(fixture, userContext(maria), (ctx) => forgetTestimonialsOf(ctx, maria))
  expect(await seen(adminContext(null), testimonialId)).toBeNull()
  const left = await fixture.asOwner(
    'select 1 from testimonial_pictures where testimonial_id = $1',
    [testimonialId],
  )
  expect(left).toEqual([])
})
