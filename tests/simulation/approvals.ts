/** A deposit above the band of one person: one of the staff files it, and the other decides. */
import type { Work } from './desk.ts'
import type { Person, Wish } from './person.ts'
import type { Random } from './random.ts'

type Filed = Work & { random: Random }

/** The id of the filing is that of the move. */
export function fileDeposit(
  person: Person,
  { name, transactionId, approvalId = '' }: Filed,
): Wish<unknown> {
  return {
    intent: { name: `${person.name} files ${name}`, verb: 'deposits.move', leaves: 'filed' },
    key: approvalId,
    call: ({ calls }, moveId, signal) =>
      calls.deposits.move({ transactionId, moveId, to: 'completed' }, { signal }),
  }
}

export function decideFiled(person: Person, filed: Filed): Wish<unknown> {
  const { name, approvalId = '', agreed, random } = filed
  const agrees = random.below(4) > 0
  const leaves = agrees ? 'approved' : 'rejected'
  return {
    intent: {
      name: `${person.name} agrees or not to ${name}`,
      verb: agrees ? 'approvals.approve' : 'approvals.reject',
      leaves,
      ...(agrees && agreed),
    },
    key: `${leaves} ${approvalId}`,
    call: ({ calls }, _key, signal) =>
      agrees
        ? calls.approvals.approve({ approvalId }, { signal })
        : calls.approvals.reject({ approvalId, reason: 'No payment came.' }, { signal }),
  }
}

export function recallFiled(person: Person, { name, approvalId = '' }: Filed): Wish<unknown> {
  return {
    intent: {
      name: `${person.name} recalls ${name}`,
      verb: 'approvals.recall',
      leaves: 'recalled',
    },
    key: `recalled ${approvalId}`,
    call: ({ calls }, _key, signal) => calls.approvals.recall({ approvalId }, { signal }),
  }
}
