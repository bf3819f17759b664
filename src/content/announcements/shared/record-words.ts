/**
 * Notifications and activity descriptions of announcements, in both languages. Titles stay as the
 * admin wrote them.
 */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  notice: (title: string) => `New Announcement: ${title}`,
  highNotice: (title: string) => `⚠️ HIGH PRIORITY: New Announcement: ${title}`,
  created: (title: string, to: string) => `Announcement created for ${to || 'all users'}: ${title}`,
  edited: (title: string, to: string) => `Announcement for ${to || 'all users'} edited: ${title}`,
  removed: (title: string, to: string) => `Announcement for ${to || 'all users'} deleted: ${title}`,
}

const filipino: typeof english = {
  notice: (title) => `Bagong Anunsyo: ${title}`,
  highNotice: (title) => `⚠️ MAHALAGA: Bagong Anunsyo: ${title}`,
  created: (title, to) => `Gumawa ng anunsyo para sa ${to || 'lahat ng user'}: ${title}`,
  edited: (title, to) => `Binago ang anunsyo para sa ${to || 'lahat ng user'}: ${title}`,
  removed: (title, to) => `Binura ang anunsyo para sa ${to || 'lahat ng user'}: ${title}`,
}

export const announcementRecordTexts = inBothLanguages(english, filipino)
