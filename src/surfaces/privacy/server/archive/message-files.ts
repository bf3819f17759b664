import { instantSql, type ArchiveFile } from './archive-file.ts'

/**
 * Query part: the attachments, as `a`, that the user `$1` may read: their own, and those that were
 * sent in one of their chats. An attachment that staff uploaded and never sent is not among them.
 */
export const readableAttachments = `
  from attachments a join chat_sessions c on c.id = a.session_id
  where c.user_id = $1 and (a.owner_id = $1
    or exists (select from chat_messages m where m.attachment_id = a.id))
  order by a.created_at, a.id`

/** Archive files of messages between the user and the company. */
export const messageFiles: readonly ArchiveFile[] = [
  {
    name: 'chats.json',
    tables: ['chat_sessions'],
    sql: `
      select id as "chatId", session_type as "type", status,
        related_transaction_id as "transactionId", reference,
        created_at as "createdAt", updated_at as "updatedAt"
      from chat_sessions where user_id = $1
      order by created_at, id`,
    about: { en: 'your chats with the company', fil: 'ang mga usapan mo sa kompanya' },
  },
  {
    name: 'messages.json',
    tables: ['chat_messages'],
    sql: `
      select m.id as "messageId", m.session_id as "chatId", m.position as "number",
        case when m.sender_id = $1 then 'you' else 'company' end as "from",
        m.message_content as "content", m.message_type as "type",
        m.attachment_id as "attachmentId", m.is_read_by_user as "readByYou",
        m.is_read_by_admin as "readByCompany", m.created_at as "createdAt"
      from chat_messages m join chat_sessions c on c.id = m.session_id
      where c.user_id = $1
      order by c.created_at, c.id, m.position`,
    about: { en: 'every message in them', fil: 'bawat mensahe sa mga ito' },
  },
  {
    name: 'attachments.json',
    tables: ['attachments'],
    sql: `
      select a.id as "attachmentId", a.session_id as "chatId",
        case when a.owner_id = $1 then 'you' else 'company' end as "from", a.kind,
        a.content_type as "contentType", a.original_name as "name",
        a.size_bytes as "sizeBytes", encode(a.sha256, 'hex') as "sha256",
        a.created_at as "createdAt"
      ${readableAttachments}`,
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
    sql: `
      select id as "notificationId", type, message, message_fil as "messageFilipino",
        link_to as "linkTo", is_read as "read", created_at as "createdAt"
      from notifications where user_id = $1 and removed_at is null
      order by id`,
    about: { en: 'what Kaban told you', fil: 'ang mga ipinaalam sa iyo ng Kaban' },
  },
  {
    name: 'tasks.json',
    tables: ['tasks'],
    sql: `
      select id as "taskId", title, description, status,
        created_at as "createdAt", updated_at as "updatedAt"
      from tasks where user_id = $1 and removed_at is null
      order by id`,
    about: { en: 'your own tasks', fil: 'ang sarili mong mga gawain' },
  },
  {
    name: 'testimonials.json',
    tables: ['testimonials', 'testimonial_pictures', 'testimonial_amounts'],
    // Leaves out which staff member decided.
    sql: `
      select id as "testimonialId", state, shown_name as "shownName", location as "town",
        body as "text", rating as "stars", language, written_at as "writtenAt",
        decided_at as "decidedAt", reason, withdrawn_at as "withdrawnAt",
        exists (select from testimonial_pictures p where p.testimonial_id = id) as "withPicture",
        (select json_build_object('transactionId', a.transaction_id,
            'agreedAt', ${instantSql('a.agreed_at')},
            'takenBackAt', ${instantSql('a.taken_back_at')})
          from testimonial_amounts a where a.testimonial_id = testimonials.id) as "amount"
      from testimonials where user_id = $1
      order by written_at, id`,
    about: {
      en: 'what you wrote about the company for everybody to read, and what became of it',
      fil: 'ang isinulat mo tungkol sa kompanya para mabasa ng lahat, at ang nangyari rito',
    },
  },
  {
    name: 'announcements.json',
    tables: ['announcements', 'announcement_views'],
    sql: `
      select a.id as "announcementId", a.title, a.description, a.priority,
        a.user_id is not null as "forYouAlone", a.created_at as "createdAt",
        v.seen_at as "seenAt"
      from announcements a
      left join announcement_views v on v.announcement_id = a.id and v.user_id = $1
      where a.user_id = $1 or v.user_id = $1
      order by a.id`,
    about: {
      en: 'announcements that were for you alone, and those that you have seen',
      fil: 'mga anunsyong para sa iyo lamang, at ang mga nakita mo na',
    },
  },
  {
    name: 'mails.json',
    tables: ['mail_outbox'],
    // Leaves out the content of a mail: it can hold a code or a sign-in link.
    sql: `
      select id as "mailId", to_address as "to", subject, kind, created_at as "createdAt",
        sent_at as "sentAt"
      from mail_outbox where user_id = $1
      order by id`,
    about: {
      en: 'the mails to you: when, and about what',
      fil: 'ang mga mail sa iyo: kailan, at tungkol saan',
    },
  },
]
