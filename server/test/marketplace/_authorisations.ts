import { formatCollectionId } from '@mintline/core/identifiers'
import type { Pools } from '../../src/database/pools/openPools.ts'
import type { SignedIn } from './_connection.ts'
import { DROP, minted, ownershipOf } from './social/_social.ts'

/** Users who may make a call that acts for a user. */
interface Authorisation {
  /** Input of the call that names what a user has, which may be given to the user first. */
  readonly input: (of: SignedIn, pools: Pools) => Input | Promise<Input>
  /** Status for what is the caller's own. */
  readonly own: number
  /** Status and code for what is another user's; undefined where the call names nothing that is anybody's. */
  readonly others?: readonly [status: number, code: string]
}

type Input = Readonly<Record<string, unknown>>

/** Call that only the owner of an ownership may make. */
const OF_OWNERSHIP: Authorisation = {
  input: async ({ wallet }, pools) => ({ id: ownershipOf(await minted(pools, wallet), wallet) }),
  own: 200,
  others: [403, 'FORBIDDEN'],
}

/** Call that everybody may make with any item. */
const OF_ITEM: Authorisation = {
  input: async ({ wallet }, pools) => ({ id: await minted(pools, wallet) }),
  own: 200,
}

/** Call that everybody may make with any collection. */
const OF_COLLECTION: Authorisation = {
  input: () => ({ id: formatCollectionId(DROP) }),
  own: 200,
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
  // Forms are tried elsewhere: the owner gets as far as the currency.
  createAuctionUsingPOST: {
    ...OF_OWNERSHIP,
    input: async (user, pools) => ({
      ...(await OF_OWNERSHIP.input(user, pools)),
      auctionForm: {
        currency: 'none',
        minPrice: 1,
        startDate: new Date(0),
        endDate: '2999-01-01T00:00:00Z',
      },
    }),
  },
  currentUserBidsUsingGET: { input: () => ({}), own: 200 },
  currentUserOwnershipsWithBidsUsingGET: { input: () => ({}), own: 200 },
  // The owner has no auction.
  deleteAuctionUsingDELETE: { ...OF_OWNERSHIP, own: 404 },
  // The only wallet of the owner stays.
  deleteUserWalletUsingDELETE: {
    input: ({ userId, wallet: { text } }) => ({ id: userId, wallet: text }),
    own: 400,
    others: FORBIDDEN,
  },
  getCollectionsWatchlist: { input: () => ({}), own: 200 },
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
  // Owners are tried elsewhere.
  saveCollectionSettingsUsingPOST: {
    input: () => ({ id: formatCollectionId(DROP), collectionForm: {} }),
    own: 403,
    others: FORBIDDEN,
  },
  saveUserUsingPOST: {
    input: ({ userId }) => ({ id: userId, userForm: { username: 'Ann' } }),
    own: 200,
    others: FORBIDDEN,
  },
  createLockUsingPOST: {
    input: async ({ wallet }, pools) => ({
      id: await minted(pools, wallet),
      lockForm: { content: 'secret' },
    }),
    own: 200,
    others: FORBIDDEN,
  },
  // Nobody follows themselves.
  followByWalletUsingPOST: { input: ({ wallet }) => ({ id: wallet.text }), own: 400 },
  followUsingPOST: { input: ({ userId }) => ({ id: userId }), own: 400 },
  getWatchlistedCollectionsUsingPOST: { input: () => ({ requestBody: [] }), own: 200 },
  hideUsingPOST: OF_OWNERSHIP,
  likeUsingPOST: OF_ITEM,
  openUsingDELETE: OF_OWNERSHIP,
  pinUsingPOST: OF_OWNERSHIP,
  unfollowUsingPOST: { input: ({ userId }) => ({ id: userId }), own: 400 },
  unlikeUsingPOST: OF_ITEM,
  // The owner of an item of which nothing is locked.
  unlockUsingPOST: { ...OF_ITEM, own: 404, others: FORBIDDEN },
  unpinUsingDELETE: OF_OWNERSHIP,
  unwatchCollectionUsingDELETE: OF_COLLECTION,
  watchCollectionUsingPOST: OF_COLLECTION,
}
