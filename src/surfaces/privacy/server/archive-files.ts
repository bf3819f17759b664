/**
 * What the archive holds: one JSON file for each question that is asked of the database, `$1` being
 * the user. A column whose name ends in `Centavos` is written twice, in centavos and in pesos. No
 * question asks for anything that opens a door.
 */

export interface ArchiveFile {
  name: string
  /** The tables whose rows of this person it holds. */
  tables: readonly string[]
  sql: string
  /** What it is, for README.txt. */
  about: { en: string; fil: string }
}

/** An instant inside of nested rows, as the others are written. */
const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A file in a chat that its owner may read: the own ones, and what was sent. */
export const readableAttachments = `from attachments a join chat_sessions c on c.id = a.session_id
  where c.user_id = $1 and (a.owner_id = $1 or exists (select from chat_messages m
    where m.attachment_id = a.id))`

const who: ArchiveFile[] = [
  {
    name: 'profile.json',
    tables: ['users'],
    sql: `select id as "userId", full_name as "fullName", email, phone_number as "phoneNumber",
      role, status,
        password_hash is not null as "hasPassword", avatar_id as "pictureId",
          created_at as "createdAt", updated_at as "updatedAt"
      from users where id = $1`,
    about: { en: 'who you are to Kaban', fil: 'kung sino ka sa Kaban' },
  },
  {
    name: 'pictures.json',
    tables: ['avatars'],
    sql: `select id as "pictureId", created_at as "createdAt" from avatars where user_id = $1
      order by id`,
    about: {
      en: 'your profile picture; the file itself is in the folder picture',
      fil: 'ang larawan mo; nasa folder na picture ang mismong file',
    },
  },
  {
    name: 'bank-details.json',
    tables: ['bank_details'],
    sql: `select bank_name as "bankName", account_name as "accountName",
      account_number as "accountNumber", updated_at as "updatedAt"
      from bank_details where user_id = $1`,
    about: { en: 'where your withdrawals go', fil: 'kung saan pumupunta ang mga withdrawal mo' },
  },
]

const money: ArchiveFile[] = [
  {
    name: 'transactions.json',
    tables: ['transactions', 'status_history'],
    // What staff write for staff (admin_notes, notes) and who of them did it stays out.
    sql: `select t.id as "transactionId", t.transaction_uid as "transactionUid",
      t.reference_number as "referenceNumber", t.type,
        t.amount_centavos as "amountCentavos", t.status, t.description,
          t.status_reason as "statusReason", t.meta_data as "details",
        t.sample, t.created_at as "createdAt", t.updated_at as "updatedAt",
        (select coalesce(json_agg(json_build_object('from', h.previous_status, 'to', h.new_status,
          'reason', h.reason,
           'by', h.changed_by_role, 'at', ${instant('h.changed_at')}) order by h.changed_at), '[]')
         from status_history h where h.transaction_id = t.id) as history
      from transactions t where t.user_id = $1 order by t.created_at, t.id`,
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
    sql: `select d.transaction_id as "transactionId", d.amount_centavos as "amountCentavos",
      c.bank_name as "companyBankName",
        c.account_name as "companyAccountName", c.account_number as "companyAccountNumber",
          d.expires_at as "expiresAt", d.extensions,
        d.chat_started as "chatStarted", d.created_at as "createdAt"
      from deposits d join company_accounts c on c.id = d.company_account_id where d.user_id = $1
        order by d.created_at, d.transaction_id`,
    about: {
      en: 'what a deposit is more than a transaction: where it was to be paid, and until when',
      fil: 'ang dagdag sa bawat deposito: kung saan dapat bayaran, at hanggang kailan',
    },
  },
  {
    name: 'investments.json',
    tables: ['investments', 'investment_moves'],
    // What staff write for staff and who of them did it stays out.
    sql: `select i.id as "investmentId", i.plan_name as "planName",
      i.amount_centavos as "amountCentavos",
        i.expected_return_centavos as "expectedReturnCentavos", i.start_date::text as "startDate",
          i.end_date::text as "endDate", i.status,
        i.payout_centavos as "payoutCentavos", i.sample, i.created_at as "createdAt",
          i.updated_at as "updatedAt",
        (select coalesce(json_agg(json_build_object('from', m.previous_status, 'to', m.new_status,
          'walletCentavos', m.wallet_centavos::text,
           'reason', m.reason, 'at', ${instant('m.changed_at')}) order by m.changed_at), '[]')
         from investment_moves m where m.investment_id = i.id) as history
      from investments i where i.user_id = $1 order by i.created_at, i.id`,
    about: {
      en: 'what you have invested, and what came back',
      fil: 'ang mga investment mo, at ang bumalik mula rito',
    },
  },
  {
    name: 'withdrawals.json',
    tables: ['withdrawals'],
    sql: `select w.transaction_id as "transactionId", w.hold_id as "holdId",
      w.bank_name as "bankName", w.account_name as "accountName",
        w.account_number as "accountNumber", w.bank_reference as "bankReference"
      from withdrawals w join transactions t on t.id = w.transaction_id where w.user_id = $1
        order by t.created_at, t.id`,
    about: {
      en: 'what a withdrawal is more than a transaction: where it went',
      fil: 'ang dagdag sa bawat withdrawal: kung saan ito napunta',
    },
  },
  {
    name: 'shown-withdrawals.json',
    tables: ['payout_consents'],
    sql: `select transaction_id as "transactionId", kind as "where", step, given as "shown",
      made_at as "since",
        amount_from_centavos as "shownAmountFromCentavos", channel as "shownChannel"
          from payout_consents where user_id = $1 order by made_at, id`,
    about: {
      en:
        'when you agreed that a withdrawal of yours is shown, masked, and when you took ' +
        'that back',
      fil:
        'kailan ka pumayag na ipakita ang isang withdrawal mo nang nakatago ang pangalan, ' +
        'at kailan mo ito binawi',
    },
  },
  {
    name: 'wallet.json',
    tables: ['ledger.wallets', 'ledger.places'],
    sql: `select w.id as "walletId", w.available::bigint as "availableCentavos",
      w.held::bigint as "heldCentavos", w.sequence as "entries", p.opened_at as "openedAt"
      from ledger.wallets w join ledger.places p on p.id = w.id where w.id = $1`,
    about: {
      en: 'what is in your wallet: available, and on hold',
      fil: 'ang laman ng wallet mo: magagamit, at nakatabi',
    },
  },
  {
    name: 'wallet-entries.json',
    tables: ['ledger.transfers', 'ledger.reversals', 'ledger.captures'],
    sql: `select e.sequence as "number", e.transfer_id as "transferId",
      e.amount::bigint as "amountCentavos", e.balance as "balanceAfterCentavos",
        t.purpose, t.subject_id as "transactionId", r.reverses as "reversesTransferId",
          r.reason as "reversalReason", k.hold_id as "fromHoldId",
        t.event_at as "happenedAt", e.posted_at as "writtenAt"
      from ledger.entries e join ledger.transfers t on t.id = e.transfer_id
        left join ledger.reversals r on r.transfer_id = t.id
          left join ledger.captures k on k.transfer_id = t.id
      where e.place_id = $1 order by e.sequence`,
    about: {
      en: 'every entry of your wallet in the book, with the balance after it',
      fil: 'bawat tala ng wallet mo sa libro, kasama ang balanse pagkatapos nito',
    },
  },
  {
    name: 'holds.json',
    tables: ['ledger.holds'],
    sql: `select id as "holdId", amount as "amountCentavos", captured as "paidOutCentavos", state,
      purpose, subject_id as "transactionId",
        created_at as "createdAt", expires_at as "expiresAt", ended_at as "endedAt",
          end_reason as "endReason"
      from ledger.holds where wallet_id = $1 order by created_at, id`,
    about: {
      en: 'amounts that were set aside for withdrawals',
      fil: 'mga halagang itinabi para sa mga withdrawal',
    },
  },
]

const talk: ArchiveFile[] = [
  {
    name: 'chats.json',
    tables: ['chat_sessions'],
    sql: `select id as "chatId", session_type as "type", status,
      related_transaction_id as "transactionId", reference,
        created_at as "createdAt", updated_at as "updatedAt"
      from chat_sessions where user_id = $1 order by created_at, id`,
    about: { en: 'your chats with the company', fil: 'ang mga usapan mo sa kompanya' },
  },
  {
    name: 'messages.json',
    tables: ['chat_messages'],
    sql: `select m.id as "messageId", m.session_id as "chatId", m.position as "number", case
      when m.sender_id = $1 then 'you' else 'company' end as "from",
        m.message_content as "content", m.message_type as "type", m.attachment_id as "attachmentId",
          m.is_read_by_user as "readByYou",
        m.is_read_by_admin as "readByCompany", m.created_at as "createdAt"
      from chat_messages m join chat_sessions c on c.id = m.session_id where c.user_id = $1
        order by c.created_at, c.id, m.position`,
    about: { en: 'every message in them', fil: 'bawat mensahe sa mga ito' },
  },
  {
    name: 'attachments.json',
    tables: ['attachments'],
    sql: `select a.id as "attachmentId", a.session_id as "chatId", case when a.owner_id = $1
      then 'you' else 'company' end as "from", a.kind,
        a.content_type as "contentType", a.original_name as "name", a.size_bytes as "sizeBytes",
          encode(a.sha256, 'hex') as "sha256",
        a.created_at as "createdAt" ${readableAttachments} order by a.created_at, a.id`,
    about: {
      en:
        'the files in them; the files themselves are in the folder attachments, named by ' +
        'attachmentId',
      fil:
        'ang mga file sa mga ito; nasa folder na attachments ang mismong mga file, ayon sa ' +
        'attachmentId',
    },
  },
  {
    name: 'notifications.json',
    tables: ['notifications'],
    sql: `select id as "notificationId", type, message, message_fil as "messageFilipino",
      link_to as "linkTo", is_read as "read", created_at as "createdAt"
      from notifications where user_id = $1 and removed_at is null order by id`,
    about: { en: 'what Kaban told you', fil: 'ang mga ipinaalam sa iyo ng Kaban' },
  },
  {
    name: 'tasks.json',
    tables: ['tasks'],
    sql: `select id as "taskId", title, description, status, created_at as "createdAt",
      updated_at as "updatedAt"
      from tasks where user_id = $1 and removed_at is null order by id`,
    about: { en: 'your own tasks', fil: 'ang sarili mong mga gawain' },
  },
  {
    name: 'testimonials.json',
    tables: ['testimonials'],
    // Who of the staff decided stays out.
    sql: `select id as "testimonialId", state, shown_name as "shownName", location as "town",
      body as "text", rating as "stars", language, written_at as "writtenAt",
        decided_at as "decidedAt", reason, withdrawn_at as "withdrawnAt"
      from testimonials where user_id = $1 order by written_at, id`,
    about: {
      en: 'what you wrote about the company for everybody to read, and what became of it',
      fil: 'ang isinulat mo tungkol sa kompanya para mabasa ng lahat, at ang nangyari rito',
    },
  },
  {
    name: 'announcements.json',
    tables: ['announcements', 'announcement_views'],
    sql: `select a.id as "announcementId", a.title, a.description, a.priority,
      a.user_id is not null as "forYouAlone", a.created_at as "createdAt",
        v.seen_at as "seenAt"
      from announcements a left join announcement_views v on v.announcement_id = a.id
        and v.user_id = $1
      where a.user_id = $1 or v.user_id = $1 order by a.id`,
    about: {
      en: 'announcements that were for you alone, and those that you have seen',
      fil: 'mga anunsyong para sa iyo lamang, at ang mga nakita mo na',
    },
  },
  {
    name: 'mails.json',
    tables: ['mail_outbox'],
    // What a mail says can hold a code or a link that opens a door; it lies in the mailbox of its reader.
    sql: `select id as "mailId", to_address as "to", subject, kind, created_at as "createdAt",
      sent_at as "sentAt"
      from mail_outbox where user_id = $1 order by id`,
    about: {
      en: 'the mails to you: when, and about what',
      fil: 'ang mga mail sa iyo: kailan, at tungkol saan',
    },
  },
]

const access: ArchiveFile[] = [
  {
    name: 'activity.json',
    tables: ['user_activity_log'],
    // The address is the person's own only where they acted themselves.
    sql: `select id as "activityId", action_type as "action", description,
      description_fil as "descriptionFilipino",
        case when actor_user_id = $1 then 'you' when actor_user_id is null and pseudo_user is null
          then 'system' else 'company' end as "by",
        case when actor_user_id = $1 then address else ''
          end as "address", created_at as "createdAt"
      from user_activity_log where user_id = $1 order by id`,
    about: {
      en: 'the whole record of what happened with your login',
      fil: 'ang buong talaan ng nangyari sa login mo',
    },
  },
  {
    name: 'sessions.json',
    tables: ['sessions'],
    sql: `select id as "sessionId", method, user_agent as "browser", address, language,
      created_at as "createdAt", last_seen_at as "lastSeenAt",
        expires_at as "expiresAt", ended_at as "endedAt"
      from sessions where user_id = $1 order by created_at, id`,
    about: {
      en: 'when, how and from where you signed in; those that ended are forgotten after 90 days',
      fil:
        'kailan, paano, at mula saan ka nag-sign in; nakakalimutan ang mga natapos ' +
        'pagkalipas ng 90 araw',
    },
  },
  {
    name: 'devices.json',
    tables: ['known_devices'],
    sql: `select first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt" from known_devices
      where user_id = $1 order by first_seen_at`,
    about: {
      en: 'the browsers that Kaban knows again',
      fil: 'ang mga browser na nakikilala ng Kaban',
    },
  },
  {
    name: 'authenticator.json',
    tables: ['authenticators'],
    // Asked twice: the index knows the second form.
    sql: `select a.created_at as "startedAt", a.confirmed_at as "onSince",
        (select count(*)::int from recovery_codes r where r.authenticator_id = a.id
          and r.used_at is null) as "recoveryCodesLeft"
      from authenticators a where a.owner_id = $1
        and coalesce(a.owner_id, '00000000-0000-0000-0000-000000000000') = $1`,
    about: {
      en: 'whether an authenticator app is connected',
      fil: 'kung may nakakonektang authenticator app',
    },
  },
  {
    name: 'providers.json',
    tables: ['social_identities'],
    sql: `select issuer, subject, email, created_at as "connectedAt" from social_identities
      where user_id = $1 order by created_at`,
    about: {
      en: 'the providers that you can sign in with, and what they told about you',
      fil:
        'ang mga provider na puwede mong gamitin sa pag-sign in, at ang sinabi nila ' +
        'tungkol sa iyo',
    },
  },
  {
    name: 'safeguards.json',
    tables: ['safeguards'],
    sql: `select paused_until as "withdrawalsPausedUntil", pause_reason as "pauseReason",
      locked_at as "moneyLockedSince", updated_at as "updatedAt"
      from safeguards where user_id = $1`,
    about: {
      en: 'the pause on withdrawals and the money lock',
      fil: 'ang pansamantalang pagtigil ng withdrawal at ang lock ng pera',
    },
  },
  {
    name: 'settings.json',
    tables: ['notification_settings'],
    sql: `select email as "mailsWanted", updated_at as "updatedAt" from notification_settings
      where user_id = $1`,
    about: {
      en:
        'your settings; language and theme are kept by your browser alone. Empty: you ' +
        'changed none',
      fil:
        'ang mga setting mo; nasa browser mo lamang ang wika at tema. Walang laman: wala ' +
        'kang binago',
    },
  },
]

export const archiveFiles: readonly ArchiveFile[] = [...who, ...money, ...talk, ...access]

/**
 * Tables that speak of a person and are in no file, and why. A test asks for one or the other of
 * every table.
 */
export const leftOut: Readonly<Record<string, string>> = {
  one_time_tokens: 'hashes of the links in mails; mails.json says which mails there were',
  sign_in_challenges:
    'a hash that lives for minutes between a password and a code; what came of it is a session',
  mail_codes: 'the mark of a code that lives for minutes; mails.json says when one was sent',
  recovery_codes: 'marks of secrets; authenticator.json says how many are left',
  social_attempts:
    'secrets of a way to a provider and back that lives for minutes; what came of it is ' +
    'in providers.json',
  staff_notes:
    'what staff wrote for each other while they worked; like the notes of a transaction ' +
    'it is the record of the company',
  picture_fingerprints:
    'how a picture looks, made from the picture itself, which is in attachments.json',
  live_outbox: 'names of what changed, for the browser; gone in minutes and without content',
  work_claims: 'who of the staff works on what, for minutes; the activity says what they did',
  content_entries: "what the company says in public, in no user's name",
  content_versions:
    'the same, version by version; who of the staff wrote and agreed stands in the ' +
    'record of who did what',
  market_figures:
    'figures of markets, which say nothing of anybody; who of the staff entered and ' +
    'confirmed one stands in the record of who did what',
  approvals:
    'what the staff ask each other before they decide; what came of it is in transactions.json',
  staff_views:
    'who of the staff opened the page of whom: it watches over the staff, and names them',
  closed_users: 'only of people who have closed, who cannot ask for a copy any more',
}
