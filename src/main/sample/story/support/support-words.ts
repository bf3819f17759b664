/** Announcements of the company, and what its users say in public. */

export const announcements = [
  {
    daysAgo: 100,
    at: '09:15',
    title: 'Sample: our chat hours',
    description:
      'We answer Monday to Friday from 8 to 8, Saturday from 9 to 5, Sunday from 10 to 4.',
    priority: 'low',
  },
  {
    daysAgo: 58,
    at: '11:05',
    title: 'Sample: e-wallet transfers are slow today',
    description:
      'Some e-wallets report delays. Your deposit may take a few hours longer; nothing is lost.',
    priority: 'medium',
  },
  {
    daysAgo: 26,
    at: '08:40',
    title: 'Sample: how to write your reference into a payment',
    description:
      'Your deposit chat shows a reference. Write it into the message of your transfer: it tells ' +
      'us which payment is yours.',
    priority: 'medium',
  },
] as const

export const testimonials = [
  {
    name: 'Rowena Bautista',
    daysAgo: 71,
    end: 'published',
    text:
      'Nakakapag-ipon na ako kahit pakonti-konti galing sa tindahan. Gusto ko na nakikita ko ' +
      'kung saan napunta bawat piso.',
    rating: 5,
    nameStyle: 'initial',
    location: 'Taytay, Rizal',
    language: 'fil',
  },
  {
    name: 'Jerome Castillo',
    daysAgo: 54,
    end: 'published',
    text:
      'Support answers in minutes during the day. At night you wait until morning, which they ' +
      'do say.',
    rating: 4,
    nameStyle: 'masked',
    location: '',
    language: 'en',
  },
  {
    name: 'Teresita Villanueva',
    daysAgo: 37,
    end: 'published',
    text: 'Mabait sumagot sa chat. Nahirapan lang ako noong una sa pag-upload ng resibo.',
    rating: 4,
    nameStyle: 'initial',
    location: 'Lipa, Batangas',
    language: 'fil',
  },
  {
    name: 'Hazel Torres',
    daysAgo: 28,
    end: 'rejected',
    text: 'Tina Torres of Lahug told me about it, call her on 0917 000 0999. Easy to use.',
    rating: 5,
    nameStyle: 'initial',
    location: 'Cebu City',
    language: 'en',
  },
  {
    name: 'Ernesto Dizon',
    daysAgo: 15,
    end: 'published',
    text:
      'Dumating ang withdrawal ko kinabukasan dahil gabi na ako nag-request. Malinaw naman ' +
      'ang paliwanag nila.',
    rating: 3,
    nameStyle: 'masked',
    location: '',
    language: 'fil',
  },
  {
    name: 'Leo Gutierrez',
    daysAgo: 1,
    end: 'waits',
    text: 'Simple and clear. I would like reminders on payday.',
    rating: 4,
    nameStyle: 'initial',
    location: 'Davao City',
    language: 'en',
  },
] as const
