/** The rows of modules that only the staff use. */
import { v7 as uuidv7 } from 'uuid'
import type { AllowedCaller } from '#foundation/contract/shared/procedure.ts'
import {
  madeByBrowser,
  pageCursor,
  moveId,
  newcomer,
  type InputWith,
  type Row,
} from './access-row.ts'

const publicContent = 'public content: it belongs to the staff, not to a user'
const approval: InputWith = ({ approvalId }) => ({ approvalId })
const person: InputWith = ({ ownerId }) => ({ userId: ownerId })
const sameInvestment = {
  planName: 'Sample',
  amountCentavos: 100n,
  expectedReturnCentavos: null,
  reason: '',
  notes: '',
}

export const consoleProcedures: Record<string, AllowedCaller | Row> = {
  'workbench.queue': { who: 'admin', noObject: pageCursor },
  'workbench.counts': 'admin',
  'investments.adminList': { who: 'admin', noObject: pageCursor },
  'investments.adminOne': { who: 'admin', object: [({ investmentId }) => ({ investmentId })] },
  'investments.investors': {
    who: 'admin',
    noObject: 'words to search for',
    input: () => ({ search: 'Maria' }),
  },
  'investments.record': {
    who: 'admin',
    proof: true,
    noObject: `${madeByBrowser}; staff may record an investment for every user`,
    input: () => ({
      requestId: uuidv7(),
      userId: uuidv7(),
      planName: 'Plan',
      amountCentavos: 100n,
      expectedReturnCentavos: null,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      notes: 'Asked in the chat.',
    }),
  },
  'investments.edit': {
    who: 'admin',
    proof: true,
    object: [
      ({ investmentId, investmentSeen }) => ({
        ...sameInvestment,
        investmentId,
        moveId: moveId(),
        updatedAtSeen: investmentSeen,
      }),
    ],
  },
  'approvals.list': { who: 'admin', noObject: pageCursor, input: () => ({ view: 'waiting' }) },
  'approvals.counts': 'admin',
  'approvals.one': { who: 'admin', object: [approval] },
  'approvals.approve': { who: 'admin', proof: true, object: [approval] },
  'approvals.reject': {
    who: 'admin',
    object: [(things) => ({ ...approval(things), reason: 'Not this one.' })],
  },
  'approvals.recall': { who: 'admin', object: [approval] },
  'adjustments.standing': { who: 'admin', object: [({ ownerId }) => ({ userId: ownerId })] },
  'adjustments.adjust': {
    who: 'admin',
    proof: true,
    object: [
      ({ ownerId }) => ({
        adjustmentId: uuidv7(),
        userId: ownerId,
        direction: 'credit',
        amountCentavos: 100n,
        reason: 'A fee given back.',
        notes: '',
      }),
    ],
  },
  'users.list': { who: 'admin', noObject: pageCursor },
  'users.one': { who: 'admin', object: [person] },
  'users.movements': { who: 'admin', object: [person] },
  'users.chats': { who: 'admin', object: [person] },
  'users.sessions': { who: 'admin', object: [person] },
  'users.activity': { who: 'admin', object: [person] },
  'users.looks': { who: 'admin', object: [person] },
  'users.revealBankNumber': {
    who: 'admin',
    proof: true,
    object: [(things) => ({ ...person(things), reason: 'The bank asks for it.' })],
  },
  'users.create': {
    who: 'admin',
    proof: true,
    noObject: madeByBrowser,
    input: () => ({
      userId: uuidv7(),
      fullName: newcomer.fullName,
      email: newcomer.email,
      password: newcomer.password,
      role: 'user',
    }),
  },
  'users.edit': {
    who: 'admin',
    object: [
      ({ ownerId, ownerVersion }) => ({
        userId: ownerId,
        versionSeen: ownerVersion,
        fullName: 'Maria Santos',
        role: 'user',
        status: 'active',
      }),
    ],
    proofFor: ({ ownerId, ownerVersion }) => ({
      userId: ownerId,
      versionSeen: ownerVersion,
      fullName: 'Maria Santos',
      role: 'user',
      status: 'suspended',
    }),
  },
  'users.notify': {
    who: 'admin',
    object: [
      (things) => ({
        ...person(things),
        notificationId: uuidv7(),
        type: 'general_info',
        message: 'Hello',
        linkTo: '',
      }),
    ],
  },
  'users.endSession': {
    who: 'admin',
    object: [({ ownerId, sessionId }) => ({ userId: ownerId, sessionId })],
  },
  'users.endSessions': { who: 'admin', object: [({ spareUserId }) => ({ userId: spareUserId })] },
  'users.alarms': 'admin',
  'users.settleAlarm': {
    who: 'admin',
    noObject: 'an alarm about the staff: it belongs to no user',
    input: () => ({ alarmId: uuidv7(), finding: 'They moved the archive.' }),
  },
  'testimonials.adminList': {
    who: 'admin',
    noObject: pageCursor,
    input: () => ({ view: 'waiting' }),
  },
  'testimonials.adminCount': 'admin',
  'testimonials.publish': { who: 'admin', object: [({ testimonialId }) => ({ testimonialId })] },
  'testimonials.reject': {
    who: 'admin',
    object: [({ testimonialId }) => ({ testimonialId, reason: 'off-subject' })],
  },
  'content.list': { who: 'admin', input: () => ({ kind: 'faq' }) },
  'content.one': { who: 'admin', noObject: publicContent, input: () => ({ entryId: uuidv7() }) },
  'content.counts': 'admin',
  'content.save': {
    who: 'admin',
    noObject: madeByBrowser,
    input: () => ({
      versionId: uuidv7(),
      entryId: uuidv7(),
      source: '',
      sourceDate: '',
      versionSeen: null,
      content: {
        kind: 'faq',
        body: {
          question: { en: 'Who writes here?', fil: '' },
          answer: { en: 'The company.', fil: '' },
          position: 0,
        },
      },
    }),
  },
  'content.submit': {
    who: 'admin',
    noObject: publicContent,
    input: () => ({ versionId: uuidv7() }),
  },
  'content.approve': {
    who: 'admin',
    proof: true,
    noObject: publicContent,
    input: () => ({ versionId: uuidv7() }),
  },
  'content.giveBack': {
    who: 'admin',
    noObject: publicContent,
    input: () => ({ versionId: uuidv7(), reason: 'Not so.' }),
  },
  'content.recall': {
    who: 'admin',
    noObject: publicContent,
    input: () => ({ versionId: uuidv7() }),
  },
  'content.discard': {
    who: 'admin',
    noObject: publicContent,
    input: () => ({ versionId: uuidv7() }),
  },
  'content.withdraw': {
    who: 'admin',
    noObject: publicContent,
    input: () => ({ versionId: uuidv7(), reason: '' }),
  },
  'oversight.prepareExport': {
    who: 'admin',
    proof: true,
    noObject: `${madeByBrowser}; staff may read every list`,
    input: () => ({
      exportId: uuidv7(),
      list: 'transactions',
      filters: {},
      reason: 'For the auditor',
    }),
  },
  'oversight.exportOutcome': {
    who: 'admin',
    noObject: 'returns only exports of the caller',
    input: () => ({ exportId: uuidv7() }),
  },
  'oversight.chain': 'admin',
  'oversight.mails': { who: 'admin', noObject: pageCursor },
  'oversight.retryMail': {
    who: 'admin',
    noObject: 'mails belong to the company; a sample installation sends none',
    input: () => ({ mailId: uuidv7() }),
  },
  'oversight.testMail': { who: 'admin', input: () => ({}) },
  'oversight.books': 'admin',
  'system.state': 'admin',
  'oversight.verifications': 'admin',
  'oversight.askVerification': { who: 'admin', input: () => ({}) },
  'console.overview': 'admin',
  'console.flow': { who: 'admin', input: () => ({ by: 'day' }) },
  'console.search': {
    who: 'admin',
    noObject: 'searches everything: it names nothing',
    input: () => ({ term: 'Maria' }),
  },
  'console.editTransaction': {
    who: 'admin',
    proofFor: ({ withdrawalId, withdrawalSeen }) => ({
      transactionId: withdrawalId,
      moveId: moveId(),
      to: 'processing',
      adminNotes: '',
      statusReason: '',
      updatedAtSeen: withdrawalSeen,
    }),
    object: [
      ({ withdrawalId, withdrawalSeen }) => ({
        transactionId: withdrawalId,
        moveId: moveId(),
        adminNotes: '',
        statusReason: '',
        updatedAtSeen: withdrawalSeen,
      }),
    ],
  },
}
