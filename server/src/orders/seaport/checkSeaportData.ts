import { maxUint120, zeroAddress, zeroHash } from 'viem'
import { ServerError } from '../../errors/serverError.ts'
import type { SeaportAsset, SeaportOrder } from './seaportOrder.ts'
import { partsOf } from './seaportSides.ts'
import { operatorOf, type SeaportTerms } from './seaports.ts'

/** Creates the error for data that does not fit the order. */
export const dataFault = (field: string, rule: string) =>
  new ServerError('INCORRECT_ORDER_DATA', { field: `data.${field}`, rule })

/**
 * Checks that a Seaport order is open to everybody, has a constant price, names non-fungible items, and can be filled
 * copy by copy.
 *
 * @throws `INCORRECT_ORDER_DATA`
 */
export function checkSeaportData(order: SeaportOrder, terms: SeaportTerms): void {
  checkOpen(order, terms)
  const { offer, consideration } = order
  for (const [index, asset] of offer.entries()) checkAsset(`offer[${index}]`, asset)
  for (const [index, asset] of consideration.entries()) checkAsset(`consideration[${index}]`, asset)
  checkCopies(order)
}

function checkOpen(order: SeaportOrder, terms: SeaportTerms): void {
  const { zone, zoneHash, orderType } = order
  if (orderType !== 'FULL_OPEN' && orderType !== 'PARTIAL_OPEN') {
    throw dataFault('orderType', 'must be FULL_OPEN or PARTIAL_OPEN: nobody else has to agree')
  }
  if (zone !== zeroAddress) {
    throw dataFault('zone', 'must be the zero address: nobody else has to agree')
  }
  if (zoneHash !== zeroHash) throw dataFault('zoneHash', 'must be 0, as there is no zone')
  if (operatorOf(order, terms) === undefined) {
    const { conduit } = terms
    const known = conduit === undefined ? 'must be 0' : `must be 0 or ${conduit.key}`
    throw dataFault('conduitKey', `${known}, the conduits that are known here`)
  }
}

function checkAsset(field: string, asset: SeaportAsset): void {
  const { itemType, token, identifierOrCriteria: identifier, startAmount, endAmount } = asset
  if (startAmount !== endAmount) {
    throw dataFault(`${field}.endAmount`, 'must be startAmount: prices do not change with time')
  }
  if (itemType === 'NATIVE' && token !== zeroAddress) {
    throw dataFault(`${field}.token`, 'must be the zero address for native currency')
  }
  if ((itemType === 'NATIVE' || itemType === 'ERC20') && identifier !== 0n) {
    throw dataFault(`${field}.identifierOrCriteria`, 'must be 0 for a currency')
  }
}

function checkCopies(order: SeaportOrder): void {
  const { item, itemIndex, money, received } = partsOf(order)
  const { itemType, identifierOrCriteria: criteria, startAmount: copies } = item
  const field = itemIndex === undefined ? 'offer[0]' : `consideration[${itemIndex}]`
  if (itemType === 'ERC721_WITH_CRITERIA' || itemType === 'ERC1155_WITH_CRITERIA') {
    if (itemIndex === undefined) {
      throw dataFault(`${field}.itemType`, 'must be ERC721 or ERC1155: a listing names its item')
    }
    if (criteria !== 0n) {
      const rule = 'must be 0: bids are on one item, or on any item of a collection'
      throw dataFault(`${field}.identifierOrCriteria`, rule)
    }
  }
  // A collection bid for ERC-721 items is filled in parts, one item each.
  if (itemType === 'ERC721' && copies !== 1n) {
    throw dataFault(`${field}.startAmount`, 'must be 1, since each ERC721 exists once')
  }
  if (copies > maxUint120) throw dataFault(`${field}.startAmount`, 'must be below 2^120')
  if (copies > 1n && order.orderType !== 'PARTIAL_OPEN') {
    throw dataFault(
      'orderType',
      'must be PARTIAL_OPEN for several copies, which are sold one by one',
    )
  }
  const odd = [...money, ...received].find(({ startAmount }) => startAmount % copies !== 0n)
  if (odd !== undefined) {
    const rule = `must be amounts of money that divide by ${copies} copies, and ${odd.startAmount} does not`
    throw dataFault('offer and data.consideration', rule)
  }
}
