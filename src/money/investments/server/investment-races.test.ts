import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { defaultSettings } from '#people/company/shared/rules.ts'
import { anyApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { approveRequest } from '#teamwork/approvals/server/decide-approval.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { openInvestmentFixture } from '#tests/fixtures/people/investment-fixture.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { investmentApproval } from './edit-investment.ts'

const fixture = await openInvestmentFixture()
const { staff, addSaver, record, edit, editOrFile, available } = fixture
const [ana] = staff

afterEach(() => fixture.expectSoundInvestments())
const kinds = [anyApprovalKind(investmentApproval)]

test('recorded or matured twenty times at once, it is recorded and matured once', async () => {
  const userId = await addSaver()
  const requestId = uuidv7()
  const recorded = await Promise.all(
    Array.from({ length: 20 }, () => record(userId, { requestId })),
  )
  expect(new Set(recorded.map(({ investmentId }) => investmentId)).size).toBe(1)
  const [made] = recorded
  if (!made) throw new Error('Nothing was recorded')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      outcome(
        edit(made, {
          to: 'matured',
          payoutCentavos: 4_100_00n,
          staff: staff[number % 2] ?? ana,
        }),
      ),
    ),
  )
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
  expect(new Set(answers)).toEqual(new Set(['done', 'investment-changed']))
  expect(await available(userId)).toBe(10_100_00n)
})

test('a repeated id gives the first answer; other content under it is refused', async () => {
  const userId = await addSaver()
  const made = await record(userId)
  const moveId = uuidv7()
  await edit(made, { moveId, to: 'matured', payoutCentavos: 4_000_00n })
  expect(await edit(made, { moveId, to: 'matured', payoutCentavos: 4_000_00n })).toMatchObject({
    status: 'matured',
  })
  expect(await outcome(edit(made, { moveId, to: 'matured', payoutCentavos: 4_000_01n }))).toBe(
    'key-reused',
  )
  expect(await outcome(record(userId, { requestId: made.investmentId }))).toBe('done')
  expect(await outcome(record(userId, { requestId: made.investmentId, amountCentavos: 1n }))).toBe(
    'key-reused',
  )
  expect(await available(userId)).toBe(10_000_00n)
})

test('a payout above the band waits for a second person; small gains add up', async () => {
  const userId = await addSaver(50_000_00n)
  const [first, second, third] = [await record(userId), await record(userId), await record(userId)]
  const band = defaultSettings.adjustmentApprovalCentavos
  const gain = { to: 'matured', payoutCentavos: 4_000_00n + band } as const
  expect(await editOrFile(first, gain)).toMatchObject({
    waitsForApproval: false,
    investment: { status: 'matured' },
  })
  const moveId = uuidv7()
  expect(await editOrFile(second, { ...gain, payoutCentavos: 4_000_01n, moveId })).toMatchObject({
    waitsForApproval: true,
    investment: { status: 'active' },
  })
  const before = await available(userId)
  const decide = (staff: string | null) =>
    outcome(
      withContext(fixture, adminContext(staff), (ctx) =>
        approveRequest(ctx, kinds, { approvalId: moveId }),
      ),
    )
  expect(await decide(ana)).toBe('own-request')
  expect(await decide(staff[1])).toBe('done')
  expect(await available(userId)).toBe(before + 4_000_01n)
  expect(
    await fixture.count('investment_moves', 'id = $1 and changed_by_user_id = $2', [
      moveId,
      staff[1],
    ]),
  ).toBe(1)

  const late = uuidv7()
  expect(await editOrFile(third, { ...gain, moveId: late })).toMatchObject({
    waitsForApproval: true,
  })
  await edit(third, { planName: 'Renamed' })
  expect(
    await outcome(
      withContext(fixture, adminContext(staff[1]), (ctx) =>
        approveRequest(ctx, kinds, { approvalId: late }),
      ),
    ),
  ).toBe('already-decided')
})
