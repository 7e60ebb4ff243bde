import { formatCollectionId } from '@mintline/core/identifiers'
import type { FastifyInstance } from 'fastify'
import {
  addUserWalletUsingPOST,
  createAuctionUsingPOST,
  createLockUsingPOST,
  followUsingPOST,
  getSessions,
  watchCollectionUsingPOST,
} from '../../../clients/marketplace-api/src/index.ts'
import { addressKey } from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { countClick } from '../../src/marketplace/events/write.ts'
import { contract } from '../read-model/_addresses.ts'
import { writeCollections } from '../read-model/_fixture.ts'
import { COPIED, minute } from '../read-model/_names.ts'
import { collectionRow } from '../read-model/_rows.ts'
import { writeBids } from './_bids.ts'
import type { SignedIn } from './_connection.ts'
import { READER } from './_reading.ts'
import { NOW, writeMarket } from './_suite.ts'
import { evmWallet } from './_wallets.ts'
import { COIN, writeCoin } from './auctions/_auctions.ts'
import { place } from './notifications/_trade.ts'
import { DROP, minted, ownershipOf, STRANGER } from './social/_social.ts'
import { addWalletForm } from './users/_consents.ts'

/** A marketplace over the fixture, for which inputs are created. */
export interface TestMarket {
  readonly app: FastifyInstance
  readonly pools: Pools
  readonly now: () => Date
}

/** Writes these suites' fixture: with bids, a token for auctions, and an item that a search found. */
export async function writeTestMarket(pools: Pools): Promise<void> {
  await writeMarket(pools)
  await writeBids(pools)
  await writeCoin(pools)
  await countClick(pools.write, { kind: 'ITEM', id: COPIED }, NOW())
}

/** Who may make a call that acts for a user. */
interface Authorisation {
  /** Returns the call's input, which names something that the user has; it may be given to the user first. */
  readonly input: (of: SignedIn, market: TestMarket) => Input | Promise<Input>
  /** Status for the caller's own things. */
  readonly own: number
  /** Status and code for another user's things; undefined if the call names nothing that belongs to anybody. */
  readonly others?: readonly [status: number, code: string]
}

/** A call's parameters by name, and its body. */
export type Input = Readonly<Record<string, unknown>>

const DROP_ID = formatCollectionId(DROP)

/** Makes a stranger bid for an item. */
export const bidFor = (pools: Pools, item: string): Promise<void> =>
  place(pools, { number: Number(item.split(':')[2]), side: 'BID', maker: STRANGER, item })

/** A call that only an ownership's owner may make. */
const OF_OWNERSHIP: Authorisation = {
  input: async ({ wallet }, { pools }) => ({
    id: ownershipOf(await minted(pools, wallet), wallet),
  }),
  own: 200,
  others: [403, 'FORBIDDEN'],
}

/** A call that everybody may make with any item. */
const OF_ITEM: Authorisation = {
  input: async ({ wallet }, { pools }) => ({ id: await minted(pools, wallet) }),
  own: 200,
}

/** A call that everybody may make with any collection. */
const OF_COLLECTION: Authorisation = {
  input: () => ({ id: DROP_ID }),
  own: 200,
}

/** A call that lists bids for a user's items. */
const OF_BIDS: Authorisation = {
  input: async ({ wallet }, { pools }) => {
    await bidFor(pools, await minted(pools, wallet))
    return {}
  },
  own: 200,
}

const FORBIDDEN = [403, 'FORBIDDEN'] as const

/** Form for an auction that is open at the fixture's time. */
const FORM = {
  currency: COIN,
  minPrice: 2.5,
  startDate: minute(1).toISOString(),
  endDate: minute(90).toISOString(),
}

const READERS_WALLET = `ETHEREUM:${READER.wallets[0].address}`

/** Counts the collections given to users, so that each is new. */
let given = 0

/** Writes a new collection that a user owns, and returns its id. */
async function collectionOf({ wallet }: SignedIn, { pools }: TestMarket): Promise<string> {
  given += 1
  const { blockchain } = DROP
  const address = wallet.text.slice(wallet.text.indexOf(':') + 1)
  const id = { blockchain, contract: contract(blockchain, 20_000 + given) }
  const owner = addressKey({ blockchain, address })
  await writeCollections(pools, [collectionRow(id, { owner })])
  return formatCollectionId(id)
}

/** Every call that acts for a user. A new call needs an entry. */
export const AUTHORISATIONS: Readonly<Record<string, Authorisation>> = {
  addUserWalletUsingPOST: {
    input: async ({ userId }, { now }) => ({
      id: userId,
      addUserWalletForm: await addWalletForm(evmWallet(), userId, { date: now() }),
    }),
    own: 200,
    others: FORBIDDEN,
  },
  // There is no adapter for Twitter.
  confirmUsingPOST: { input: () => ({ username: 'ann' }), own: 501 },
  createAuctionUsingPOST: {
    ...OF_OWNERSHIP,
    input: async (of, market) => ({ ...(await OF_OWNERSHIP.input(of, market)), auctionForm: FORM }),
  },
  currentUserBidsUsingGET: OF_BIDS,
  currentUserOwnershipsWithBidsUsingGET: OF_BIDS,
  deleteAuctionUsingDELETE: {
    ...OF_OWNERSHIP,
    input: async ({ connection, wallet }, { pools }) => {
      const id = ownershipOf(await minted(pools, wallet), wallet)
      await createAuctionUsingPOST(connection, { id, auctionForm: FORM })
      return { id }
    },
  },
  deleteUserWalletUsingDELETE: {
    input: async ({ connection, userId: id }, { now }) => {
      const wallet = evmWallet()
      const addUserWalletForm = await addWalletForm(wallet, id, { date: now() })
      await addUserWalletUsingPOST(connection, { id, addUserWalletForm })
      return { id, wallet: wallet.text }
    },
    own: 200,
    others: FORBIDDEN,
  },
  getCollectionsWatchlist: {
    input: async ({ connection }) => {
      await watchCollectionUsingPOST(connection, { id: DROP_ID })
      return {}
    },
    own: 200,
  },
  getCurrentUserUsingGET: { input: () => ({}), own: 200 },
  getSecretUserPreferenceUsingPOST: {
    input: ({ userId }) => ({ id: userId }),
    own: 200,
    others: FORBIDDEN,
  },
  logout: { input: () => ({}), own: 204 },
  getSessions: { input: () => ({}), own: 200 },
  getAuditEntries: { input: () => ({}), own: 200 },
  endSession: {
    input: async ({ connection }) => {
      const [session] = await getSessions(connection)
      return { id: session?.id }
    },
    own: 204,
    others: [404, 'NOT_FOUND'],
  },
  endSessions: { input: () => ({}), own: 204 },
  patchNotificationSettingsUsingPATCH: {
    input: ({ userId }) => ({ id: userId, notificationSettings: { flags: {} } }),
    own: 200,
    others: FORBIDDEN,
  },
  postCurrentUserAnalyticsUsingPOST: { input: () => ({}), own: 200 },
  resendEmailConfirmationUsingGET: {
    input: ({ userId: id }) => ({ id }),
    own: 200,
    others: FORBIDDEN,
  },
  saveEmailPreferenceUsingPOST: {
    input: ({ userId }) => ({ id: userId, emailPreferenceForm: { email: 'ann@example.com' } }),
    own: 200,
    others: FORBIDDEN,
  },
  refreshItemsMetaUsingPOST: {
    input: async (of, market) => ({ id: await collectionOf(of, market) }),
    own: 200,
    others: FORBIDDEN,
  },
  saveCollectionSettingsUsingPOST: {
    input: async (of, market) => ({
      id: await collectionOf(of, market),
      collectionForm: { name: 'Mine' },
    }),
    own: 200,
    others: FORBIDDEN,
  },
  saveUserUsingPOST: {
    input: ({ userId }) => ({ id: userId, userForm: { username: 'Ann' } }),
    own: 200,
    others: FORBIDDEN,
  },
  createLockUsingPOST: {
    input: async ({ wallet }, { pools }) => ({
      id: await minted(pools, wallet),
      lockForm: { content: 'secret' },
    }),
    own: 200,
    others: FORBIDDEN,
  },
  followByWalletUsingPOST: { input: () => ({ id: READERS_WALLET }), own: 200 },
  followUsingPOST: { input: () => ({ id: READER.userId }), own: 200 },
  getWatchlistedCollectionsUsingPOST: {
    input: async ({ connection }) => {
      await watchCollectionUsingPOST(connection, { id: DROP_ID })
      return { requestBody: [DROP_ID] }
    },
    own: 200,
  },
  hideUsingPOST: OF_OWNERSHIP,
  likeUsingPOST: OF_ITEM,
  openUsingDELETE: OF_OWNERSHIP,
  pinUsingPOST: OF_OWNERSHIP,
  unfollowUsingPOST: {
    input: async ({ connection }) => {
      await followUsingPOST(connection, { id: READER.userId })
      return { id: READER.userId }
    },
    own: 200,
  },
  unlikeUsingPOST: OF_ITEM,
  unlockUsingPOST: {
    input: async ({ connection, wallet }, { pools }) => {
      const id = await minted(pools, wallet)
      await createLockUsingPOST(connection, { id, lockForm: { content: 'secret' } })
      return { id }
    },
    own: 200,
    others: FORBIDDEN,
  },
  unpinUsingDELETE: OF_OWNERSHIP,
  unwatchCollectionUsingDELETE: OF_COLLECTION,
  watchCollectionUsingPOST: OF_COLLECTION,
}
