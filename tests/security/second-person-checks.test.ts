/**
 * `npm run verify` finds approvals that somebody changed in the database: the approver was removed,
 * or the request is another.
 */
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { openInvestmentFixture } from '../fixtures/people/investment-fixture.ts'
import { twoPersonsFixture } from '../fixtures/people/second-person-fixture.ts'

const fixture = await twoPersonsFixture()
const { ana, ben } = fixture.people
const investments = await openInvestmentFixture(fixture)
const aboutPeople =
  /second person|two people|one person|as it was filed|what is filed|what was filed/
const problems = async () =>
  (await verifyBook(fixture.database, installationChecks)).problems.filter((problem) =>
    aboutPeople.test(problem),
  )

/** Each returns the id of a request that Ben has approved. */
const agreed = {
  async withdrawal() {
    const { transactionId } = await fixture.request(await fixture.addSaver(100_000_00n), {
      amountCentavos: 60_000_00n,
    })
    const moveId = uuidv7()
    await fixture.moveFor(ana, transactionId, 'approved', { moveId })
    await fixture.approve(ben, moveId)
    await fixture.moveFor(ana, transactionId, 'completed')
    return moveId
  },
  async adjustment() {
    const approvalId = await fixture.filed(await fixture.addSaver())
    await fixture.approve(ben, approvalId)
    return approvalId
  },
  async investment() {
    const userId = await fixture.addSaver(50_000_00n)
    const made = await investments.record(userId, { amountCentavos: 20_000_00n })
    const moveId = uuidv7()
    await investments.editOrFile(made, { moveId, to: 'matured', payoutCentavos: 35_000_00n })
    await fixture.approve(ben, moveId)
    return moveId
  },
}

test.each(['withdrawal', 'adjustment', 'investment'] as const)(
  'a large %s whose approval was removed or whose request was changed is found',
  async (kind) => {
    const approvalId = await agreed[kind]()
    expect(await problems()).toEqual([])
    const breakIt = async (set: string, back: string) => {
      await fixture.tamper(`update approvals set ${set} where id = $1`, [approvalId])
      const found = await problems()
      await fixture.tamper(`update approvals set ${back} where id = $1`, [approvalId])
      return found
    }
    const alone = await breakIt(`status = 'rejected'`, `status = 'approved'`)
    expect(alone).toHaveLength(1)
    expect(alone[0]).toMatch(/one person/)
    const another = await breakIt(
      'amount_centavos = amount_centavos + 1',
      'amount_centavos = amount_centavos - 1',
    )
    expect(another.some((problem) => problem.includes(approvalId) && /no such/.test(problem))).toBe(
      true,
    )
    expect(await problems()).toEqual([])
  },
)

test('an action of one person within the band stays valid after the band changes', async () => {
  const userId = await fixture.addSaver(200_000_00n)
  await fixture.saveBands({
    withdrawalApprovalCentavos: 90_000_00n,
    adjustmentApprovalCentavos: 90_000_00n,
  })
  const { transactionId } = await fixture.request(userId, { amountCentavos: 60_000_00n })
  expect((await fixture.moveFor(ana, transactionId, 'completed')).waitsForApproval).toBe(false)
  expect((await fixture.adjust({ userId, amountCentavos: 80_000_00n })).waitsForApproval).toBe(
    false,
  )
  await fixture.saveBands({
    withdrawalApprovalCentavos: 50_000_00n,
    adjustmentApprovalCentavos: 10_000_00n,
  })
  expect(await problems()).toEqual([])
  // Had the bands changed a day earlier, one person would not have been enough.
  await fixture.asOwner('alter table user_activity_log disable trigger user')
  await fixture.asOwner(
    `update user_activity_log set created_at = created_at - interval '1 day'
      where action_type = 'ADMIN_SETTINGS_CHANGED'`,
  )
  expect((await problems()).filter((problem) => /one person/.test(problem))).toHaveLength(2)
  await fixture.asOwner(
    `update user_activity_log set created_at = created_at + interval '1 day'
      where action_type = 'ADMIN_SETTINGS_CHANGED'`,
  )
  await fixture.asOwner('alter table user_activity_log enable trigger user')
})
