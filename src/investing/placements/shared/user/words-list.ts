/** The titles of the file with all placements of a user. */
export const listWords = {
  placedOn: 'Placed on',
  plan: 'Plan',
  status: 'Status',
  amount: 'Placed',
  projected: 'Projected return before tax, not owed',
  startsOn: 'Term begins',
  dueOn: 'Term ends',
  lateSince: 'Late since',
  gain: 'Return paid before tax',
  tax: 'Tax withheld',
  returned: 'Came back',
  lost: 'Principal lost',
  reason: 'Reason',
  note: 'Note',
  recorded: 'Recorded for you by our staff',
  sample: 'Sample data',
}
