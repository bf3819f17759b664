/**
 * The sentences that the specification writes to the letter: what each is called in our words, and
 * where it is brought about and read. Those without a place stand in docs/decisions/0008. By hand,
 * like the access matrix.
 */
interface Said {
  text: string
  /**
   * The file below src/ and the name in it; of a sentence with something inside, the part that
   * stays the same.
   */
  words: string
  /** The test that brings it about, and reads it to the letter. */
  provoked: string
}

const failures = 'tests/journeys/failures.journey.ts'
const moments = 'tests/journeys/moments.journey.ts'
const money = 'tests/journeys/money-forms.journey.ts'
const tasks = 'tests/journeys/tasks.journey.ts'
const taps = 'tests/journeys/taps.journey.ts'
const uploads = 'src/chats/uploads.test.ts'
const password = 'src/identity/change-password.test.ts'
const adjusted = 'tests/threats/two-persons.test.ts'
const labels = 'src/chats/screens/sender-label.test.ts'

/** Section 8: failures, successes, empty states. */
const catalogue: [text: string, words: string, provoked: string][] = [
  ['Error Fetching Balance', 'transactions/words.ts words.balanceFailed', failures],
  ['Error Fetching Transactions', 'transactions/words.ts words.transactionsFailed', failures],
  ['Error', 'transactions/words.ts words.receiptFailedTitle', 'tests/journeys/receipt.journey.ts'],
  ['Could not load transaction details.', 'transactions/words.ts words.receiptFailed', failures],
  [
    'Transaction not found or access denied.',
    'transactions/words.ts words.receiptMissing',
    failures,
  ],
  ['Withdrawal Failed', 'withdrawals/words.ts words.failed', failures],
  ['Deposit Initiation Failed', 'deposits/words.ts words.initiationFailed', failures],
  [
    'Selected company account details not found.',
    'deposits/words.ts refusals.company-account-not-found.message',
    moments,
  ],
  [
    'No pending deposit transaction found.',
    'deposits/words.ts refusals.deposit-not-found.message',
    moments,
  ],
  ['Chat Creation Failed', 'chats/words.ts words.creationFailed', failures],
  ['Error Starting Chat', 'chats/words.ts words.startFailed', moments],
  ['Error Fetching Session', 'chats/words.ts words.fetchChatFailed', failures],
  ['Error Fetching Messages', 'chats/words.ts words.fetchMessagesFailed', failures],
  ['Error Fetching History', 'activity/words.ts words.fetchFailed', failures],
  ['Error Fetching Chats', 'chats/words.ts words.fetchChatsFailed', failures],
  ['Error Sending Message', 'chats/words.ts words.sendFailed', uploads],
  ['Attachment Upload Failed', 'chats/words.ts words.uploadFailed', uploads],
  ['User or session not available.', 'chats/words.ts words.sessionGone', moments],
  ['Session not found or access denied.', 'chats/words.ts words.sessionNotFound', failures],
  ['Could not load notifications.', 'notifications/words.ts words.couldNotLoad', failures],
  ['Could not mark as read.', 'notifications/words.ts words.couldNotMark', failures],
  ['Could not mark all as read.', 'notifications/words.ts words.couldNotMarkAll', failures],
  ['Could not delete notification.', 'notifications/words.ts words.couldNotDelete', failures],
  ['No Unread Notifications', 'notifications/words.ts words.noUnreadTitle', moments],
  [
    'All notifications are already marked as read.',
    'notifications/words.ts words.noUnreadMessage',
    moments,
  ],
  ['Error Fetching Items', 'tasks/words.ts words.fetchFailed', tasks],
  ['Error Adding Task', 'tasks/words.ts words.addFailed', tasks],
  ['Error Updating Task', 'tasks/words.ts words.updateFailed', tasks],
  ['Error Deleting Task', 'tasks/words.ts words.deleteFailed', tasks],
  ['Error Saving Task', 'tasks/words.ts words.saveFailed', tasks],
  ['Password Update Failed', 'identity/words-settings.ts words.updateFailed', password],
  ['Logout Failed', 'identity/words-leaving.ts words.logoutFailed', failures],
  ['Withdrawal Request Submitted', 'withdrawals/words.ts words.submitted', money],
  ['Deposit Initiated', 'deposits/words.ts words.initiatedTitle', money],
  ['Chat Session Started', 'deposits/words.ts words.chatStarted', taps],
  ['Chat Session Started', 'chats/words.ts words.starting', moments],
  [
    'Logged Out',
    'identity/words-leaving.ts words.loggedOutTitle',
    'tests/journeys/sign-in.journey.ts',
  ],
  ['No new notifications.', 'notifications/words.ts words.none', failures],
  ['No transactions yet.', 'transactions/words.ts words.none', failures],
  ['No account activity found.', 'activity/words.ts words.none', failures],
  ['No live withdrawals to display.', 'withdrawals/words-live.ts words.none', money],
]

/** Section 5: what is wrong with something typed or chosen. */
const rules: typeof catalogue = [
  ['Invalid Amount', 'withdrawals/words.ts refusals.invalid-amount.title', moments],
  [
    'Please enter a valid positive amount.',
    'withdrawals/words.ts refusals.invalid-amount.message',
    moments,
  ],
  ['Minimum Amount', 'withdrawals/words.ts refusals.minimum-amount.title', moments],
  [
    'Minimum withdrawal amount is ',
    'withdrawals/words.ts refusals.minimum-amount.message',
    moments,
  ],
  ['Insufficient Balance', 'withdrawals/words.ts refusals.insufficient-balance.title', moments],
  [
    'You do not have enough funds.',
    'withdrawals/words.ts refusals.insufficient-balance.message',
    moments,
  ],
  [
    'Bank Details Incomplete',
    'withdrawals/words.ts refusals.bank-details-incomplete.title',
    moments,
  ],
  [
    'Please provide all bank details for withdrawal.',
    'withdrawals/words.ts refusals.bank-details-incomplete.message',
    moments,
  ],
  ['Minimum withdrawal is ', 'withdrawals/words.ts words.minimumHint', money],
  ['Amount exceeds available balance.', 'withdrawals/words.ts words.exceedsHint', money],
  ['Invalid Amount', 'deposits/words.ts refusals.invalid-amount.title', money],
  [
    'Please enter a valid deposit amount.',
    'deposits/words.ts refusals.invalid-amount.message',
    money,
  ],
  ['Select Account', 'deposits/words.ts refusals.select-company-account.title', money],
  [
    'Please select an account to deposit into.',
    'deposits/words.ts refusals.select-company-account.message',
    money,
  ],
  ['Invalid File Type', 'chats/words.ts refusals.file-wrong-kind.title', moments],
  ['Please upload JPG, PNG, or PDF.', 'chats/words.ts refusals.file-wrong-kind.message', moments],
  ['File Too Large', 'chats/words.ts refusals.file-too-large.title', moments],
  ['Attachment must be under 5MB.', 'chats/words.ts refusals.file-too-large.message', moments],
  ['Proof of payment uploaded.', 'chats/words.ts words.fileOnly.image', moments],
  ['File attached.', 'chats/words.ts words.fileOnly.pdf', 'src/chats/chats.test.ts'],
  ['Password Mismatch', 'identity/words.ts refusals.change-mismatch.title', password],
  ['New passwords do not match.', 'identity/words.ts refusals.change-mismatch.message', password],
  ['Weak Password', 'identity/words.ts refusals.change-weak-password.title', password],
  [
    'New password must be at least 6 characters.',
    'identity/words.ts refusals.change-weak-password.message',
    password,
  ],
  ['Task Title Required', 'tasks/words.ts refusals.task-title-required.title', tasks],
  [
    'Please enter a title for your task.',
    'tasks/words.ts refusals.task-title-required.message',
    tasks,
  ],
]

/** Sections 2, 4 and 9: what the screens say. */
const screens: typeof catalogue = [
  ['Chat Conversations', 'chats/words.ts words.listTitle', moments],
  ['New Support Chat', 'chats/words.ts words.newSupportChat', moments],
  ['You have no active chats.', 'chats/words.ts words.noChats', failures],
  ['Deposit Chat', 'chats/words.ts words.depositChat', moments],
  ['Support Chat', 'chats/words.ts words.supportChat', moments],
  ['You: ', 'chats/words.ts words.you', moments],
  ['Sent an attachment', 'chats/words.ts words.sentAttachment', moments],
  ['No messages yet.', 'chats/words.ts words.noMessages', moments],
  ['Company Support', 'chats/words.ts words.companySupport', moments],
  ['Admin Support', 'chats/words.ts words.adminSupport', moments],
  ['Support', 'chats/words.ts words.support', labels],
  ['This chat is closed.', 'chats/words.ts words.closedPlaceholder', moments],
  ['Start a new support chat?', 'chats/words.ts words.closedBanner', moments],
  ['No Active Chat', 'chats/words.ts words.noActiveChat', moments],
  ['Start Support Chat', 'chats/words.ts words.startSupportChat', moments],
  ['Chat System', 'chats/words.ts words.chatSystem', moments],
  [
    'Please wait while Company responds with payment instructions.',
    'chats/words.ts words.waitForInstructions',
    'tests/journeys/money.journey.ts',
  ],
  ['Invalid Input', 'adjustments/words.ts refusals.invalid-input.title', adjusted],
  [
    'Please provide a valid amount and reason.',
    'adjustments/words.ts refusals.invalid-input.message',
    adjusted,
  ],
  [
    "Debit amount exceeds user's current balance.",
    'adjustments/words.ts refusals.insufficient-balance.message',
    adjusted,
  ],
  ['Mark All as Read', 'notifications/words.ts words.markAllRead', moments],
  ['My Tasks', 'tasks/words.ts words.title', tasks],
  ['No bank account linked', 'transactions/words.ts words.noBank', failures],
  ['Proceed to Deposit Chat', 'deposits/words.ts words.proceed', money],
  [
    'Deposit Session Expired',
    'deposits/words.ts words.expiredTitle',
    'tests/journeys/money.journey.ts',
  ],
  ['Live Withdrawals', 'withdrawals/words-live.ts words.title', money],
  ['Showing ', 'transactions/words.ts words.showing', 'tests/journeys/home.journey.ts'],
  ['HIGH PRIORITY', 'announcements/record-words.ts', tasks],
  ['New Announcement: ', 'announcements/record-words.ts', tasks],
]

const chatsOfStaff = 'tests/journeys/staff-chats.journey.ts'
const usersOfStaff = 'tests/journeys/users.journey.ts'

/** What only staff read of chats, announcements and people. */
const ofStaff: typeof catalogue = [
  ['Error Fetching Users', 'users/words.ts words.fetchFailed', usersOfStaff],
  ['Missing Fields', 'users/words.ts refusals.new-user-missing-fields.title', usersOfStaff],
  [
    'Please fill all required fields.',
    'users/words.ts refusals.new-user-missing-fields.message',
    usersOfStaff,
  ],
  ['Weak Password', 'users/words.ts refusals.new-user-weak-password.title', usersOfStaff],
  [
    'Password must be at least 6 characters.',
    'users/words.ts refusals.new-user-weak-password.message',
    usersOfStaff,
  ],
  ['User Exists', 'users/words.ts refusals.user-exists.title', usersOfStaff],
  ['User Creation Issue', 'users/words.ts words.creationIssue', usersOfStaff],
  [
    'User might already exist or an unknown issue occurred.',
    'users/words.ts words.creationIssueMessage',
    usersOfStaff,
  ],
  ['User Creation Failed', 'users/words.ts words.creationFailed', usersOfStaff],
  ['Update Failed', 'users/words.ts words.updateFailed', usersOfStaff],
  ['Full Name Required', 'users/words.ts refusals.user-name-required.title', usersOfStaff],
  [
    "Please enter user's full name.",
    'users/words.ts refusals.user-name-required.message',
    usersOfStaff,
  ],
  [
    'Missing Information',
    'users/words.ts refusals.notification-message-required.title',
    usersOfStaff,
  ],
  [
    'Please provide a message for the notification.',
    'users/words.ts refusals.notification-message-required.message',
    usersOfStaff,
  ],
  ['Failed to Send Notification', 'users/words.ts words.notifyFailed', usersOfStaff],
  [
    'Error Fetching Announcements',
    'announcements/words-console.ts words.fetchFailed',
    chatsOfStaff,
  ],
  [
    'Could not load user list for targeting.',
    'announcements/words-console.ts words.usersFailedMore',
    chatsOfStaff,
  ],
  ['Operation Failed', 'announcements/words-console.ts words.operationFailed', chatsOfStaff],
  ['Deletion Failed', 'announcements/words-console.ts words.deletionFailed', chatsOfStaff],
  [
    'Are you sure you want to delete this announcement?',
    'announcements/words-console.ts words.removeQuestion',
    chatsOfStaff,
  ],
  [
    'Title Required',
    'announcements/words.ts refusals.announcement-title-required.title',
    chatsOfStaff,
  ],
  [
    'Please enter a title for the announcement.',
    'announcements/words.ts refusals.announcement-title-required.message',
    chatsOfStaff,
  ],
  ['Error Fetching Chat Sessions', 'deposits/words.ts words.fetchChatsFailed', chatsOfStaff],
  ['Error Loading Chat', 'deposits/words.ts words.errorLoading', chatsOfStaff],
]

const signIn = 'tests/journeys/sign-in.journey.ts'
const access = 'tests/journeys/access.journey.ts'
const social = 'tests/journeys/social.journey.ts'
const pictures = 'tests/journeys/pictures.journey.ts'
const bank = 'tests/journeys/bank-details.journey.ts'
const keyboard = 'tests/journeys/keyboard.journey.ts'
const steps = 'tests/journeys/steps.ts'
const registering = 'src/identity/register.test.ts'
const recovering = 'src/identity/recover-password.test.ts'
const proving = 'src/identity/prove.test.ts'

/** Part 1: getting in, and who one is. */
const gettingIn: typeof catalogue = [
  ['Auth Error', 'main/words.ts words.sessionUnknown.refused.0', signIn],
  ['Failed to retrieve session.', 'main/words.ts words.sessionUnknown.refused.1', signIn],
  ['Auth Init Error', 'main/words.ts words.sessionUnknown.unreached.0', signIn],
  [
    'An issue occurred during session retrieval.',
    'main/words.ts words.sessionUnknown.unreached.1',
    signIn,
  ],
  ['Auth State Error', 'main/words.ts words.sessionUnknown.changing.0', signIn],
  [
    'An issue occurred updating auth state.',
    'main/words.ts words.sessionUnknown.changing.1',
    signIn,
  ],
  ['Unexpected Application Error!', 'main/words.ts words.couldNotOpen', signIn],
  ['Loading Application (AuthProvider)...', 'main/words.ts words.loadingApplication', signIn],
  ['Initializing Admin Session...', 'main/words.ts words.loadingAdmin', signIn],
  ['Profile Error', 'profile/words.ts words.fetchFailed', signIn],
  ['Could not fetch user profile.', 'profile/words.ts words.fetchFailedMore', signIn],
  ['Logout Error', 'identity/words-leaving.ts words.logoutError', failures],
  ['You have been successfully logged out.', 'identity/words-leaving.ts words.loggedOut', signIn],
  ['Access Denied', 'identity/words.ts refusals.wrong-access-code.title', access],
  ['Invalid Company Access Code.', 'identity/words.ts refusals.wrong-access-code.message', access],
  ['Admin Access Granted', 'identity/words.ts words.accessGrantedTitle', access],
  ['Welcome, Company Administrator!', 'identity/words.ts words.accessGranted', access],
  ['Admin Logged Out', 'identity/words-leaving.ts words.adminLoggedOutTitle', access],
  [
    'You have logged out from Company Access.',
    'identity/words-leaving.ts words.adminLoggedOut',
    access,
  ],
  ['Enter Control Panel', 'identity/words.ts words.enter', access],
  ['Company Access', 'identity/words.ts words.companyAccess', access],
  ['OTP Sent', 'identity/words.ts words.otpSentTitle', signIn],
  ['An OTP has been sent to your email.', 'identity/words.ts words.otpSent', signIn],
  ['OTP Error', 'identity/words.ts refusals.mail-code-not-sent.title', proving],
  ['Could not send OTP email.', 'identity/words.ts refusals.mail-code-not-sent.message', proving],
  ['Login Failed', 'identity/words.ts words.loginFailed', access],
  ['Login Successful!', 'identity/words.ts words.loggedInTitle', access],
  ['Welcome back!', 'identity/words.ts words.loggedIn', access],
  ['Signing In...', 'identity/words.ts words.signingIn', social],
  ['Forgot password?', 'identity/words.ts words.forgotLink', access],
  ['Sign Up Here', 'identity/words.ts words.signUpHere', social],
  ['Social Login Failed', 'social/words.ts words.failed', social],
  ['Or sign up with', 'social/words.ts words.orSignUp', social],
  ['Registration Failed', 'identity/words.ts words.registrationFailed', registering],
  ['Registration Successful!', 'identity/words.ts words.registeredTitle', steps],
  ['Please check your email to verify your account.', 'identity/words.ts words.registered', steps],
  ['Profile Update Failed', 'identity/words.ts', pictures],
  ['Missing Fields', 'identity/words.ts refusals.missing-fields.title', registering],
  [
    'Please fill all fields in Step 1.',
    'identity/words.ts refusals.missing-fields.message',
    registering,
  ],
  ['Password Mismatch', 'identity/words.ts refusals.password-mismatch.title', registering],
  ['Passwords do not match.', 'identity/words.ts refusals.password-mismatch.message', registering],
  ['Weak Password', 'identity/words.ts refusals.weak-password.title', registering],
  [
    'Password must be at least 6 characters.',
    'identity/words.ts refusals.weak-password.message',
    registering,
  ],
  ['Missing Bank Details', 'identity/words.ts refusals.missing-bank-details.title', registering],
  [
    'Please provide all bank information.',
    'identity/words.ts refusals.missing-bank-details.message',
    registering,
  ],
  ['Terms and Conditions', 'identity/words.ts refusals.terms-not-agreed.title', registering],
  [
    'You must agree to the terms and conditions.',
    'identity/words.ts refusals.terms-not-agreed.message',
    registering,
  ],
  ['Basics', 'identity/words.ts words.stepBasics', keyboard],
  ['Profile & Bank', 'identity/words.ts words.stepBank', keyboard],
  ['Create Account', 'identity/words.ts words.createAccount', steps],
  ['Send Reset Link', 'identity/words.ts words.sendResetLink', access],
  ['Error Sending Reset Email', 'identity/words.ts words.resetMailFailed', recovering],
  ['Password Reset Email Sent', 'identity/words.ts words.resetSentTitle', access],
  ['Password Reset Successful', 'identity/words.ts words.resetDoneTitle', access],
  ['Password Reset Failed', 'identity/words.ts words.resetFailed', access],
  ['Passwords do not match.', 'identity/words.ts refusals.reset-mismatch.message', access],
  [
    'Password must be at least 6 characters long.',
    'identity/words.ts refusals.reset-weak-password.message',
    recovering,
  ],
  ['Full Name Required', 'profile/words.ts refusals.full-name-required.title', bank],
  ['Please enter your full name.', 'profile/words.ts refusals.full-name-required.message', bank],
  ['File Too Large', 'profile/words.ts refusals.avatar-too-large.title', pictures],
  [
    'Avatar image must be under 2MB.',
    'profile/words.ts refusals.avatar-too-large.message',
    pictures,
  ],
  ['Avatar Upload Failed', 'profile/words.ts refusals.avatar-damaged.title', pictures],
  ['Profile Updated!', 'profile/words.ts words.saved', pictures],
  ['Update Failed', 'profile/words.ts words.updateFailed', signIn],
  ['Missing Fields', 'profile/words.ts refusals.bank-details-missing.title', bank],
  ['Please fill all bank details.', 'profile/words.ts refusals.bank-details-missing.message', bank],
  ['Bank Details Updated', 'profile/words.ts words.bankSaved', bank],
]

export const said: Said[] = [...catalogue, ...rules, ...screens, ...gettingIn, ...ofStaff].map(
  ([text, words, provoked]) => ({ text, words, provoked }),
)
