import { formatCollectionId, formatCurrencyId } from '@mintline/core/identifiers'
import {
  getAuctionUsingGET,
  getCollectionUsingGET,
  getCurrentUserUsingGET,
  getItemsByIdsUsingPOST,
  getSecretUserPreferenceUsingPOST,
  unlockUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { account, contract } from '../../read-model/_addresses.ts'
import type { Parameters } from '../../read-model/_app.ts'
import { ALICE, BOB, COPIES, dropOn, itemIdOn, minute, TOKEN } from '../../read-model/_names.ts'
import { orderIdOn } from '../../read-model/_orders.ts'
import { refused, to, type Varied, without } from '../../read-model/_variations.ts'
import { AUTHORISATIONS, type TestMarket } from '../_authorisations.ts'
import { loginFormOf, type SignedIn, signedIn } from '../_connection.ts'
import { aptosWallet } from '../_wallets.ts'
import { minted } from '../social/_social.ts'
import { addWalletForm, deletionForm } from '../users/_consents.ts'

/** A marketplace that counts what pages measure. */
export interface MeasuredMarket extends TestMarket {
  /** Returns the metric lines from pages. */
  readonly counted: () => Promise<readonly string[]>
}

/** A call that writes, with another value for each input. */
export interface Written extends Pick<Varied, 'inputs'> {
  /** Returns a user's request parameters, effectively new each time. */
  readonly parameters: (of: SignedIn, market: MeasuredMarket) => Promise<Parameters> | Parameters
  /** Returns a request's visible result, the same for each repetition. Default: its answer. */
  readonly shown?: (asked: {
    readonly of: SignedIn
    readonly market: MeasuredMarket
    readonly parameters: Parameters
    readonly answer: unknown
  }) => Promise<unknown> | unknown
}

const OTHERS = aptosWallet()
const ITEM = itemIdOn('ETHEREUM', 1)
const OTHER_ITEM = itemIdOn('ETHEREUM', 5)
const DROP = formatCollectionId(dropOn('ETHEREUM'))
const token = formatCurrencyId(TOKEN)
const SIGNATURE = `0x${'01'.repeat(64)}`
const PERSONAL = 'It may be personal, and is not kept'

/** Inputs in a form with which a wallet consents; its signature covers each. */
const CONSENT: Varied['inputs'] = {
  date: refused(minute(19).toISOString()),
  signature: refused(SIGNATURE),
  publicKey: refused(OTHERS.publicKey),
}

const given = (operationId: string): Written['parameters'] => {
  const entry = AUTHORISATIONS[operationId]
  if (entry === undefined) throw new Error(`${operationId} has no entry`)
  return (of, market) => entry.input(of, market)
}

const idIn = ({ id }: Parameters) => String(id)
const owner = ({ connection }: SignedIn) => getCurrentUserUsingGET(connection)

/** Returns whether two items have available content. */
const available = async ({ of: { connection } }: { readonly of: SignedIn }) =>
  (await getItemsByIdsUsingPOST(connection, { requestBody: [ITEM, OTHER_ITEM] })).map(
    ({ hasAvailableContent }) => hasAvailableContent,
  )

/** Returns metrics from pages; the counted text shows every part that is kept. */
const metrics = (name: string, body: object, inputs: Varied['inputs']): Written => ({
  parameters: () => ({ [name]: body }),
  inputs,
  shown: ({ market }) => market.counted(),
})

const STEP = { kind: 'BUY', blockchain: 'BASE', durationMs: 500, success: true }
const OF_STEP: Varied['inputs'] = {
  kind: to('BID'),
  blockchain: to('POLYGON'),
  durationMs: to(1000),
  success: to(false),
}

const LISTING = {
  make: { assetType: { assetClass: 'ERC721', itemId: ITEM }, value: 1 },
  take: { assetType: { assetClass: 'ETH' }, value: 0.5 },
  maker: account('ETHEREUM', ALICE),
  expirationDate: minute(60),
}
const goods = (asset: object) => ({ assetType: { assetClass: 'ERC721', ...asset }, value: 1 })
const BY_PARTS = { make: goods({ contract: DROP, tokenId: '1' }) }
const BID = {
  maker: account('ETHEREUM', BOB),
  make: { assetType: { assetClass: 'ERC20', contract: token }, value: 0.5 },
  take: goods({ itemId: ITEM }),
}
const BID_BY_PARTS = { ...BID, take: goods({ contract: DROP, tokenId: '1' }) }

/** Calls that write, or check what would be written. */
export const WRITES: Readonly<Record<string, Written>> = {
  acceptTermsUsingPOST: {
    parameters: ({ userId: id }) => ({ id, termsForm: { version: 1 } }),
    inputs: { version: to(2) },
    shown: async ({ of }) => (await owner(of)).acceptedTerms,
  },
  addUserWalletUsingPOST: {
    parameters: async ({ userId: id }, { now }) => ({
      id,
      addUserWalletForm: await addWalletForm(aptosWallet(), id, { date: now() }),
    }),
    inputs: { ...CONSENT, blockchain: refused('SOLANA'), address: refused(OTHERS.address) },
  },
  batchUpdateHasAvailableContentUsingPOST: {
    parameters: () => ({ itemContentAvailability: [{ itemId: ITEM, available: true }] }),
    inputs: { itemId: to(OTHER_ITEM), available: to(false) },
    shown: available,
  },
  confirmUsingPOST: {
    parameters: () => ({ username: 'ann' }),
    inputs: { username: to('ben') },
  },
  createAuctionUsingPOST: {
    parameters: given('createAuctionUsingPOST'),
    inputs: {
      currency: to('none'),
      minPrice: to(3),
      startDate: to(minute(2).toISOString()),
      endDate: to(minute(120).toISOString()),
    },
    shown: async ({ of, parameters, answer }) => {
      const found = getAuctionUsingGET(of.connection, { id: idIn(parameters) })
      const auction = await found.catch(() => undefined)
      const { currency, minPrice, startDate, endDate } = auction ?? {}
      return { answer, currency, minPrice, startDate, endDate }
    },
  },
  createLockUsingPOST: {
    parameters: given('createLockUsingPOST'),
    inputs: { content: to('another one') },
    shown: ({ of, parameters }) => unlockUsingPOST(of.connection, { id: idIn(parameters) }),
  },
  createNonce: {
    parameters: () => ({ signInForm: { blockchain: 'BASE', address: contract('BASE', 7) } }),
    inputs: {
      blockchain: to('POLYGON'),
      address: to(contract('BASE', 8)),
      chainId: to('84532'),
    },
    shown: ({ answer }) => ({ ...(answer as object), nonce: undefined }),
  },
  deleteUser: {
    parameters: async (_, { app, now }) => {
      const { wallet, userId: id } = await signedIn(app, aptosWallet())
      return { id, signatureForm: await deletionForm(wallet, id, { date: now() }) }
    },
    inputs: { ...CONSENT, signer: refused(OTHERS.text) },
  },
  login: {
    parameters: async (_, { app }) => ({ loginForm: await loginFormOf(app, aptosWallet()) }),
    inputs: {
      message: refused('Let me in'),
      signature: refused(SIGNATURE),
      publicKey: refused(OTHERS.publicKey),
    },
    shown: () => 'A session',
  },
  patchNotificationSettingsUsingPATCH: {
    parameters: given('patchNotificationSettingsUsingPATCH'),
    inputs: { flags: to({ BID: false }) },
    shown: async ({ of }) => (await owner(of)).notificationSettings,
  },
  recordDownload: metrics(
    'downloadMetrics',
    { url: 'https://example.com/a.png', durationMs: 500, status: 200 },
    {
      url: without('https://example.com/b.png', PERSONAL),
      contentType: to('IMAGE'),
      sizeType: to('PREVIEW'),
      durationMs: to(1000),
      bytes: to(2048),
      status: to(404),
      cached: to(true),
    },
  ),
  recordImagesAvailability: metrics(
    'imagesAvailability',
    { available: 7, unavailable: 2 },
    { available: to(8), unavailable: to(3), urls: without(['ipfs://a'], PERSONAL) },
  ),
  recordMetrics: metrics('metrics', [{ name: 'page.load', value: 1 }], {
    name: to('page.open'),
    value: to(2),
    tags: without({ page: '/a' }, PERSONAL),
    at: without('2026-01-01T00:01:00Z', 'Prometheus has the time at which it reads a value'),
  }),
  recordOrder: metrics(
    'orderMetrics',
    { ...STEP, stage: 'SEND' },
    {
      ...OF_STEP,
      stage: to('SIGN'),
      platform: to('OPEN_SEA'),
      errorCode: to('TOO_LATE', { success: false }),
      provider: to('METAMASK'),
    },
  ),
  recordOrderModal: metrics('openOrderModalMetrics', STEP, {
    ...OF_STEP,
    itemId: without(ITEM, PERSONAL),
    error: without('It failed', PERSONAL, { success: false }),
  }),
  reportUsingPOST: {
    parameters: async ({ wallet }, { pools }) => ({
      id: await minted(pools, wallet),
      reportForm: { message: 'spam' },
    }),
    inputs: { message: to('a copy') },
    // Only operators read reports.
    shown: async ({ market: { pools } }) =>
      (
        await pools.write
          .selectFrom('reports')
          .select('message')
          .orderBy('message')
          .distinct()
          .execute()
      ).map(({ message }) => message),
  },
  saveCollectionSettingsUsingPOST: {
    parameters: given('saveCollectionSettingsUsingPOST'),
    inputs: {
      name: to('Ours'),
      keywords: to('owl, bird'),
      cover: to('https://owls.example/cover.png'),
      description: to('Night birds'),
      pic: to('https://owls.example/pic.png'),
      shortUrl: to('owls'),
      links: to({ site: 'https://owls.example' }),
      tags: to(['birds']),
    },
    shown: async ({ of, parameters }) => {
      const shown = await getCollectionUsingGET(of.connection, { id: idIn(parameters) })
      const { name, keywords, cover, description, pic, shortUrl, links, tags } = shown
      return { name, keywords, cover, description, pic, shortUrl, links, tags }
    },
  },
  saveEmailPreferenceUsingPOST: {
    parameters: given('saveEmailPreferenceUsingPOST'),
    inputs: { email: to('ben@example.com') },
    shown: async ({ of: { connection, userId: id } }) =>
      (await getSecretUserPreferenceUsingPOST(connection, { id })).secretUserPreference,
  },
  saveUserUsingPOST: {
    parameters: given('saveUserUsingPOST'),
    inputs: {
      cover: to('https://ann.example/cover.png'),
      description: to('It is me'),
      pic: to('https://ann.example/pic.png'),
      receiveEmailNotifications: to(true),
      'notificationSettings.flags': to({ BID: false }),
      shortUrl: to('ann-1'),
      username: to('Ben'),
      website: to('https://ann.example'),
    },
    shown: ({ of }) => owner(of),
  },
  subscribeUsingPOST: {
    parameters: () => ({ subscribeForm: { email: 'ann@example.com' } }),
    inputs: { email: to('ben@example.com') },
    // Only exports show them.
    shown: ({ market: { pools } }) =>
      pools.write.selectFrom('subscriptions').select('email').orderBy('email').execute(),
  },
  updateHasAvailableContentUsingPOST: {
    parameters: () => ({ id: ITEM, hasAvailableContent: true }),
    inputs: { hasAvailableContent: to(false) },
    shown: available,
  },
  validateOrderUsingPOST: {
    parameters: () => ({ orderForm: LISTING }),
    inputs: {
      'make.assetType.assetClass': refused('ETH'),
      'make.assetType.contract': to(formatCollectionId(dropOn('BASE')), BY_PARTS),
      'make.assetType.tokenId': to('5', BY_PARTS),
      'make.assetType.itemId': to(OTHER_ITEM),
      'make.value': refused(0.5),
      maker: to(account('ETHEREUM', BOB)),
      salt: to('1'),
      'take.assetType.assetClass': refused('ERC20'),
      'take.assetType.contract': to(formatCollectionId(COPIES), BID_BY_PARTS),
      'take.assetType.tokenId': to('5', BID_BY_PARTS),
      'take.assetType.itemId': to(OTHER_ITEM, BID),
      'take.value': to(0),
      expirationDate: to(minute(1)),
    },
  },
  wertConvertUsingPOST: {
    parameters: () => ({
      id: orderIdOn('ETHEREUM', 51),
      wertConvertRequest: { amount: '1', buyer: account('ETHEREUM', BOB) },
    }),
    inputs: { amount: to('2'), buyer: to(account('ETHEREUM', ALICE)) },
  },
}
