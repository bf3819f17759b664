import { digestsOfUser } from '#surfaces/digest/server/digests-sql.ts'
import type { ArchiveFile } from './archive-file.ts'

/** Archive files about the user's sign-ins and their settings. */
export const accessFiles: readonly ArchiveFile[] = [
  {
    name: 'activity.json',
    tables: ['user_activity_log'],
    // The address is the user's own only where they acted themselves.
    sql: `
      select id as "activityId", action_type as "action", description,
        description_fil as "descriptionFilipino",
        case when actor_user_id = $1 then 'you'
          when actor_user_id is null and pseudo_user is null then 'system'
          else 'company' end as "by",
        case when actor_user_id = $1 then address else '' end as "address",
        case when actor_user_id = $1 then browser else '' end as "browser",
        case when actor_user_id = $1 then system else '' end as "system",
        created_at as "createdAt"
      from user_activity_log where user_id = $1
      order by id`,
    about: {
      en: 'the whole record of what happened with your login',
      fil: 'ang buong talaan ng nangyari sa login mo',
    },
  },
  {
    name: 'sessions.json',
    tables: ['sessions'],
    sql: `
      select id as "sessionId", method, user_agent as "browser", address, language,
        created_at as "createdAt", last_seen_at as "lastSeenAt",
        expires_at as "expiresAt", ended_at as "endedAt"
      from sessions where user_id = $1
      order by created_at, id`,
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
    sql: `
      select first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt"
      from known_devices where user_id = $1
      order by first_seen_at`,
    about: {
      en: 'the browsers that Kaban knows again',
      fil: 'ang mga browser na nakikilala ng Kaban',
    },
  },
  {
    name: 'authenticator.json',
    tables: ['authenticators'],
    // The second condition repeats the first in the form that the index has.
    sql: `
      select a.created_at as "startedAt", a.confirmed_at as "onSince",
        (select count(*)::int from recovery_codes r
          where r.authenticator_id = a.id and r.used_at is null) as "recoveryCodesLeft"
      from authenticators a
      where a.owner_id = $1
        and coalesce(a.owner_id, '00000000-0000-0000-0000-000000000000') = $1`,
    about: {
      en: 'whether an authenticator app is connected',
      fil: 'kung may nakakonektang authenticator app',
    },
  },
  {
    name: 'providers.json',
    tables: ['social_identities'],
    sql: `
      select issuer, subject, email, created_at as "connectedAt"
      from social_identities where user_id = $1
      order by created_at`,
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
    sql: `
      select paused_until as "withdrawalsPausedUntil", pause_reason as "pauseReason",
        locked_at as "moneyLockedSince", updated_at as "updatedAt"
      from safeguards where user_id = $1`,
    about: {
      en: 'the pause on withdrawals and the money lock',
      fil: 'ang pansamantalang pagtigil ng withdrawal at ang lock ng pera',
    },
  },
  {
    name: 'push-devices.json',
    tables: ['push_subscriptions'],
    // The endpoint and the keys are secrets between the company and the browser.
    sql: `
      select browser, system, shows_details as "showsDetails", created_at as "onSince"
      from push_subscriptions where user_id = $1
      order by id`,
    about: {
      en: 'the devices that get push notifications',
      fil: 'ang mga device na tumatanggap ng mga push notification',
    },
  },
  {
    name: 'weekly-email.json',
    tables: ['digest_choices', 'digest_weeks'],
    sql: digestsOfUser,
    about: {
      en: 'whether you get the weekly email, and the weeks that were sent in the last year',
      fil: 'kung pinapadalhan ka ng lingguhang email, at ang mga linggong ipinadala sa huling taon',
    },
  },
  {
    name: 'settings.json',
    tables: ['notification_settings'],
    sql: `
      select email as "mailsWanted", updated_at as "updatedAt"
      from notification_settings where user_id = $1`,
    about: {
      en:
        'your settings; the theme is kept by your browser alone, and profile.json has your ' +
        'language. Empty: you changed none',
      fil:
        'ang mga setting mo; nasa browser mo lamang ang tema, at nasa profile.json ang wika ' +
        'mo. Walang laman: wala kang binago',
    },
  },
]
