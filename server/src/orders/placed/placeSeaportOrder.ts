import { SIDES } from '../../database/orderKinds.ts'
import { OrderNode } from '../orderNode.ts'
import { domainSeparatorOf, seaportFill } from '../seaport/askSeaport.ts'
import { checkSeaportOrder } from '../seaport/checkSeaportOrder.ts'
import { cancelSeaportOrder, fillSeaportOrder } from '../seaport/fillSeaportOrder.ts'
import { seaportHash, seaportSignHash } from '../seaport/seaportHashes.ts'
import { seaportModel } from '../seaport/seaportModel.ts'
import type { SignedSeaportOrder } from '../seaport/seaportOrder.ts'
import { partsOf, seaportSides } from '../seaport/seaportSides.ts'
import { operatorOf, type Seaports, seaportTerms, seaportUnknown } from '../seaport/seaports.ts'
import type { PlacedOrder } from './placedOrder.ts'

/**
 * Creates a placed order for Seaport.
 *
 * @throws `SEAPORT_UNKNOWN`, `ORDER_FIELD_INVALID` if it is not an item for money
 */
export function placeSeaportOrder(order: SignedSeaportOrder, seaports: Seaports): PlacedOrder {
  const { blockchain, maker, salt, signature, protocol, start, end } = order
  const terms = seaportTerms(seaports, order)
  const sides = seaportSides(order)
  const { side, nft, money } = sides
  const { isListing } = SIDES[side]
  const [make, take] = isListing ? [nft, money] : [money, nft]
  const operator = operatorOf(order, terms)
  const hash = seaportHash(order)
  const receivers = partsOf(order).received.map(({ recipient }) => recipient)
  return {
    market: 'SEAPORT',
    blockchain,
    hash,
    maker,
    taker: undefined,
    salt,
    signature,
    sides,
    state: {
      side,
      makeValue: make.value,
      takeValue: take.value,
      // Events report copies exactly, but money includes what buyers gave to others.
      isMakeFill: isListing,
      fill: 0n,
      isCancelled: false,
      start,
      end,
    },
    data: seaportModel(order),
    origins: [...new Set(receivers)].filter((account) => account !== maker),
    // A bid's fees come out of the offered amount.
    makerFee: 0,
    hashes: async (nodes) => {
      const domain = await domainSeparatorOf(new OrderNode(nodes, blockchain), protocol)
      if (domain === undefined) throw seaportUnknown(order)
      return {
        orderHash: hash,
        signHash: seaportSignHash(order, domain),
        transferProxy: operator,
      }
    },
    check: (checks) => checkSeaportOrder(order, terms, checks),
    makerFunds: (node) => node.makerFunds({ maker, make }, operator),
    fillOnChain: (node) => seaportFill(node, order),
    fill: (request) => fillSeaportOrder(order, request, terms),
    listing: isListing ? { order, terms } : undefined,
    cancel: () => cancelSeaportOrder(order),
  }
}
