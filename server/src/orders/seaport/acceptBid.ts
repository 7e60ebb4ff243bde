import { randomBytes } from 'node:crypto'
import { bytesToBigInt, encodeFunctionData, zeroAddress, zeroHash } from 'viem'
import { type Fill, type FillRequest, Unfillable } from '../prepare/prepared.ts'
import { advancedOrder, recipientOf, tipsOf } from './purchaseOf.ts'
import { SEAPORT_ABI } from './seaportAbi.ts'
import type { ReceivedAsset, SeaportOrder, SignedSeaportOrder } from './seaportOrder.ts'
import { partsOf } from './seaportSides.ts'
import { orderParameters } from './seaportStruct.ts'
import { operatorOf, type SeaportTerms } from './seaports.ts'

/** A bid and the terms on which to accept it. */
export interface Acceptance {
  readonly order: SignedSeaportOrder
  /** The item's index among the assets that the bid asks for. */
  readonly itemIndex: number
  readonly request: FillRequest
  readonly terms: SeaportTerms
}

type ItemAsset = Omit<ReceivedAsset, 'recipient'> & { readonly itemType: 'ERC721' | 'ERC1155' }

/** The consideration side, as criteria resolvers number it. */
const CONSIDERATION = 1
/** Indexes of the two matched orders. */
const [BID, SALE] = [0n, 1n]

/**
 * Prepares the transaction that accepts a bid. The bid is matched with an order that offers the item and asks for
 * nothing: fees are paid out of the bid itself, the rest goes to the accepting wallet, and only the item has to be
 * approved.
 *
 * @throws Unfillable
 */
export function acceptBid({ order, itemIndex, request, terms }: Acceptance): Fill {
  const item = givenItem(order, request)
  const tips = tipsOf(order, request.originFees)
  checkRest(order, tips)
  const consideration = [...order.consideration, ...tips]
  const isOnAny = partsOf(order).item.itemType !== item.itemType
  const index = BigInt(itemIndex)
  const resolver = {
    orderIndex: BID,
    side: CONSIDERATION,
    index,
    identifier: item.identifierOrCriteria,
    // Not needed if any item is accepted.
    criteriaProof: [],
  }
  return {
    transaction: {
      to: order.protocol,
      data: encodeFunctionData({
        abi: SEAPORT_ABI,
        functionName: 'matchAdvancedOrders',
        args: [
          [advancedOrder(order, request.amount, tips), saleOf(order, request, item)],
          isOnAny ? [resolver] : [],
          consideration.map((_, position) => ({
            offerComponents: [{ orderIndex: position === itemIndex ? SALE : BID, itemIndex: 0n }],
            considerationComponents: [{ orderIndex: BID, itemIndex: BigInt(position) }],
          })),
          recipientOf(request),
        ],
      }),
    },
    asset: {
      type: {
        kind: item.itemType,
        contract: item.token,
        tokenId: item.identifierOrCriteria,
      },
      value: request.amount,
    },
    proxy: operatorOf(order, terms),
    value: 0n,
  }
}

function givenItem(order: SeaportOrder, { tokenId, amount }: FillRequest): ItemAsset {
  const { itemType, token, identifierOrCriteria } = partsOf(order).item
  const amounts = { startAmount: amount, endAmount: amount }
  if (itemType === 'ERC721' || itemType === 'ERC1155') {
    return { itemType, token, identifierOrCriteria, ...amounts }
  }
  if (tokenId === undefined) {
    throw new Unfillable('it is a bid on any item of a collection, and itemId has to name one')
  }
  const isSingle = itemType === 'ERC721_WITH_CRITERIA'
  if (isSingle && amount > 1n) {
    throw new Unfillable('it is filled item by item, and itemId names one')
  }
  return {
    itemType: isSingle ? 'ERC721' : 'ERC1155',
    token,
    identifierOrCriteria: tokenId,
    ...amounts,
  }
}

function checkRest(order: SeaportOrder, tips: readonly ReceivedAsset[]): void {
  const { money, received } = partsOf(order)
  const [bid] = money
  const given = [...received, ...tips].reduce((sum, { startAmount }) => sum + startAmount, 0n)
  if (given > bid.startAmount)
    throw new Unfillable('its fees and those of the form are more than it')
}

/** Creates the order for the wallet that accepts a bid. It sends the transaction and need not sign. */
function saleOf(order: SeaportOrder, { maker }: FillRequest, item: ItemAsset) {
  const sale: SeaportOrder = {
    ...order,
    maker,
    orderType: 'FULL_OPEN',
    offer: [item],
    consideration: [],
    zone: zeroAddress,
    zoneHash: zeroHash,
    // Seaport fills each order once, and the same item may be given for several bids: each sale needs its own salt.
    salt: bytesToBigInt(randomBytes(32)),
  }
  return {
    parameters: orderParameters(sale),
    numerator: 1n,
    denominator: 1n,
    signature: '0x' as const,
    extraData: '0x' as const,
  }
}
