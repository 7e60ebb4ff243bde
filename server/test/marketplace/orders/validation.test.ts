import { ORDER_VALIDATION_RESULTS } from '@mintline/core/enumerations/marketplace'
import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { validateOrderUsingPOST } from '../../../../clients/marketplace-api/src/index.ts'
import {
  addressKey,
  collectionKey,
  currencyKey,
  itemKey,
} from '../../../src/database/keys/index.ts'
import { account, contract, wallet } from '../../read-model/_addresses.ts'
import { writeCollections } from '../../read-model/_fixture.ts'
import { type OrderFixture, writeOrders } from '../../read-model/_orders.ts'
import { collectionRow } from '../../read-model/_rows.ts'
import { refusalOf } from '../_connection.ts'
import { COIN, COIN_PARTS, inMinutes, writeCoin } from '../auctions/_auctions.ts'
import { DROP, minted, withSocial } from '../social/_social.ts'

const DAY = 24 * 60
const SELLER = 9
const BIDDER = 8
const SHARED = { blockchain: 'BASE', contract: contract('BASE', 700) } as const
const ITEM = (tokenId: number) => formatItemId({ ...DROP, tokenId: BigInt(tokenId) })
/** Contracts count whole seconds. */
const END = inMinutes(DAY).replace(/\.\d+/, '')

type Form = NonNullable<NonNullable<Parameters<typeof validateOrderUsingPOST>[1]>['orderForm']>
type Changes = Partial<Form>

const coins = (value: number) => ({
  assetType: { assetClass: 'ERC20' as const, contract: COIN },
  value,
})
const goods = (tokenId: number, value = 1) => ({
  assetType: { assetClass: 'ERC721' as const, itemId: ITEM(tokenId) },
  value,
})
const ether = (value: number) => ({ assetType: { assetClass: 'BASE_ETH' as const }, value })

/** A listing by the owner. */
const listing = (tokenId: number, changes: Changes = {}) => ({
  make: goods(tokenId),
  take: coins(2),
  maker: account('BASE', SELLER),
  expirationDate: END,
  ...changes,
})
/** A bid of somebody else. */
const bid = (tokenId: number, changes: Changes = {}) => ({
  make: coins(2),
  take: goods(tokenId),
  maker: account('BASE', BIDDER),
  expirationDate: END,
  ...changes,
})
const anyOf = (collection: string) => ({
  assetType: { assetClass: 'ETH_COLLECTION' as const, contract: collection },
  value: 1,
})
const { expirationDate: _, ...endless } = bid(5)

/** Each outcome, with forms that have it. Orders are known by their salts, which are their numbers. */
const OUTCOMES: Readonly<Record<(typeof ORDER_VALIDATION_RESULTS)[number], readonly object[]>> = {
  SUCCESS: [
    listing(4),
    bid(4),
    bid(4, { take: anyOf(formatCollectionId(DROP)) }),
    // Cheaper, dearer, and more copies.
    listing(1, { salt: '1', take: coins(1.9) }),
    bid(2, { salt: '2', make: coins(2.000001) }),
    listing(1, { salt: '5', make: goods(1, 6), take: coins(6) }),
    // In an auction from 2.5, and in one where somebody has bid 10.
    { ...endless, make: coins(2.5) },
    { ...endless, make: coins(10.5), take: goods(7) },
  ],
  ZERO_OR_NEGATIVE_PRICE: [
    listing(4, { take: coins(0) }),
    bid(4, { make: coins(-1), expirationDate: inMinutes(-1) }),
  ],
  EXPIRATION_DATE_REQUIRED: [{ ...endless, take: goods(4) }],
  NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION: [bid(5)],
  EXPIRATION_DATE_PASSED: [
    listing(4, { expirationDate: inMinutes(-1) }),
    bid(4, { make: ether(1), expirationDate: inMinutes(-1) }),
  ],
  EXPIRATION_DATE_TOO_FAR: [
    listing(4, { expirationDate: inMinutes(181 * DAY) }),
    // Later than the order that it updates.
    listing(1, { salt: '1', take: coins(1), expirationDate: inMinutes(DAY + 10) }),
  ],
  EXPIRATION_DATE_DECREASED: [
    listing(1, { salt: '1', take: coins(1), expirationDate: inMinutes(DAY - 10) }),
  ],
  INCORRECT_FEE: [listing(3, { salt: '4', take: coins(1) })],
  BID_WITH_ETH: [bid(4, { make: ether(2) })],
  SAVING_ORDER_AUCTION_EXISTS: [listing(5), listing(6)],
  SAVING_BID_AUCTION_NOT_IN_PROGRESS: [
    { ...endless, take: goods(6) },
    { ...endless, take: goods(8) },
  ],
  SAVING_BID_AUCTION_CURRENCY_ERROR: [
    {
      ...endless,
      make: {
        assetType: { assetClass: 'ERC20', contract: `BASE:${contract('BASE', 201)}` },
        value: 9,
      },
    },
  ],
  SAVING_BID_AUCTION_MIN_PRICE_ERROR: [{ ...endless, make: coins(2.499999) }],
  SAVING_BID_AUCTION_PRICE_CHANGE_ERROR: [{ ...endless, make: coins(10.499999), take: goods(7) }],
  CREATE_ERROR_OTHER_ORDER_IS_UNCOMPLETED: [listing(1), bid(2, { salt: '999' })],
  UPDATE_ERROR_SELL_PRICE_IS_INCREASED: [listing(1, { salt: '1', take: coins(2.000001) })],
  UPDATE_ERROR_BID_PRICE_IS_DECREASED: [bid(2, { salt: '2', make: coins(1.999999) })],
  UPDATE_ERROR_PRICE_IS_EQUAL: [listing(1, { salt: '1' }), bid(2, { salt: '2' })],
  UPDATE_ERROR_CURRENCY_TYPE_IS_CHANGED: [listing(1, { salt: '1', take: ether(1) })],
  UPDATE_ERROR_VALUE_IS_DECREASED: [listing(1, { salt: '5', make: goods(1, 4), take: coins(4) })],
  UPDATE_ERROR_PREVIOUS_IS_COMPLETED: [listing(3, { salt: '3', take: coins(1) })],
  FLOOR_BID_ON_SHARED_COLLECTION: [bid(4, { take: anyOf(formatCollectionId(SHARED)) })],
}

describe('the validation of an order', () => {
  const { visitor, pools } = withSocial()

  const sale = (number: number, tokenId: number, values: OrderFixture['values'] = {}) => ({
    number,
    side: 'SELL' as const,
    collection: DROP,
    item: { ...DROP, tokenId: BigInt(tokenId) },
    maker: SELLER,
    currency: COIN_PARTS,
    price: '2',
    values: { end_at: new Date(END), decimals: 6, take_value: '2000000', ...values },
  })
  const offer = (number: number, tokenId: number, make_value: string) => ({
    ...sale(number, tokenId, { make_value, take_value: '1' }),
    side: 'BID' as const,
    maker: BIDDER,
  })

  before(async () => {
    const { write } = pools()
    await writeCoin(pools())
    await writeCollections(pools(), [collectionRow(SHARED, { shared: true })])
    const seller = { text: account('BASE', SELLER) }
    for (const tokenId of [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n])
      await minted(pools(), seller, { tokenId })
    await writeOrders(pools(), [
      sale(1, 1),
      offer(2, 2, '2000000'),
      sale(3, 3, { fill: '2000000', status: 'FILLED' }),
      sale(4, 3, {
        status: 'INACTIVE',
        data: JSON.stringify({ '@type': 'ETH_MINTLINE_V1', fee: '250' }),
      }),
      sale(5, 1, { make_value: '5', take_value: '5000000', status: 'INACTIVE' }),
      { ...offer(70, 7, '10000000'), maker: 7 },
    ])
    const auction = (number: number, from: number, to: number) => ({
      item: itemKey({ ...DROP, tokenId: BigInt(number) }),
      owner: addressKey({ blockchain: 'BASE', address: wallet('BASE', SELLER) }),
      collection: collectionKey(DROP),
      id: `11111111-2222-4333-8444-00000000000${number}`,
      currency: currencyKey(COIN_PARTS),
      decimals: 6,
      min_value: '2500000',
      start_at: inMinutes(from),
      first_end_at: inMinutes(to),
      end_at: inMinutes(to),
      updated_at: inMinutes(0),
    })
    await write
      .insertInto('auctions')
      .values([auction(5, -1, 60), auction(6, 30, 60), auction(7, -1, 60), auction(8, -60, -1)])
      .execute()
    const highest = await write
      .selectFrom('orders')
      .select(['id as order_id', 'collection'])
      .where('salt', '=', '70')
      .executeTakeFirstOrThrow()
    await write
      .insertInto('auction_bids')
      .values({ ...highest, auction: auction(7, 0, 0).id, value: '10000000', bid_at: new Date() })
      .execute()
  })

  const validated = (orderForm: object) =>
    validateOrderUsingPOST(visitor(), { orderForm: orderForm as Form })

  it('has every outcome of the interface', () => {
    expect(Object.keys(OUTCOMES)).to.have.members([...ORDER_VALIDATION_RESULTS])
    expect(Object.keys(OUTCOMES)).to.have.lengthOf(22)
  })

  for (const [status, forms] of Object.entries(OUTCOMES)) {
    it(`answers ${status}`, async () => {
      for (const form of forms) {
        expect(await validated(form), JSON.stringify(form)).to.deep.equal({
          status,
          success: status === 'SUCCESS',
        })
      }
    })
  }

  it('takes bids as usual for an item whose auction is over', async () => {
    expect((await validated(bid(8))).status).to.equal('SUCCESS')
  })

  it('tells the first of several reasons', async () => {
    const first = async (form: object) => (await validated(form)).status
    const expirationDate = inMinutes(-1)
    expect(await first(bid(6, { make: ether(0), expirationDate }))).to.equal(
      'ZERO_OR_NEGATIVE_PRICE',
    )
    expect(await first(bid(6, { make: ether(1), expirationDate }))).to.equal(
      'NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION',
    )
    expect(await first({ ...endless, make: ether(1), take: goods(6) })).to.equal('BID_WITH_ETH')
    expect(await first({ ...endless, make: coins(1), take: goods(6) })).to.equal(
      'SAVING_BID_AUCTION_NOT_IN_PROGRESS',
    )
    expect(await first({ ...endless, make: coins(1), take: goods(7) })).to.equal(
      'SAVING_BID_AUCTION_MIN_PRICE_ERROR',
    )
  })

  it('refuses what is no order', async () => {
    for (const [form, message] of [
      [listing(4, { take: goods(4) }), 'make and take must be an item and money, in either order'],
      [listing(4, { make: coins(1) }), 'make and take must be an item and money, in either order'],
      [
        listing(4, { make: anyOf(formatCollectionId(DROP)) }),
        'make must be an item, which is listed',
      ],
      [listing(4, { make: goods(4, 0.5) }), 'make.value must be 1 or more copies'],
      [listing(4, { make: goods(4, 0) }), 'make.value must be 1 or more copies'],
      [listing(4, { take: coins(0.000_000_1) }), 'take.value must have 6 decimals at most'],
      [listing(4, { maker: account('SOLANA', 1) }), 'maker must be an address of BASE'],
      [
        listing(4, {
          take: { assetType: { assetClass: 'ERC20', contract: 'COIN' }, value: 1 },
        }),
        'take.assetType.contract must be the id of a token, such as BASE:0x…',
      ],
      [
        listing(4, { make: { assetType: { assetClass: 'ERC721' }, value: 1 } }),
        'make.assetType.contract must be the id of a collection, such as BASE:0x…',
      ],
    ] as const) {
      const { status, body } = await refusalOf(validated(form))
      expect([status, body.code, body.message]).to.deep.equal([400, 'VALIDATION', message])
    }
    expect((await refusalOf(validated({}))).status).to.equal(400)
  })
})
