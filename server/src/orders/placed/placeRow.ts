import { MINTLINE } from '@mintline/core'
import { formatOrderId } from '@mintline/core/identifiers'
import type { EvmBlockchain } from '@mintline/core/networks'
import type { Selectable } from 'kysely'
import type { Address, Hex } from 'viem'
import { readAddressKey, readOrderKey } from '../../database/keys/index.ts'
import type { Orders } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import type { SignedOrder } from '../order.ts'
import type { AssetTypeModel } from '../parse/assetTypeModel.ts'
import { parseAssetType } from '../parse/parseAssetType.ts'
import { type ExchangeDataModel, parseData } from '../parse/parseData.ts'
import { storedState } from '../records/storedState.ts'
import { parseSeaportData, type SeaportDataModel } from '../seaport/parseSeaportForm.ts'
import { SEAPORT_DATA } from '../seaport/seaportModel.ts'
import type { SignedSeaportOrder } from '../seaport/seaportOrder.ts'
import type { Markets } from './markets.ts'
import type { PlacedOrder } from './placedOrder.ts'
import { placeExchangeOrder } from './placeExchangeOrder.ts'
import { placeSeaportOrder } from './placeSeaportOrder.ts'

const EXCHANGE_DATA = /^ETH_MINTLINE_V2($|_)/

/** A row with a signature. */
type SignedRow = Selectable<Orders> & { readonly signature: Buffer }

/**
 * Creates the placed order for a stored row.
 *
 * @throws `ORDER_NOT_PREPARABLE` if it belongs to another marketplace, `NO_EXCHANGE`, `SEAPORT_UNKNOWN`
 */
export function placeRow(row: Selectable<Orders>, { exchanges, seaports }: Markets): PlacedOrder {
  const data = row.data as { readonly '@type'?: unknown }
  const type = String(data['@type'])
  const { signature } = row
  if (signature !== null && row.platform === MINTLINE) {
    const signed = { ...row, signature }
    if (EXCHANGE_DATA.test(type)) return placeExchangeOrder(exchangeOrderOf(signed), exchanges)
    if (type === SEAPORT_DATA) return placeSeaportOrder(seaportOrderOf(signed), seaports)
  }
  throw new ServerError('ORDER_NOT_PREPARABLE', {
    id: formatOrderId(readOrderKey(row.id)),
    reason: `it is of ${row.platform}, and needs that marketplace's own signature`,
  })
}

function exchangeOrderOf(row: SignedRow): SignedOrder {
  const common = commonOf(row)
  const assetOf = (field: string, json: unknown, value: string) => {
    const { type } = json as { readonly type: AssetTypeModel }
    return { type: parseAssetType(`${field}.type`, type, common.blockchain), value: BigInt(value) }
  }
  return {
    ...common,
    taker: row.taker === null ? undefined : accountOf(row.taker),
    make: assetOf('make', row.make, row.make_value),
    take: assetOf('take', row.take, row.take_value),
    data: parseData('data', row.data as unknown as ExchangeDataModel),
  }
}

function seaportOrderOf(row: SignedRow): SignedSeaportOrder {
  return { ...commonOf(row), ...parseSeaportData('data', row.data as unknown as SeaportDataModel) }
}

function commonOf(row: SignedRow) {
  const { start, end } = storedState(row)
  return {
    // Only orders on EVM chains have such data.
    blockchain: readOrderKey(row.id).blockchain as EvmBlockchain,
    maker: accountOf(row.maker),
    salt: BigInt(row.salt),
    start,
    end,
    signature: `0x${row.signature.toString('hex')}` as Hex,
  }
}

const accountOf = (key: Buffer) => readAddressKey(key).address as Address
