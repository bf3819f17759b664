import { instantSql, type ArchiveFile } from './archive-file.ts'

/** Archive files of the profile, the picture and the bank details. */
export const profileFiles: readonly ArchiveFile[] = [
  {
    name: 'profile.json',
    tables: ['users', 'former_names'],
    sql: `
      select id as "userId", full_name as "fullName", email, phone_number as "phoneNumber",
        role, status, language, password_hash is not null as "hasPassword",
        avatar_id as "pictureId", created_at as "createdAt", updated_at as "updatedAt",
        (select coalesce(json_agg(json_build_object('fullName', f.full_name,
            'until', ${instantSql('f.held_until')}) order by f.held_until), '[]')
          from former_names f where f.user_id = users.id) as "formerNames"
      from users where id = $1`,
    about: { en: 'who you are to Kaban', fil: 'kung sino ka sa Kaban' },
  },
  {
    name: 'pictures.json',
    tables: ['avatars'],
    sql: `
      select id as "pictureId", created_at as "createdAt"
      from avatars where user_id = $1
      order by id`,
    about: {
      en: 'your profile picture; the file itself is in the folder picture',
      fil: 'ang larawan mo; nasa folder na picture ang mismong file',
    },
  },
  {
    name: 'bank-details.json',
    tables: ['bank_details'],
    sql: `
      select bank_name as "bankName", account_name as "accountName",
        account_number as "accountNumber", updated_at as "updatedAt"
      from bank_details where user_id = $1`,
    about: { en: 'where your withdrawals go', fil: 'kung saan pumupunta ang mga withdrawal mo' },
  },
]
