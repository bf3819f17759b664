import type { aloneLimitWords } from './words-alone.ts'

const most = 'ang pinakamalaking kayang pagpasyahan ng isang tao nang mag-isa'

export const aloneLimitWordsFil: typeof aloneLimitWords = {
  title: 'Hiling lang ang maipapadala nito',
  reasons: {
    amount: (amount, limit) => `Lampas ang ${amount} sa ${limit}, ${most}.`,
    'user-day': (amount, limit) =>
      `Kasama ang napagpasyahan para sa user na ito sa huling 24 na oras, lampas ang ` +
      `${amount} sa ${limit}, ${most} para sa isang user.`,
    'person-day': (amount, limit) =>
      `Kasama ang ginalaw mo nang mag-isa sa huling 24 na oras, lampas ang ${amount} sa ` +
      `${limit}, ${most} sa isang araw.`,
    'company-day': (amount, limit) =>
      `Kasama ang ginalaw ng bawat isa nang mag-isa sa huling 24 na oras, lampas ang ${amount} ` +
      `sa ${limit}, ang pinakamalaking magagalaw ng buong staff sa isang araw nang walang ` +
      'ikalawang tao.',
  },
  nothingMoves: 'Walang perang gagalaw ngayon: kailangan muna itong aprubahan ng ikalawang tao.',
  request: (amount) => `Humiling ng pag-apruba sa ${amount}`,
  checking: 'Tinitingnan kung kailangan ng ikalawang tao',
  checkFailed: 'Hindi namin natingnan kung kailangan ng ikalawang tao',
}
