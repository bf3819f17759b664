import type { companyNoticeWords } from './words-notice.ts'

export const companyNoticeWordsFil: typeof companyNoticeWords = {
  maintenance: 'May maintenance',
  maintenanceMore:
    'Makikita mo ang lahat, pero wala munang mababago ngayon. Hindi nagbabago ang balanse mo.',
  maintenanceForStaff:
    'Naka-on ang maintenance mode: makakatingin ang mga user pero walang mababago',
  toSettings: 'Mga Setting',
  contact: 'Kontak',
  hours: 'Oras',
}
