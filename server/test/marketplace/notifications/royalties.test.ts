import { parseUnionAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { zeroAddress, zeroHash } from 'viem'
import { walletKey } from '../../../src/database/keys/index.ts'
import { seaportModel } from '../../../src/orders/seaport/seaportModel.ts'
import type { ReceivedAsset, SeaportAsset } from '../../../src/orders/seaport/seaportOrder.ts'
import type { SignedIn } from '../_connection.ts'
import { evmWallet } from '../_wallets.ts'
import { DROP, minted, STRANGER, withSocial } from '../social/_social.ts'
import { addressOf, payRoyalties, place, sell, tell } from './_trade.ts'

type Account = Pick<SignedIn['wallet'], 'text'>

/** A payment to a receiver. */
type Paid = readonly [to: Account, amount: bigint]

/** A fee recipient who gets no royalties. */
const PLATFORM = { text: `ETHEREUM:0x${'fe'.repeat(20)}` }

const asset = (
  itemType: SeaportAsset['itemType'],
  token: string,
  identifierOrCriteria: bigint,
  amount: bigint,
) =>
  ({
    ...{ itemType, token, identifierOrCriteria },
    ...{ startAmount: amount, endAmount: amount },
  }) as SeaportAsset

const coins = (amount: bigint) => asset('NATIVE', zeroAddress, 0n, amount)
const tokens = (amount: bigint) => asset('ERC20', `0x${'77'.repeat(20)}`, 0n, amount)
const copies = (item: string, amount: bigint) =>
  asset('ERC1155', DROP.contract, BigInt(item.split(':')[2] ?? 0), amount)
const to = (account: Account, given: SeaportAsset) =>
  ({ ...given, recipient: addressOf(account) }) as ReceivedAsset

/** Returns a Seaport order's data, as stored. */
function dataOf(offer: SeaportAsset, consideration: readonly ReceivedAsset[]): string {
  const data = {
    protocol: zeroAddress,
    orderType: 'PARTIAL_OPEN',
    offer: [offer],
    consideration,
    zone: zeroAddress,
    zoneHash: zeroHash,
    conduitKey: zeroHash,
    counter: 0n,
  } as const
  return JSON.stringify(seaportModel(data))
}

describe('notifications of royalties', () => {
  const { pools, user } = withSocial()
  let last = 0
  let seller: SignedIn
  let ann: SignedIn
  let ben: SignedIn
  let item: string
  beforeEach(async () => {
    last += 1
    ;[seller, ann, ben] = [await user(), await user(), await user()]
    item = await minted(pools(), seller.wallet)
    // Royalty shares that these orders do not pay.
    await payRoyalties(pools(), [ann.wallet, 250], [ben.wallet, 1_000])
  })

  /** Stores a listing that pays these total amounts. */
  async function listed(all: bigint, ...paid: readonly Paid[]): Promise<void> {
    const received = paid.map(([account, amount]) => to(account, coins(amount)))
    const data = dataOf(copies(item, all), received)
    const maker = seller.wallet
    const values = { data, make_value: String(all) }
    await place(pools(), { number: last, side: 'SELL', maker, item, values })
  }
  const sold = (changes: object = {}) =>
    sell(pools(), { number: last, item, seller: seller.wallet, buyer: STRANGER, ...changes })
  /** Returns the amounts in a user's notifications, in whole units. */
  async function toldTo({ userId }: SignedIn): Promise<(string | null)[]> {
    await tell(pools())
    const rows = await pools()
      .read.selectFrom('notifications')
      .select('price')
      .where('user_id', '=', userId)
      .where('kind', '=', 'ROYALTY')
      .execute()
    return rows.map(({ price }) => price)
  }

  it('tell each receiver what the order pays, to the last digit, and nobody else', async () => {
    await listed(
      1n,
      [seller.wallet, 10n ** 18n],
      [ann.wallet, 1n],
      [PLATFORM, 5n],
      [ben.wallet, 10n],
    )
    await sold()
    expect(await toldTo(ann)).to.deep.equal(['0.000000000000000001'])
    expect(await toldTo(ben)).to.deep.equal(['0.00000000000000001'])
    expect(await toldTo(seller)).to.deep.equal([])
  })

  it('add up what an order pays a receiver in several amounts', async () => {
    const huge = 123_456_789_012_345_678_901_234_567n
    await listed(1n, [ann.wallet, huge], [seller.wallet, 1n], [ann.wallet, 3n])
    await sold()
    expect(await toldTo(ann)).to.deep.equal(['123456789.01234567890123457'])
    expect(await toldTo(ben)).to.deep.equal([])
  })

  it('count only the copies that were sold', async () => {
    const each = 12_345_678_901_234_567n
    await listed(4n, [seller.wallet, 4n * 10n ** 18n], [ann.wallet, 4n * each])
    await sold({ copies: 3n })
    expect(await toldTo(ann)).to.deep.equal(['0.037037036703703701'])
  })

  it('do not tell sellers, who get the rest', async () => {
    await payRoyalties(pools(), [seller.wallet, 500], [ann.wallet, 250])
    await listed(1n, [seller.wallet, 10n ** 18n], [ann.wallet, 10n ** 17n])
    await sold()
    expect(await toldTo(seller)).to.deep.equal([])
    expect(await toldTo(ann)).to.deep.equal(['0.1'])
  })

  it("count a bid's money, and not the item that it asks for", async () => {
    const all = 2n
    const received = [to(ann.wallet, copies(item, all)), to(ben.wallet, tokens(6n * 10n ** 15n))]
    const data = dataOf(tokens(10n ** 18n), received)
    const values = { data, take_value: String(all) }
    await place(pools(), { number: last, side: 'BID', maker: ann.wallet, item, values })
    await sold({ isAcceptedBid: true, buyer: ann.wallet })
    expect(await toldTo(ben)).to.deep.equal(['0.003'])
    expect(await toldTo(ann)).to.deep.equal([])
  })

  it('add up what an item pays a receiver in several shares', async () => {
    await payRoyalties(pools(), [ann.wallet, 250], [ben.wallet, 100], [ann.wallet, 50])
    await place(pools(), { number: last, side: 'SELL', maker: seller.wallet, item })
    await sold()
    expect(await toldTo(ann)).to.deep.equal(['0.06'])
    expect(await toldTo(ben)).to.deep.equal(['0.02'])
  })

  it('pay a receiver of several shares once by an order that says what it pays', async () => {
    await payRoyalties(pools(), [ann.wallet, 250], [ann.wallet, 50])
    await listed(1n, [ann.wallet, 7n])
    await sold()
    expect(await toldTo(ann)).to.deep.equal(['0.000000000000000007'])
  })

  it('add up what several wallets of a user get', async () => {
    const second = evmWallet()
    await pools()
      .write.insertInto('wallets')
      .values({
        wallet: walletKey(parseUnionAddress(second.text)),
        user_id: ann.userId,
        added_at: new Date(0),
      })
      .execute()
    await payRoyalties(pools(), [ann.wallet, 250], [second, 50])
    await listed(1n, [ann.wallet, 10n ** 17n], [second, 10n ** 16n])
    await sold()
    expect(await toldTo(ann)).to.deep.equal(['0.11'])
  })

  it('are not sent for an unknown order, whatever the item names', async () => {
    await sold()
    expect([await toldTo(ann), await toldTo(ben)]).to.deep.equal([[], []])
  })
})
