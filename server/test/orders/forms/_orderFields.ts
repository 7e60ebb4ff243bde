import { contract } from '../../read-model/_addresses.ts'
import { refused, to, type Varied, without } from '../../read-model/_variations.ts'
import { addressOf } from '../_market.ts'
import { assetFields } from './_assetFields.ts'

const BEN = `ETHEREUM:${addressOf(2)}`
const CAL = `ETHEREUM:${addressOf(3)}`
const TIME = '2030-01-01T00:00:00Z'
const SIGNED = 'It signs what is hashed'
const BYTES = `0x${'01'.repeat(32)}`

const part = (account = BEN, value = 100) => ({ account, value })
const named = (prefix: string, inputs: Varied['inputs']): Varied['inputs'] =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`${prefix}${name}`, value]))

/** Returns the inputs for order data that lists everybody who gets shares. */
function listed(kind: string, other: Varied['inputs'], more: object): Varied['inputs'] {
  const data = {
    '@type': kind,
    payouts: [part(BEN, 10_000)],
    originFees: [part()],
    ...more,
  }
  return Object.fromEntries(
    Object.entries({
      'payouts.account': to(CAL),
      'payouts.value': to(9_000),
      'originFees.account': to(CAL),
      'originFees.value': to(200),
      ...other,
    }).map(([name, variation]) => [`data.(${kind}).${name}`, { ...variation, base: { data } }]),
  )
}

/** Returns the inputs for order data with one payee, and two fee receivers. */
function sided(kind: string, other: Varied['inputs'], more: object): Varied['inputs'] {
  const data = {
    '@type': kind,
    payout: part(BEN, 10_000),
    originFeeFirst: part(),
    originFeeSecond: part(),
    ...more,
  }
  return Object.fromEntries(
    Object.entries({
      'payout.account': to(CAL),
      'payout.value': to(9_000),
      'originFeeFirst.account': to(CAL),
      'originFeeFirst.value': to(200),
      'originFeeSecond.account': to(CAL),
      'originFeeSecond.value': to(200),
      marketplaceMarker: to(BYTES),
      ...other,
    }).map(([name, variation]) => [`data.(${kind}).${name}`, { ...variation, base: { data } }]),
  )
}

/** Inputs in an exchange order's form. */
export const EXCHANGE_FIELDS: Varied['inputs'] = named('(MINTLINE_V2).', {
  '@type': refused('SEAPORT_V1'),
  maker: to(CAL),
  taker: to(CAL),
  ...assetFields('make'),
  'make.value': to('2'),
  ...assetFields('take'),
  'take.value': to('3000000000000000000'),
  startedAt: to(TIME),
  endedAt: to(TIME),
  salt: to('77'),
  signature: without(`0x${'11'.repeat(65)}`, SIGNED),
  blockchain: refused('ETHEREUM'),
  ...listed('ETH_MINTLINE_V2', { '@type': refused('ETH_MINTLINE_V2_2') }, {}),
  ...listed(
    'ETH_MINTLINE_V2_2',
    { '@type': to('ETH_MINTLINE_V2_3'), isMakeFill: to(true) },
    { isMakeFill: false },
  ),
  ...listed(
    'ETH_MINTLINE_V2_3',
    { '@type': to('ETH_MINTLINE_V2_2'), isMakeFill: to(true) },
    { isMakeFill: false },
  ),
  ...sided(
    'ETH_MINTLINE_V2_DATA_V3_SELL',
    { '@type': refused('ETH_MINTLINE_V2'), maxFeesBasePoint: to(900) },
    { maxFeesBasePoint: 1_000 },
  ),
  ...sided('ETH_MINTLINE_V2_DATA_V3_BUY', { '@type': refused('ETH_MINTLINE_V2') }, {}),
})

/** Inputs in a Seaport order's form. */
export const SEAPORT_FIELDS: Varied['inputs'] = named('(SEAPORT_V1).', {
  '@type': refused('MINTLINE_V2'),
  maker: to(CAL),
  startedAt: to(TIME),
  endedAt: to(TIME),
  salt: to('77'),
  signature: without(`0x${'11'.repeat(65)}`, SIGNED),
  blockchain: refused('ETHEREUM'),
  ...named('data.', {
    '@type': refused('ETH_MINTLINE_V2'),
    protocol: refused(CAL),
    orderType: to('FULL_OPEN'),
    ...named('offer.', {
      itemType: to('ERC1155'),
      token: to(`ETHEREUM:${contract('BASE', 2)}`),
      identifierOrCriteria: to('2'),
      startAmount: to('2'),
      endAmount: to('2'),
    }),
    ...named('consideration.', {
      itemType: refused('ERC1155'),
      token: to(`ETHEREUM:${contract('BASE', 2)}`),
      identifierOrCriteria: to('2'),
      startAmount: to('5'),
      endAmount: to('5'),
      recipient: to(CAL),
    }),
    zone: to(CAL),
    zoneHash: to(BYTES),
    conduitKey: to(BYTES),
    counter: refused(5),
    nonce: to('5'),
  }),
})
