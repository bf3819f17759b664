import { instantSql, type ArchiveFile } from './archive-file.ts'

/**
 * Transactions with what belongs to each kind. They leave out what staff write for staff
 * (`admin_notes`, `notes`) and which staff member acted.
 */
export const transactionFiles: readonly ArchiveFile[] = [
  {
    name: 'transactions.json',
    tables: ['transactions', 'status_history', 'receipt_facts'],
    sql: `
      select t.id as "transactionId", t.transaction_uid as "transactionUid",
        t.reference_number as "referenceNumber", t.type, t.amount_centavos as "amountCentavos",
        t.status, t.description, t.status_reason as "statusReason", t.meta_data as "details",
        t.sample, t.created_at as "createdAt", t.updated_at as "updatedAt",
        (select coalesce(json_agg(json_build_object(
            'from', h.previous_status, 'to', h.new_status, 'reason', h.reason,
            'by', h.changed_by_role, 'at', ${instantSql('h.changed_at')})
            order by h.changed_at), '[]')
          from status_history h where h.transaction_id = t.id) as history,
        (select r.particulars from receipt_facts r where r.transaction_id = t.id) as receipt
      from transactions t where t.user_id = $1
      order by t.created_at, t.id`,
    about: {
      en:
        'every movement of money that was asked for, with its references and each state it ' +
        'went through',
      fil:
        'bawat hininging galaw ng pera, kasama ang mga sanggunian at bawat yugtong ' +
        'dinaanan nito',
    },
  },
  {
    name: 'deposits.json',
    tables: ['deposits'],
    sql: `
      select d.transaction_id as "transactionId", d.amount_centavos as "amountCentavos",
        c.bank_name as "companyBankName", c.account_name as "companyAccountName",
        c.account_number as "companyAccountNumber", d.expires_at as "expiresAt", d.extensions,
        d.chat_started as "chatStarted", d.created_at as "createdAt"
      from deposits d join company_accounts c on c.id = d.company_account_id
      where d.user_id = $1
      order by d.created_at, d.transaction_id`,
    about: {
      en: 'what a deposit is more than a transaction: where it was to be paid, and until when',
      fil: 'ang dagdag sa bawat deposito: kung saan dapat bayaran, at hanggang kailan',
    },
  },
  {
    name: 'investments.json',
    tables: ['investments', 'investment_moves'],
    sql: `
      select i.id as "investmentId", i.plan_name as "planName",
        i.amount_centavos as "amountCentavos",
        i.expected_return_centavos as "expectedReturnCentavos",
        i.start_date::text as "startDate", i.end_date::text as "endDate", i.status,
        i.payout_centavos as "payoutCentavos", i.sample,
        i.created_at as "createdAt", i.updated_at as "updatedAt",
        (select coalesce(json_agg(json_build_object(
            'from', m.previous_status, 'to', m.new_status,
            'walletCentavos', m.wallet_centavos::text, 'reason', m.reason,
            'at', ${instantSql('m.changed_at')})
            order by m.number), '[]')
          from investment_moves m where m.investment_id = i.id) as history
      from investments i where i.user_id = $1
      order by i.created_at, i.id`,
    about: {
      en: 'what you have invested, and what came back',
      fil: 'ang mga investment mo, at ang bumalik mula rito',
    },
  },
  {
    name: 'placements.json',
    tables: ['placements', 'placement_moves', 'placement_terms', 'exit_quotes'],
    sql: `
      select p.id as "investmentId", p.state, p.principal_centavos as "principalCentavos",
        p.projected_gain_centavos as "projectedGainCentavos",
        p.tax_rate_basis_points as "taxRateBasisPoints", p.cooling_until as "coolingUntil",
        p.starts_on::text as "startsOn", p.due_on::text as "dueOn", p.late_since as "lateSince",
        p.gain_paid_centavos as "gainPaidCentavos",
        p.tax_withheld_centavos as "taxWithheldCentavos",
        p.returned_centavos as "returnedCentavos", p.rolled_into as "rolledInto",
        p.roll_consent as "rollConsent", p.end_reason as "endReason", p.answers,
        t.terms::json as terms, t.sha256 as "termsSha256",
        p.created_at as "createdAt", p.updated_at as "updatedAt",
        (select coalesce(json_agg(json_build_object(
            'from', m.previous_state, 'to', m.new_state, 'by', m.changed_by, 'reason', m.reason,
            'at', ${instantSql('m.changed_at')}) order by m.number), '[]')
          from placement_moves m where m.placement_id = p.id) as history,
        (select coalesce(json_agg(json_build_object(
            'feeCentavos', q.fee_centavos, 'returnedCentavos', q.net_centavos,
            'at', ${instantSql('q.quoted_at')}) order by q.quoted_at), '[]')
          from exit_quotes q where q.placement_id = p.id) as "exitQuotes"
      from placements p join placement_terms t on t.sha256 = p.terms_sha256
      where p.user_id = $1
      order by p.created_at, p.id`,
    about: {
      en: 'what you placed in plans: the terms that you agreed to, your answers and each state',
      fil:
        'ang mga inilagay mo sa mga plan: mga kondisyong sinang-ayunan mo, mga sagot mo at bawat ' +
        'yugto',
    },
  },
  {
    name: 'withdrawals.json',
    tables: ['withdrawals'],
    sql: `
      select w.transaction_id as "transactionId", w.hold_id as "holdId",
        w.bank_name as "bankName", w.account_name as "accountName",
        w.account_number as "accountNumber", w.bank_reference as "bankReference"
      from withdrawals w join transactions t on t.id = w.transaction_id
      where w.user_id = $1
      order by t.created_at, t.id`,
    about: {
      en: 'what a withdrawal is more than a transaction: where it went',
      fil: 'ang dagdag sa bawat withdrawal: kung saan ito napunta',
    },
  },
  {
    name: 'saved-accounts.json',
    tables: ['saved_payees'],
    sql: `
      select bank_name as "bankName", account_number as "accountNumber", name,
        removed_at as "removedAt", updated_at as "updatedAt"
      from saved_payees where user_id = $1
      order by bank_name, account_number`,
    about: {
      en: 'what you call accounts that you were paid to, and those you took off your list',
      fil: 'ang tawag mo sa mga account na pinagbayaran sa iyo, at ang mga inalis mo sa listahan',
    },
  },
  {
    name: 'shown-withdrawals.json',
    tables: ['payout_consents'],
    sql: `
      select transaction_id as "transactionId", kind as "where", step, given as "shown",
        made_at as "since", amount_from_centavos as "shownAmountFromCentavos",
        channel as "shownChannel"
      from payout_consents where user_id = $1
      order by made_at, id`,
    about: {
      en:
        'when you agreed that a withdrawal of yours is shown, masked, and when you took ' +
        'that back',
      fil:
        'kailan ka pumayag na ipakita ang isang withdrawal mo nang nakatago ang pangalan, ' +
        'at kailan mo ito binawi',
    },
  },
]

/** The user's part of the book. */
export const walletFiles: readonly ArchiveFile[] = [
  {
    name: 'wallet.json',
    tables: ['ledger.wallets', 'ledger.places'],
    sql: `
      select w.id as "walletId", w.available::bigint as "availableCentavos",
        w.held::bigint as "heldCentavos", w.sequence as "entries", p.opened_at as "openedAt"
      from ledger.wallets w join ledger.places p on p.id = w.id
      where w.id = $1`,
    about: {
      en: 'what is in your wallet: available, and on hold',
      fil: 'ang laman ng wallet mo: magagamit, at nakatabi',
    },
  },
  {
    name: 'wallet-entries.json',
    tables: ['ledger.transfers', 'ledger.reversals', 'ledger.captures'],
    sql: `
      select e.sequence as "number", e.transfer_id as "transferId",
        e.amount::bigint as "amountCentavos", e.balance as "balanceAfterCentavos",
        t.purpose, t.subject_id as "transactionId", r.reverses as "reversesTransferId",
        r.reason as "reversalReason", k.hold_id as "fromHoldId",
        t.event_at as "happenedAt", e.posted_at as "writtenAt"
      from ledger.entries e
      join ledger.transfers t on t.id = e.transfer_id
      left join ledger.reversals r on r.transfer_id = t.id
      left join ledger.captures k on k.transfer_id = t.id
      where e.place_id = $1
      order by e.sequence`,
    about: {
      en: 'every entry of your wallet in the book, with the balance after it',
      fil: 'bawat tala ng wallet mo sa libro, kasama ang balanse pagkatapos nito',
    },
  },
  {
    name: 'holds.json',
    tables: ['ledger.holds'],
    sql: `
      select id as "holdId", amount as "amountCentavos", captured as "paidOutCentavos", state,
        purpose, subject_id as "transactionId", created_at as "createdAt",
        expires_at as "expiresAt", ended_at as "endedAt", end_reason as "endReason"
      from ledger.holds where wallet_id = $1
      order by created_at, id`,
    about: {
      en: 'amounts that were set aside for withdrawals',
      fil: 'mga halagang itinabi para sa mga withdrawal',
    },
  },
]
