import type { SignedIn } from './_connection.ts'

/** Who may make a call that acts for a user. */
interface Authorisation {
  /** Input of the call that names what a user has. */
  readonly input: (of: SignedIn) => Readonly<Record<string, unknown>>
  /** Status for what is the caller's own. */
  readonly own: number
  /** Status and code for what is another user's; undefined where the call names nothing that is anybody's. */
  readonly others?: readonly [status: number, code: string]
}

const FORBIDDEN = [403, 'FORBIDDEN'] as const

/** Every call that acts for a user. A new one needs an entry. */
export const AUTHORISATIONS: Readonly<Record<string, Authorisation>> = {
  // Without a wallet to add, which is tried elsewhere: the owner gets as far as the form.
  addUserWalletUsingPOST: {
    input: ({ userId, wallet: { blockchain, address } }) => ({
      id: userId,
      addUserWalletForm: { blockchain, address, date: new Date(0), signature: '0x' },
    }),
    own: 400,
    others: FORBIDDEN,
  },
  // There is no adapter for Twitter.
  confirmUsingPOST: { input: () => ({ username: 'ann' }), own: 501 },
  // The only wallet of the owner stays.
  deleteUserWalletUsingDELETE: {
    input: ({ userId, wallet: { text } }) => ({ id: userId, wallet: text }),
    own: 400,
    others: FORBIDDEN,
  },
  getCurrentUserUsingGET: { input: () => ({}), own: 200 },
  getSecretUserPreferenceUsingPOST: {
    input: ({ userId }) => ({ id: userId }),
    own: 200,
    others: FORBIDDEN,
  },
  logout: { input: () => ({}), own: 204 },
  patchNotificationSettingsUsingPATCH: {
    input: ({ userId }) => ({ id: userId, notificationSettings: { flags: {} } }),
    own: 200,
    others: FORBIDDEN,
  },
  postCurrentUserAnalyticsUsingPOST: { input: () => ({}), own: 200 },
  saveEmailPreferenceUsingPOST: {
    input: ({ userId }) => ({ id: userId, emailPreferenceForm: { email: 'ann@example.com' } }),
    own: 200,
    others: FORBIDDEN,
  },
  // Of no collection: owners and others are tried where there are some.
  refreshItemsMetaUsingPOST: { input: () => ({ id: `BASE:0x${'00'.repeat(20)}` }), own: 404 },
  saveUserUsingPOST: {
    input: ({ userId }) => ({ id: userId, userForm: { username: 'Ann' } }),
    own: 200,
    others: FORBIDDEN,
  },
}
