import { expect, test } from 'vitest'
import { findSecret } from '../shared/rules-secrets.ts'

test.each([
  'Please send me the OTP that you received.',
  'What is your password?',
  "What's the verification code in your text message?",
  'I need your 6-digit code to complete this deposit',
  'Kindly provide your MPIN so we can confirm.',
  'Can I have your one-time password?',
  'Pakibigay po ang OTP na natanggap ninyo.',
  'Ano po ang password ninyo?',
  'Kailangan namin ang kodigo na ipinadala sa iyo',
  'paki-send po ng PIN',
  'Enter your recovery code here.',
  'Thank you. We never share it. Tell me the OTP now.',
  'Type the code that we sent to your phone',
])('T48 asks for a secret: %s', (text) => {
  expect(findSecret(text)).toBe('asks')
})

test.each([
  '123456',
  '481 205',
  'My password is maligayang umaga 7',
  'OTP: 445912',
  'The code is 991204',
  'ang OTP ko ay 112233',
  'password ko ay kaban123',
  'here is the otp 4471',
  'PIN=0915',
])('T48 contains a secret: %s', (text) => {
  expect(findSecret(text)).toBe('holds')
})

test.each([
  'Good morning. Please send the proof of payment here.',
  'We never ask for your password or a code.',
  "Please don't share your OTP with anybody.",
  'Do not send your password in this chat.',
  'Huwag ibigay ang OTP kahit kanino.',
  'Hindi namin hinihingi ang password ninyo.',
  'The reference number of your payment is 9012345678901.',
  'I paid 5000 to your BDO account.',
  '5000',
  '₱150,000.00',
  'What is the reference of the payment?',
  'Please write the reference code into your bank transfer.',
  'I changed my password yesterday and cannot withdraw now.',
  'How do I change my password?',
  'Where do I set up an authenticator app?',
  'Send it by GCash to 0917 000 0002.',
  'Salamat po, natanggap na namin ang bayad.',
  'The reference code is KBN4471.',
  'The bank code of BDO is needed for the transfer.',
])('T48 is an ordinary message: %s', (text) => {
  expect(findSecret(text)).toBe(null)
})

test('T48 texts made to be slow are judged quickly', () => {
  // Processor time of this thread, because other load must not count.
  const began = process.threadCpuUsage()
  for (const text of [
    'otp '.repeat(1000),
    '1 '.repeat(2000),
    'password: '.repeat(400),
    'code ko ay '.repeat(360),
    'a'.repeat(4000),
  ])
    findSecret(text)
  const { user, system } = process.threadCpuUsage(began)
  expect(user + system, 'microseconds').toBeLessThan(500_000)
})
