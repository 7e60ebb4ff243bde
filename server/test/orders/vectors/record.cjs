/**
 * Records orders as the public SDK of this form of exchange writes, hashes, signs, fills and cancels them, in orders.json.
 * Version 3 with a form for each side is only in the older release. Neither is installed here: they bring 180 packages.
 *
 *     mkdir sdk older
 *     (cd sdk && npm init -y && npm install --ignore-scripts @rarible/protocol-ethereum-sdk@0.13.119 @rarible/ethers-ethereum@0.13.119)
 *     (cd older && npm init -y && npm install --ignore-scripts --legacy-peer-deps @rarible/protocol-ethereum-sdk@0.13.20 tslib@2)
 *     node server/test/orders/vectors/record.cjs sdk older
 */
const { writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join, resolve } = require('node:path')

const [sdk, older] = process.argv
  .slice(2)
  .map((folder) => createRequire(join(resolve(folder), 'record.cjs')))
const part = (name) => sdk(`@rarible/protocol-ethereum-sdk/build/${name}`)
const { ethers } = createRequire(sdk.resolve('@rarible/ethers-ethereum'))('ethers')
const { EthersEthereum } = sdk('@rarible/ethers-ethereum')
const { EIP712_ORDER_TYPES: EIP712Types } = part('order/eip712.js')
const { hashToSign, orderToStruct, signOrder } = part('order/sign-order.js')
const { createExchangeV2Contract } = part('order/contracts/exchange-v2.js')
const { RaribleV2OrderHandler } = part('order/fill-order/rarible-v2.js')
const { mainnetConfig } = part('config/mainnet.js')
const olderPart = (name) => older(`@rarible/protocol-ethereum-sdk/build/${name}`)
const olderData = olderPart('order/encode-rarible-v2-order-data.js').encodeRaribleV2OrderData
const OlderHandler = olderPart('order/fill-order/rarible-v2.js').RaribleV2OrderHandler

const KEY = `0x${'11'.repeat(32)}`
const wallet = new ethers.Wallet(KEY)
const maker = wallet.address.toLowerCase()
const ethereum = new EthersEthereum(
  Object.assign(wallet, { getChainId: async () => mainnetConfig.chainId }),
)
const hex = (byte) => `0x${byte.repeat(20)}`
const [taker, contract, coin, first, second] = ['22', '33', '44', '55', '66'].map(hex)

const ITEM = { assetClass: 'ERC721', contract, tokenId: '7' }
const COPIES = { assetClass: 'ERC1155', contract, tokenId: String(2n ** 255n) }
const LAZY = {
  contract,
  tokenId: String((BigInt(maker) << 96n) + 5n),
  uri: '/ipfs/lazy',
  creators: [
    { account: maker, value: 6000 },
    { account: first, value: 4000 },
  ],
  royalties: [{ account: maker, value: 1000 }],
  signatures: ['0x1234', `0x${'ab'.repeat(65)}`],
}
const ETH = { assetClass: 'ETH' }
const COIN = { assetClass: 'ERC20', contract: coin }
const parts = (...values) =>
  values.map((value, index) => ({ account: [first, second][index], value }))

const V1 = { dataType: 'RARIBLE_V2_DATA_V1', payouts: [], originFees: [] }
const V1_FULL = { ...V1, payouts: parts(3000, 7000), originFees: parts(100, 250) }
const V2 = { ...V1_FULL, dataType: 'RARIBLE_V2_DATA_V2', isMakeFill: true }
const V3 = { ...V1_FULL, dataType: 'RARIBLE_V2_DATA_V3', isMakeFill: false }
const SELL = {
  dataType: 'RARIBLE_V2_DATA_V3_SELL',
  payout: parts(10000)[0],
  originFeeFirst: parts(100)[0],
  originFeeSecond: parts(0, 50)[1],
  maxFeesBasePoint: 1000,
  marketplaceMarker: `0x${'09616c6c64617461'.padStart(64, '0')}`,
}
const BUY = { dataType: 'RARIBLE_V2_DATA_V3_BUY', originFeeFirst: parts(300)[0] }

const order = (make, take, data, more = {}) => ({
  type: 'RARIBLE_V2',
  maker,
  make: { assetType: make[0], value: make[1] },
  take: { assetType: take[0], value: take[1] },
  salt: `0x${'00'.repeat(31)}2a`,
  start: 0,
  end: 1900000000,
  data,
  ...more,
})
const PRICE = '1000000000000000001'
const ORDERS = {
  'item for ether, version 1': order([ITEM, '1'], [ETH, PRICE], V1),
  'item for ether, with fees': order([ITEM, '1'], [ETH, PRICE], V1_FULL, { start: 1800000000 }),
  'copies for coins, version 2': order([COPIES, '6'], [COIN, '600'], V2, { taker }),
  'copies for ether, version 3': order([COPIES, '6'], [ETH, '6000'], V3),
  'coins for an item': order([COIN, '5000'], [ITEM, '1'], V2, { salt: `0x${'f'.repeat(64)}` }),
  'coins for copies, version 3': order([COIN, '5000'], [COPIES, '5'], V3),
  'lazy item': order([{ ...LAZY, assetClass: 'ERC721_LAZY' }, '1'], [ETH, PRICE], V2),
  'lazy copies': order(
    [{ ...LAZY, assetClass: 'ERC1155_LAZY', supply: '9' }, '3'],
    [COIN, '900'],
    V1_FULL,
  ),
  'coins for any item': order([COIN, '5000'], [{ assetClass: 'COLLECTION', contract }, '1'], V1),
  punk: order([{ assetClass: 'CRYPTO_PUNKS', contract, tokenId: 12 }, '1'], [ETH, PRICE], V1),
  'generative art': order([{ assetClass: 'GEN_ART', contract }, '1'], [ETH, PRICE], V1),
  'former version 3, listing': order([COPIES, '6'], [ETH, '6000'], SELL),
  'former version 3, bid': order([COIN, '5000'], [COPIES, '5'], BUY),
}
/** Fills by the name of the order: how many copies, with which payouts and fees, at which fee of the exchange. */
const FILLS = {
  'item for ether, version 1': [{ amount: 1 }],
  'item for ether, with fees': [
    { amount: 1, originFees: parts(100) },
    { amount: 1, originFees: parts(100), fee: 50 },
  ],
  'copies for coins, version 2': [{ amount: 2, payouts: parts(10000), originFees: parts(100, 30) }],
  'copies for ether, version 3': [{ amount: 6, originFees: parts(700), fee: 100 }],
  'coins for an item': [{ amount: 1, originFees: parts(250) }],
  'coins for copies, version 3': [{ amount: 3, payouts: parts(10000), fee: 100 }],
  'lazy item': [{ amount: 1 }],
  'lazy copies': [{ amount: 1 }],
}

async function recorded(name, unsigned) {
  const isOlder = /V3_(SELL|BUY)$/.test(unsigned.data.dataType)
  const [dataType, data] = isOlder ? olderData(ethereum, unsigned.data) : []
  const struct = isOlder
    ? { ...orderToStruct(ethereum, { ...unsigned, data: V1 }), dataType, data }
    : orderToStruct(ethereum, unsigned)
  const { EIP712Domain, ...types } = EIP712Types
  const { _TypedDataEncoder: encoder } = ethers.utils
  const domain = {
    name: 'Exchange',
    version: '2',
    chainId: mainnetConfig.chainId,
    verifyingContract: mainnetConfig.exchange.v2,
  }
  const signHash = isOlder
    ? encoder.hash(domain, types, struct)
    : `0x${hashToSign(mainnetConfig, ethereum, unsigned).toString('hex')}`
  const signature = isOlder
    ? undefined
    : await signOrder(ethereum, async () => mainnetConfig, unsigned)
  const exchange = createExchangeV2Contract(ethereum, mainnetConfig.exchange.v2)
  const cancel = await exchange.functionCall('cancel', struct).getData()
  const signed = { ...unsigned, ...(signature && { signature }) }
  const fills = isOlder
    ? []
    : await Promise.all((FILLS[name] ?? []).map((fill) => filled(signed, fill)))
  return {
    order: signed,
    makeType: struct.makeAsset.assetType,
    takeType: struct.takeAsset.assetType,
    dataType: struct.dataType,
    data: struct.data,
    orderHash: encoder.hashStruct('Order', types, struct),
    signHash,
    cancel,
    fills,
  }
}

async function filled(signed, { amount, payouts = [], originFees = [], fee = 0 }) {
  const handler = new RaribleV2OrderHandler(
    ethereum,
    undefined,
    async () => mainnetConfig,
    async () => fee,
  )
  const inverted = await handler.invert({ order: signed, amount, payouts, originFees }, taker)
  const { functionCall, options } = await handler.getTransactionData(signed, inverted)
  const approved = await handler.getAssetToApprove(inverted)
  return {
    maker: taker,
    amount,
    payouts,
    originFees,
    fee,
    data: await functionCall.getData(),
    value: String(options.value),
    approved: String(approved.value),
  }
}

/** Data of the other side, as the older release makes it. */
function olderFill({ data }) {
  const handler = new OlderHandler(ethereum, undefined, mainnetConfig, undefined, undefined)
  const request = { payout: parts(10000)[0], originFeeFirst: parts(120)[0], maxFeesBasePoint: 1000 }
  const inverted = handler.invert(
    { order: order([COPIES, '6'], [ETH, '6000'], data), amount: 2, ...request },
    taker,
  )
  const [dataType, encoded] = olderData(ethereum, inverted.data)
  return { dataType, data: encoded }
}

async function main() {
  const entries = await Promise.all(
    Object.entries(ORDERS).map(async ([name, each]) => [name, await recorded(name, each)]),
  )
  const vectors = {
    source: 'record.cjs, from @rarible/protocol-ethereum-sdk 0.13.119 and 0.13.20',
    chainId: mainnetConfig.chainId,
    exchange: mainnetConfig.exchange.v2,
    orders: Object.fromEntries(entries),
    formerFills: { ofListing: olderFill({ data: SELL }), ofBid: olderFill({ data: BUY }) },
  }
  writeFileSync(join(__dirname, 'orders.json'), `${JSON.stringify(vectors, null, 2)}\n`)
}

main()
