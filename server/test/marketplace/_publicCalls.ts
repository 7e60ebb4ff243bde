import { formatCollectionId } from '@mintline/core/identifiers'
import {
  followUsingPOST,
  likeUsingPOST,
  saveUserUsingPOST,
} from '../../../clients/marketplace-api/src/index.ts'
import { account } from '../read-model/_addresses.ts'
import { CAROL, dropOn, itemIdOn } from '../read-model/_names.ts'
import { bidFor, type Input, type TestMarket } from './_authorisations.ts'
import { AUCTIONED } from './_bids.ts'
import { loginFormOf, type SignedIn, signedIn } from './_connection.ts'
import { READER, READING, REFUSED, TRADING } from './_reading.ts'
import { evmWallet } from './_wallets.ts'
import { tell } from './notifications/_trade.ts'
import { minted } from './social/_social.ts'
import { deletionForm } from './users/_consents.ts'

/** A call that everybody may make. */
export interface PublicCall {
  /** Returns an input that has an answer; a user may do something for it first. */
  readonly input: (of: SignedIn, market: TestMarket) => Input | Promise<Input>
  /** The answer's status, and the code if it is refused. */
  readonly answers: readonly [status: number, code?: string]
  /** Why its answer differs each time. */
  readonly isNew?: string
}

const ITEM = itemIdOn('ETHEREUM', 1)
const DROP = formatCollectionId(dropOn('ETHEREUM'))
const FEW = { collectionIds: [formatCollectionId(dropOn('SOLANA'))], size: 1 }
const PAGE = { filter: {}, size: 2 }
const STEP = { kind: 'BUY', blockchain: 'BASE', durationMs: 1500, success: true }

const forUser = (input: PublicCall['input']): PublicCall => ({ input, answers: [200] })
const always = (input: Input): PublicCall => forUser(() => input)
const silent = (input: Input): PublicCall => ({ input: () => input, answers: [204] })

/** Input from a user who follows the reader. */
const ofFollower = (inputOf: (of: SignedIn) => Input): PublicCall =>
  forUser(async (of) => {
    await followUsingPOST(of.connection, { id: READER.userId })
    return inputOf(of)
  })

/** Input from a user who likes an item. */
const ofLiker = (inputOf: (of: SignedIn) => Input): PublicCall =>
  forUser(async (of) => {
    await likeUsingPOST(of.connection, { id: ITEM })
    return inputOf(of)
  })

/** Notifies a user about a bid for the user's item. */
async function toldOfBid({ wallet }: SignedIn, { pools }: TestMarket): Promise<void> {
  await bidFor(pools, await minted(pools, wallet))
  await tell(pools)
}

/** Every call that does not act for a user. A new call needs an entry. */
export const PUBLIC_CALLS: Readonly<Record<string, PublicCall>> = {
  ...Object.fromEntries(
    [...READING, ...TRADING].map(([{ operationId }, input]) => [operationId, always(input)]),
  ),
  // There is no adapter for Wert.
  ...Object.fromEntries(
    REFUSED.map(([{ operationId }, input]): [string, PublicCall] => [
      operationId,
      { input: () => input, answers: [501, 'UNKNOWN'] },
    ]),
  ),
  acceptTermsUsingPOST: forUser(({ userId: id }) => ({ id, termsForm: { version: 1 } })),
  batchUpdateHasAvailableContentUsingPOST: always({
    itemContentAvailability: [{ itemId: ITEM, available: true }],
  }),
  checkWalletRiskUsingGET: forUser(({ wallet }) => ({ id: wallet.text })),
  // No node is configured for the blockchain.
  claimOwnership: { input: () => ({ id: DROP }), answers: [400, 'BAD_REQUEST'] },
  configUsingGET: always({}),
  confirmEmailUsingGET: forUser(({ userId: id }) => ({ id, key: 'wrong' })),
  createNonce: {
    input: ({ wallet: { blockchain, address } }) => ({ signInForm: { blockchain, address } }),
    answers: [200],
    isNew: 'A nonce serves once',
  },
  deleteUser: forUser(async (_, { app, now }) => {
    const { wallet, userId: id } = await signedIn(app, evmWallet())
    return { id, signatureForm: await deletionForm(wallet, id, { date: now() }) }
  }),
  getAuctionUsingGET: always({ id: AUCTIONED }),
  getAuctionsByIdsUsingPOST: always({ requestBody: [AUCTIONED] }),
  getCheapestItems: always(FEW),
  getCheapestItemsByCurrencyRate: always(FEW),
  getConfirmMsgUsingGET: forUser(({ userId: owner }) => ({ owner })),
  getFollowersUsingPOST: ofFollower(() => ({ user: READER.userId, pageRequest: { size: 1 } })),
  getFollowingsByOwnerAndUserIdsUsingPOST: ofFollower(({ userId: owner }) => ({
    owner,
    requestBody: [READER.userId],
  })),
  getFollowingsByOwnerUsingPOST: ofFollower(({ userId: owner }) => ({ owner, pageRequest: {} })),
  getItemRecommendations: always({ collectionId: DROP, size: 2 }),
  getLikedUsingPOST: ofLiker(({ userId: owner }) => ({ owner, pageRequest: {} })),
  getLikesUsingPOST: ofLiker(({ userId: owner }) => ({ owner, requestBody: [ITEM] })),
  getMetaUsingGET: always({ id: READER.userId }),
  getNameUsingGET: forUser(async ({ connection, userId: id }) => {
    const shortUrl = id.slice(0, 32)
    await saveUserUsingPOST(connection, { id, userForm: { username: 'Ann', shortUrl } })
    return { url: shortUrl }
  }),
  getNotificationsByOwnerUsingPOST: {
    input: async (of, market) => {
      await toldOfBid(of, market)
      return { owner: of.userId, pageRequest: {} }
    },
    answers: [200],
    isNew: 'Notifications are read once their user has asked for them',
  },
  getOffersInAuctionUsingPOST: always({ id: AUCTIONED, offerInAuctionPageRequest: { size: 2 } }),
  getProfileBadgesUsingGET: always({ id: READER.userId }),
  getProfileListUsingPOST: always({ requestBody: [READER.userId] }),
  getProfileUsingGET: always({ id: READER.userId }),
  // The storage service behind it no longer accepts files.
  getRootUcanUsingGET: { input: () => ({}), answers: [501, 'UNKNOWN'] },
  getUserUsingGET: always({ id: READER.userId }),
  getUsersByWalletsUsingPOST: forUser(({ wallet }) => ({ requestBody: [wallet.text] })),
  getWalletUserUsingGET: forUser(({ wallet }) => ({ id: wallet.text })),
  loadSearchableUserFollowings: ofFollower(({ userId: id }) => ({ id })),
  login: {
    input: async (_, { app }) => ({ loginForm: await loginFormOf(app, evmWallet()) }),
    answers: [200],
    isNew: 'It begins a session',
  },
  popularTopUsingGET: always({ size: 5 }),
  queryTraits: always({ collectionIds: [DROP] }),
  queryTraitsWithRarity: always({
    traitsRarityRequest: { collectionId: DROP, properties: [{ key: 'Color', value: 'Red' }] },
  }),
  recordDownload: silent({
    downloadMetrics: { url: 'https://example.com/a.png', durationMs: 500, status: 200 },
  }),
  recordImagesAvailability: silent({ imagesAvailability: { available: 7, unavailable: 2 } }),
  recordMetrics: silent({ metrics: [{ name: 'page.load', value: 1 }] }),
  recordOrder: silent({ orderMetrics: { ...STEP, stage: 'SEND' } }),
  recordOrderModal: silent({ openOrderModalMetrics: STEP }),
  reportUsingPOST: always({ id: ITEM, reportForm: { message: 'spam' } }),
  searchActivities: ofLiker(() => ({ activityPageRequest: { size: 1 } })),
  searchCollections: always({ collectionPageRequest: PAGE }),
  searchCollectionsOfItems: always({
    itemsCollectionsRequest: { creator: account('ETHEREUM', CAROL) },
  }),
  searchItems: always({ itemPageRequest: PAGE }),
  searchOwnerships: always({ ownershipPageRequest: PAGE }),
  searchResultCollectionClickUsingPOST: always({ id: DROP }),
  searchResultItemClickUsingPOST: always({ id: ITEM }),
  searchResultUserClickUsingPOST: always({ id: READER.userId }),
  searchTraits: always({ filter: 'Col', collectionIds: [DROP] }),
  searchUsers: always({ userPageRequest: PAGE }),
  subscribeUsingPOST: always({ subscribeForm: { email: 'ann@example.com' } }),
  suggestCollections: always({ suggestForm: { text: 'Drop' } }),
  suggestItems: always({ suggestForm: { text: 'First' } }),
  suggestUsers: forUser(async ({ connection, userId: id }) => {
    await saveUserUsingPOST(connection, { id, userForm: { username: 'Ann' } })
    return { suggestForm: { text: 'Ann' } }
  }),
  updateHasAvailableContentUsingPOST: always({ id: ITEM, hasAvailableContent: true }),
  visitItemUsingPOST: always({ id: ITEM }),
}
