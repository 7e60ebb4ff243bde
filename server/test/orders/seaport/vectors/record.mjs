/**
 * Records orders as the public SDK of Seaport hashes and signs them, in orders.json:
 *
 *     node server/test/orders/seaport/vectors/record.mjs
 */
import { writeFileSync } from 'node:fs'

// ethers is that of the SDK.
const [{ Seaport }, { ethers }] = await Promise.all(
  ['@opensea/seaport-js', 'ethers'].map((name) => import(name)),
)

const CHAIN_ID = 8453
const CONTRACT = '0x0000000000000068F116a894984e2DB1123eB395'
const KEY = `0x${'11'.repeat(32)}`
const signer = new ethers.Wallet(
  KEY,
  new ethers.JsonRpcProvider('http://127.0.0.1:1', CHAIN_ID, { staticNetwork: true }),
)
const seaport = new Seaport(signer, { overrides: { contractAddress: CONTRACT } })
const TYPES = ['FULL_OPEN', 'PARTIAL_OPEN', 'FULL_RESTRICTED', 'PARTIAL_RESTRICTED', 'CONTRACT']
const ITEMS = [
  'NATIVE',
  'ERC20',
  'ERC721',
  'ERC1155',
  'ERC721_WITH_CRITERIA',
  'ERC1155_WITH_CRITERIA',
]

const maker = signer.address.toLowerCase()
const hex = (byte) => `0x${byte.repeat(20)}`
const [nft, coin, first, second] = ['33', '44', '55', '66'].map(hex)
const zero = hex('00')
const bytes = (byte) => `0x${byte.repeat(32)}`
const asset = (itemType, token, identifier, amount) => ({
  itemType: ITEMS.indexOf(itemType),
  token,
  identifierOrCriteria: String(identifier),
  startAmount: String(amount),
  endAmount: String(amount),
})
const to = (recipient, of) => ({ ...of, recipient })
const ether = 10n ** 18n

const common = {
  offerer: maker,
  zone: zero,
  zoneHash: bytes('00'),
  startTime: '0',
  endTime: '1800000000',
  orderType: 0,
  salt: '1',
  conduitKey: bytes('00'),
  counter: '0',
}

const ORDERS = {
  'a listing': {
    ...common,
    offer: [asset('ERC721', nft, 7n, 1n)],
    consideration: [to(maker, asset('NATIVE', zero, 0n, ether))],
  },
  'a listing of copies with fees, a conduit and a counter': {
    ...common,
    orderType: 1,
    startTime: '1700000000',
    salt: String(2n ** 255n + 3n),
    conduitKey: bytes('ab'),
    counter: String(2n ** 128n + 5n),
    offer: [asset('ERC1155', nft, 2n ** 255n, 10n)],
    consideration: [
      to(maker, asset('ERC20', coin, 0n, 9n * ether)),
      to(first, asset('ERC20', coin, 0n, ether / 2n)),
      to(second, asset('ERC20', coin, 0n, ether / 2n)),
    ],
  },
  'a bid on any item': {
    ...common,
    offer: [asset('ERC20', coin, 0n, ether)],
    consideration: [
      to(maker, asset('ERC721_WITH_CRITERIA', nft, 0n, 1n)),
      to(first, asset('ERC20', coin, 0n, ether / 40n)),
    ],
  },
}

const account = (address) => `ETHEREUM:${address}`
const assetForm = ({ itemType, token, ...fields }) => ({
  itemType: ITEMS[itemType],
  token: account(token),
  ...fields,
})

function formOf({ offerer, startTime, endTime, salt, ...order }, signature) {
  return {
    blockchain: 'BASE',
    maker: account(offerer),
    startedAt: startTime,
    endedAt: endTime,
    salt,
    signature,
    data: {
      protocol: account(CONTRACT.toLowerCase()),
      orderType: TYPES[order.orderType],
      offer: order.offer.map(assetForm),
      consideration: order.consideration.map(({ recipient, ...each }) => ({
        ...assetForm(each),
        recipient: account(recipient),
      })),
      zone: account(order.zone),
      zoneHash: order.zoneHash,
      conduitKey: order.conduitKey,
      nonce: order.counter,
    },
  }
}

const orders = {}
for (const [name, order] of Object.entries(ORDERS)) {
  const orderHash = seaport.getOrderHash(order)
  const domain = { name: 'Seaport', version: '1.6', chainId: CHAIN_ID, verifyingContract: CONTRACT }
  const separator = ethers.TypedDataEncoder.hashDomain(domain)
  const signHash = ethers.keccak256(ethers.concat(['0x1901', separator, orderHash]))
  const signature = await seaport.signOrder(
    order,
    Number(order.counter) === 0 ? 0 : BigInt(order.counter),
  )
  orders[name] = { form: formOf(order, signature), orderHash, signHash }
}
const recorded = { chainId: CHAIN_ID, contract: CONTRACT.toLowerCase(), orders }
writeFileSync(
  new URL('orders.json', import.meta.url),
  `${JSON.stringify(recorded, undefined, 2)}\n`,
)
process.exit(0)
