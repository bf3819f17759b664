/** The sample people and their sign-ins. This file imports no module, so that it loads fast. */
export const sampleSignIns = {
  user: { email: 'maria@sample.kaban.test', password: 'sample-wallet-1' },
  /** Has investments. */
  investor: { email: 'liza@sample.kaban.test', password: 'sample-wallet-3' },
  admin: { email: 'admin@sample.kaban.test', password: 'sample-console-1' },
  /** Approves what the first admin requests. */
  secondAdmin: { email: 'ben@sample.kaban.test', password: 'sample-console-2' },
}

export const mariaSantos = {
  fullName: 'Maria Santos',
  ...sampleSignIns.user,
  phoneNumber: '0917 000 0001',
  bank: { bankName: 'BDO Unibank', accountName: 'Maria Santos', accountNumber: '001234567890' },
}

export const joseDelaCruz = {
  fullName: 'Jose Dela Cruz',
  email: 'jose@sample.kaban.test',
  password: 'sample-wallet-2',
  phoneNumber: '0917 000 0002',
  bank: { bankName: 'GCash', accountName: 'Jose Dela Cruz', accountNumber: '09170000002' },
}

export const lizaCruz = {
  fullName: 'Liza Cruz',
  ...sampleSignIns.investor,
  phoneNumber: '0917 000 0003',
  bank: { bankName: 'Maya', accountName: 'Liza Cruz', accountNumber: '09170000003' },
}
