import { expect } from 'chai'
import type { Address } from 'viem'
import * as calls from '../../../src/indexer/calls.ts'
import { ownContract } from '../_contracts.ts'
import { addressOf } from '../_market.ts'
import { assetOf, ether, to } from './_seaport.ts'
import { withSeaport } from './_suite.ts'

export const ETHER = 10n ** 18n
/** Accounts that get the platform fee and the royalties. */
export const [FEES, CREATOR] = [5, 6].map(addressOf) as [Address, Address]

/** Sets up a market with Seaport, a fee and royalties, in which accounts 1 and 3 list items. */
export function withListings() {
  const seaport = withSeaport({ fee: { account: FEES, value: 250 }, royalties: true })
  let items: Address
  let tokens = 0n

  before(async () => {
    const { market } = seaport
    const deployed = await market.chain.deploy(ownContract('RoyalItems', [CREATOR]))
    items = deployed.toLowerCase() as Address
    for (const maker of [1, 3]) {
      const operator = [seaport.seaport.contract, true]
      await market.execute(items, 'setApprovalForAll', operator, market.chain.keyWallet(maker))
    }
  })

  /** Returns the platform's share of a price; `royaltyOf` returns the creator's, if there are royalties. */
  const feeOf = (price: bigint) => (price * 250n) / 10_000n
  const royaltyOf = (price: bigint) => (price * 750n) / 10_000n

  /** Mints an item with royalties, and returns its number. */
  const minted = async (maker: 1 | 3) => {
    await seaport.market.execute(items, 'mint', [addressOf(maker)])
    tokens += 1n
    return tokens - 1n
  }
  /** Returns the item with a number, in a form. */
  const royal = (tokenId: bigint) => assetOf('ERC721', items, tokenId, 1n)
  /** Mints an item with royalties, and lists it. */
  const listed = async (maker: 1 | 3, price: bigint) => {
    const tokenId = await minted(maker)
    const [fee, royalty] = [feeOf(price), royaltyOf(price)]
    const { id } = await seaport.posted(
      seaport.listing({
        maker: `ETHEREUM:${addressOf(maker)}`,
        data: {
          offer: [royal(tokenId)],
          consideration: [
            to(maker, ether(price - fee - royalty)),
            to(5, ether(fee)),
            to(6, ether(royalty)),
          ],
        },
      }),
    )
    return id
  }
  /** Lists ten copies in coins, with a fee of one fortieth. */
  const copiesListed = async (price: bigint, changes: object = {}) => {
    const { id } = await seaport.posted(
      seaport.listing({
        data: {
          offer: [seaport.copies(10n)],
          consideration: [
            to(1, seaport.coins((price - feeOf(price)) * 10n)),
            to(5, seaport.coins(feeOf(price) * 10n)),
          ],
          ...changes,
        },
      }),
    )
    return id
  }

  /** Mints an item, and lists it for 2,000 coins. */
  const listedInCoins = async () => {
    const { id } = await seaport.posted(
      seaport.listing({
        data: {
          offer: [seaport.item(await seaport.minted())],
          consideration: [to(1, seaport.coins(1_950n)), to(5, seaport.coins(50n))],
        },
      }),
    )
    return id
  }

  const cancel = async (id: string, maker: number) => {
    const { body } = await seaport.ask(calls.prepareOrderCancelTransaction, { id })
    expect((await seaport.transact({ transaction: body }, maker)).isDone).to.equal(true)
  }

  return {
    seaport,
    items: () => items,
    /** Returns the number of the last minted item. */
    lastItem: () => tokens - 1n,
    ...{ feeOf, royaltyOf, minted, royal, listed, copiesListed, listedInCoins, cancel },
  }
}
