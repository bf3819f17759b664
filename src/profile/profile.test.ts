import { expect, test } from 'vitest'
import { addUser, inAct, userAct } from '../../tests/acts.ts'
import { testDatabase } from '../../tests/database.ts'
import { findBankDetails, readMyProfile, saveMyBankDetails, saveMyProfile } from './actions.ts'

const town = await testDatabase()
const maya = { bankName: 'Maya', accountName: 'Maria Santos', accountNumber: '0917 123 4567' }

const activityOf = (userId: string) =>
  town.asOwner<{ action_type: string; description: string }>('select action_type, description from user_activity_log where user_id = $1 order by id', [userId])

test('bank details are stored with the plain number and recorded without it', async () => {
  const maria = await addUser(town)
  await inAct(town, userAct(maria), (act) => saveMyBankDetails(act, maya))
  expect(await town.database.read((tx) => findBankDetails(tx, maria))).toEqual({ ...maya, accountNumber: '09171234567' })
  expect(await activityOf(maria)).toEqual([{ action_type: 'BANK_DETAILS_UPDATE', description: 'Bank details set to Maya, •••• 4567.' }])
})

test('refused bank details change and record nothing', async () => {
  const maria = await addUser(town)
  await inAct(town, userAct(maria), (act) => saveMyBankDetails(act, maya))
  const refused = inAct(town, userAct(maria), (act) => saveMyBankDetails(act, { ...maya, accountName: '' }))
  await expect(refused).rejects.toMatchObject({ title: 'Missing Fields', message: 'Please fill all bank details.', field: 'accountName' })
  expect((await town.database.read((tx) => findBankDetails(tx, maria)))?.accountName).toBe('Maria Santos')
  expect(await activityOf(maria)).toHaveLength(1)
})

test('a user reads and changes only the own profile', async () => {
  const [maria, jose] = [await addUser(town), await addUser(town)]
  await inAct(town, userAct(maria), (act) => saveMyBankDetails(act, maya))
  await inAct(town, userAct(maria), (act) => saveMyProfile(act, { fullName: 'Maria Clara', phoneNumber: '0917 000 0000' }))
  expect(await inAct(town, userAct(maria), (act) => readMyProfile(act))).toMatchObject({ fullName: 'Maria Clara', phoneNumber: '0917 000 0000' })
  expect(await inAct(town, userAct(jose), (act) => readMyProfile(act))).toMatchObject({ fullName: 'Test User', bankDetails: null })
})

test('an empty full name is refused with the words of the specification', async () => {
  const maria = await addUser(town)
  const refused = inAct(town, userAct(maria), (act) => saveMyProfile(act, { fullName: '  ', phoneNumber: '' }))
  await expect(refused).rejects.toMatchObject({ title: 'Full Name Required', message: 'Please enter your full name.' })
  expect(await activityOf(maria)).toEqual([])
})
