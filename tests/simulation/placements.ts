/** Users place in the open offer of the sample, as little as it takes, and take it out again. */
import { postingKey } from '#investing/placements/server/maturity/move-keys.ts'
import type { placingOf } from '#tests/fixtures/investing/open-placing.ts'
import type { Random } from './random.ts'
import type { User } from './user.ts'

type Placing = ReturnType<typeof placingOf>

/** Half of them are cancelled in the cooling-off, the others left early. */
export async function place(
  user: User,
  placing: Placing,
  name: string,
  random: Random,
): Promise<void> {
  const { person, userId } = user
  const log = `wallet ${userId}`
  const placementId = random.uuid()
  const centavos = placing.amountCentavos
  user.shows(placementId)
  const placed = await person.ask({
    intent: {
      name,
      verb: 'placements.subscribe',
      leaves: 'cooling',
      adds: { log, centavos: -centavos },
    },
    key: placementId,
    call: ({ calls }, requestId, signal) =>
      calls.placements.subscribe({ requestId, ...placing }, { signal }),
  })
  if (!placed) return
  if (random.below(2) === 0) {
    await user.letCoolingPass(placementId)
    await leave(user, placementId, name, random)
  } else
    await person.ask({
      intent: {
        name: `${name} cancel`,
        verb: 'placements.cancel',
        leaves: 'cancelled',
        adds: { log, centavos },
      },
      key: random.uuid(),
      call: ({ calls }, moveId, signal) =>
        calls.placements.cancel({ placementId, moveId }, { signal }),
    })
}

/** A job begins the term; until then a quote is refused. */
const quotesMax = 8

async function leave(
  { person, userId }: User,
  placementId: string,
  name: string,
  random: Random,
): Promise<void> {
  for (let number = 1; number <= quotesMax; number += 1) {
    await person.rest(400)
    const quote = await person.ask({
      intent: { name: `${name} quote ${number}`, verb: 'placements.exitQuote', leaves: 'quote' },
      key: random.uuid(),
      call: ({ calls }, quoteId, signal) =>
        calls.placements.exitQuote({ placementId, quoteId }, { signal }),
    })
    if (!quote) continue
    const moveId = random.uuid()
    await person.ask({
      intent: {
        name: `${name} exit`,
        verb: 'placements.exit',
        leaves: 'exited',
        adds: {
          log: `wallet ${userId}`,
          entry: postingKey(moveId, 'principal'),
          centavos: quote.returnedCentavos,
        },
      },
      key: moveId,
      call: ({ calls }, key, signal) =>
        calls.placements.exit({ placementId, moveId: key, quoteId: quote.quoteId }, { signal }),
    })
    return
  }
}
