import { type Address, zeroAddress } from 'viem'
import type { OrderNode } from '../orderNode.ts'
import { royaltyOf } from './askSeaport.ts'
import { dataFault } from './checkSeaportData.ts'
import { platformShare } from './seaportModel.ts'
import type { SeaportOrder } from './seaportOrder.ts'
import { partsOf, seaportSides } from './seaportSides.ts'
import type { SeaportTerms } from './seaports.ts'

/** An amount that an account must receive. */
interface Due {
  readonly account: Address
  readonly amount: bigint
  readonly reason: string
}

/**
 * Checks that the platform and the creators get their shares in the price, and the seller the rest.
 *
 * @throws `INCORRECT_ORDER_DATA`
 */
export async function checkReceivers(
  order: SeaportOrder,
  terms: SeaportTerms,
  node: OrderNode,
): Promise<void> {
  checkMaker(order)
  for (const [index, { recipient }] of order.consideration.entries()) {
    if (recipient !== zeroAddress) continue
    const rule = 'must not be the zero address, from which nobody gets anything back'
    throw dataFault(`consideration[${index}].recipient`, rule)
  }
  const { money } = seaportSides(order)
  const shares = await sharesOf(order, terms, node)
  const receiversOf = (account: Address) =>
    partsOf(order).received.filter(({ recipient }) => recipient === account)
  for (const { account } of shares) {
    const due = shares.filter((share) => share.account === account)
    const least = sumOf(due.map(({ amount }) => amount))
    const given = sumOf(receiversOf(account).map(({ startAmount }) => startAmount))
    if (given >= least) continue
    const reasons = due.map(({ reason }) => reason).join(' and ')
    throw dataFault(
      'consideration',
      `must give ETHEREUM:${account} at least ${least} of ${money.value} as ${reasons}, and gives ${given}`,
    )
  }
}

function checkMaker(order: SeaportOrder): void {
  const { maker, consideration } = order
  const { itemIndex, item, money, received } = partsOf(order)
  const isOfMaker = ({ recipient }: { recipient: Address }) => recipient === maker
  if (itemIndex === undefined) {
    if (received.filter(isOfMaker).length !== 1) {
      throw dataFault('consideration', 'must have one amount for the maker: what others leave')
    }
    return
  }
  if (consideration[itemIndex]?.recipient !== maker) {
    throw dataFault(`consideration[${itemIndex}].recipient`, 'must be the maker, who bids')
  }
  if (received.some(isOfMaker)) {
    throw dataFault('consideration', 'must not give money back to the maker')
  }
  const [bid] = money
  if (sumOf(received.map(({ startAmount }) => startAmount)) >= bid.startAmount) {
    const rule = `must leave something of the bid to whoever gives ${item.itemType}`
    throw dataFault('consideration', rule)
  }
}

/** Computes the shares that are due: the same amount for each copy, so that the order can be filled copy by copy. */
async function sharesOf(
  { maker, ...order }: SeaportOrder,
  { fee, royalties }: SeaportTerms,
  node: OrderNode,
): Promise<Due[]> {
  const { nft, money } = seaportSides(order)
  const price = money.value / nft.value
  const shares: Due[] = []
  if (fee !== undefined) {
    const amount = platformShare(fee.value, money.value, nft.value)
    shares.push({ account: fee.account, amount, reason: `fee of ${fee.value} basis points` })
  }
  if (royalties) {
    // For a bid on any item, token id 0 stands for all until it is accepted.
    const tokenId = 'tokenId' in nft.type ? nft.type.tokenId : 0n
    const royalty = await royaltyOf(node, nft.type.contract, tokenId, price)
    if (royalty !== undefined && royalty.amount <= price) {
      const amount = royalty.amount * nft.value
      shares.push({ account: royalty.receiver, amount, reason: 'royalty of the creators' })
    }
  }
  // A maker's own share is part of the rest.
  return shares.filter(({ account, amount }) => amount > 0n && account !== maker)
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)
