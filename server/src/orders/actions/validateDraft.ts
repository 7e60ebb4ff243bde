import { MINTLINE } from '@mintline/core'
import type { OrderType } from '@mintline/core/enumerations/indexer'
import type { OrderValidationResult } from '@mintline/core/enumerations/marketplace'
import type { Blockchain } from '@mintline/core/networks'
import type { Selectable } from 'kysely'
import { readOrderKey } from '../../database/keys/index.ts'
import type { Orders } from '../../database/tables.ts'
import { accountOf } from '../../read-model/ids/texts.ts'
import type { Reader } from '../../read-model/reader.ts'
import { feesOn } from '../feesOn.ts'
import type { OrderServices } from '../orderServices.ts'
import { storedState } from '../records/storedState.ts'
import { paidTo } from '../seaport/paidTo.ts'
import type { SeaportDataModel } from '../seaport/parseSeaportForm.ts'
import { platformShare } from '../seaport/platformShare.ts'
import { SEAPORT_DATA } from '../seaport/seaportModel.ts'
import { fillTarget } from '../state/orderState.ts'
import { auctionOfOrder } from '../validation/auctionOfOrder.ts'
import { type DraftedUpdate, type DraftTerms, draftFault } from '../validation/draftFault.ts'
import { isShared } from '../validation/isShared.ts'

/** An order that is not signed yet. */
export interface OrderDraft {
  readonly blockchain: Blockchain
  readonly side: OrderType
  readonly collection: Buffer
  /** Null for a bid on any item of the collection. */
  readonly item: Buffer | null
  readonly maker: Buffer
  /** Undefined = a new order. */
  readonly salt: bigint | undefined
  readonly isCoin: boolean
  readonly terms: DraftTerms
}

/** The result of the validation of a draft by the rules of orders, and by what is known of its maker and its item. */
export async function validateDraft(
  { writer: reader, limits, ...services }: OrderServices,
  draft: OrderDraft,
  at: Date,
): Promise<OrderValidationResult> {
  const { side, item, collection, terms, isCoin } = draft
  const [auction, known, hasOther, isOnShared] = await Promise.all([
    auctionOfOrder(reader, { ...draft, hasEnd: terms.end !== 0n }, at),
    knownOrder(reader, draft),
    hasOtherOrder(reader, draft),
    side === 'BID' && item === null && isShared(reader, collection),
  ])
  const price = side === 'SELL' ? terms.takeValue : terms.makeValue
  const facts = {
    side,
    terms,
    price,
    isCoin,
    auction,
    known: known && updatedTerms(known, services),
    hasOther,
    isOnShared,
  }
  const now = BigInt(Math.floor(at.getTime() / 1000))
  return draftFault(facts, { limits, now, at }) ?? 'SUCCESS'
}

/** Orders of the same maker and kind for the same item. */
function ordersLike(reader: Reader, { maker, collection, item, side }: OrderDraft) {
  return reader
    .selectFrom('orders')
    .selectAll()
    .where('maker', '=', maker)
    .where('collection', '=', collection)
    .where('item', item === null ? 'is' : '=', item)
    .where('side', '=', side)
}

async function knownOrder(reader: Reader, draft: OrderDraft) {
  if (draft.salt === undefined) return undefined
  return ordersLike(reader, draft).where('salt', '=', String(draft.salt)).executeTakeFirst()
}

async function hasOtherOrder(reader: Reader, draft: OrderDraft): Promise<boolean> {
  const other = await ordersLike(reader, draft)
    .where('status', '=', 'ACTIVE')
    .where('currency', '=', draft.terms.currency)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

type Markets = Pick<OrderServices, 'exchanges' | 'seaports'>

function updatedTerms(row: Selectable<Orders>, markets: Markets): DraftedUpdate {
  const state = storedState(row)
  return {
    makeValue: state.makeValue,
    takeValue: state.takeValue,
    currency: row.currency,
    end: state.end,
    isCompleted: state.isCancelled || state.fill >= fillTarget(state),
    hasOtherFee: row.platform === MINTLINE && hasOtherFee(row, markets),
  }
}

/** True for an order that was signed for another fee of the platform. Those of the exchange's version 2 name none. */
function hasOtherFee(row: Selectable<Orders>, markets: Markets): boolean {
  const { blockchain } = readOrderKey(row.id)
  const data = row.data as { readonly '@type'?: string; readonly fee?: string }
  if (data['@type'] === 'ETH_MINTLINE_V1') {
    return Number(data.fee) !== feesOn(markets, blockchain).exchange
  }
  const fee = markets.seaports[blockchain]?.fee
  if (data['@type'] !== SEAPORT_DATA || fee === undefined) return false
  const account = accountOf(row.maker).replace(/:.*/, `:${fee.account}`)
  if (account === accountOf(row.maker)) return false
  const given = paidTo(row.data as unknown as SeaportDataModel, account)
  const [price, copies] =
    row.side === 'SELL' ? [row.take_value, row.make_value] : [row.make_value, row.take_value]
  return given < platformShare(fee.value, BigInt(price), BigInt(copies))
}
