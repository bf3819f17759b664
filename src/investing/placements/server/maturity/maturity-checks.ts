/** Checks of `npm run verify`: how placements ended agrees with the book, to the centavo. */
import {
  inPesos,
  leftJoinTransfersAbout,
  tillCodeOf,
  tillsWithEntries,
} from '#ledger/server/book-sql.ts'
import { changedPastKaban, type Check } from '#ledger/server/verify.ts'
import { broughtBackOf } from '#money/investments/server/investments-sql.ts'
import { agreedApprovals } from '#teamwork/approvals/server/approvals-sql.ts'

const agreed = agreedApprovals('impair')

/** The move that ended it: the subject of its postings. */
const ended = `(select m.id, m.placement_id from placement_moves m
  where m.new_state in ('paid', 'rolled', 'exited', 'impaired'))`

export const maturityChecks: readonly Check[] = [
  {
    name:
      'Every placement that was paid got its principal and its gain after tax, and the gain came ' +
      'from its pool',
    counts: `select count(*) as count from placements where state in ('paid', 'rolled')`,
    problems: `
      select 'the placement ' || p.id || ' of ' || ${inPesos('p.principal_centavos')}
        || ' says that its return was ' || ${inPesos('p.gain_paid_centavos')} || ' (projected: '
        || ${inPesos('p.projected_gain_centavos')} || '), that '
        || ${inPesos('p.tax_withheld_centavos')} || ' of it were withheld and that '
        || ${inPesos('p.returned_centavos')} || ' came back; by the book its pool paid '
        || ${inPesos('coalesce(gain.amount, 0)')} || ', withheld were '
        || ${inPesos('coalesce(tax.amount, 0)')} || ', and '
        || ${inPesos(broughtBackOf('p.id'))} || ' came to the wallet' as problem
      from placements p left join ${ended} m on m.placement_id = p.id
      ${leftJoinTransfersAbout('m.id', 'investment gain', 'gain')} and gain.from_id = p.pool_id
      ${leftJoinTransfersAbout('m.id', 'investment tax', 'tax')}
        and ${tillCodeOf('tax.to_id')} = 'tax-withheld'
      where p.state in ('paid', 'rolled') and (
        coalesce(gain.amount, 0) <> p.gain_paid_centavos
        or coalesce(tax.amount, 0) <> p.tax_withheld_centavos
        or p.gain_paid_centavos <> p.projected_gain_centavos
        or ${broughtBackOf('p.id')} <> p.returned_centavos)`,
    todo:
      changedPastKaban +
      'Compare the receipts of the user with the page of the investment, and correct the wallet ' +
      'by a balance adjustment only when you know which one is right.',
  },
  {
    name: 'The till of withheld tax holds what was withheld from returns, and nothing else',
    counts: `select count(*) as count from placements where tax_withheld_centavos > 0`,
    problems: `
      select 'the till of withheld tax holds ' || ${inPesos('t.balance')}
        || ', and placements say that ' || ${inPesos('w.withheld')} || ' were withheld' as problem
      from ${tillsWithEntries('tax-withheld')} t cross join (
        select coalesce(sum(tax_withheld_centavos), 0) as withheld from placements
      ) w
      where t.balance <> w.withheld`,
    todo:
      changedPastKaban +
      'Hand in no tax by the list of withheld tax until both agree: the check above names the ' +
      'placement, if it is one.',
  },
  {
    name: 'Every placement that was left early or impaired brought what was quoted or agreed to',
    counts: `select count(*) as count from placements where state in ('exited', 'impaired')`,
    problems: `
      select 'the placement ' || p.id || ' of ' || ${inPesos('p.principal_centavos')}
        || case p.state when 'exited' then ' was ended early and' else ' is impaired and' end
        || ' brought ' || ${inPesos('p.returned_centavos')} || case p.state
          when 'exited' then ': its quote or its transfers say otherwise'
          else ': two people agreed to something else, or its transfers say otherwise' end
        as problem
      from placements p left join ${ended} m on m.placement_id = p.id
      ${leftJoinTransfersAbout('m.id', 'investment exit fee', 'fee')}
      ${leftJoinTransfersAbout('m.id', 'investment loss', 'loss')}
      where p.state in ('exited', 'impaired') and (
        ${broughtBackOf('p.id')} <> p.returned_centavos
        or coalesce(fee.amount, loss.amount, 0) <> p.principal_centavos - p.returned_centavos
        or p.state = 'exited' and not exists (
          select from exit_quotes q
          where q.placement_id = p.id and q.net_centavos = p.returned_centavos)
        or p.state = 'impaired' and not exists (
          select from ${agreed} a where a.id = m.id and a.subject_id = p.id and a.by_two
            and a.amount_centavos = p.returned_centavos and not a.payload_changed))`,
    todo:
      changedPastKaban +
      'Look at the history of the investment and, for an impaired one, at its request under ' +
      'Approvals. Tell the user before you correct the wallet.',
  },
]
