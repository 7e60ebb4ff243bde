import type { Selectable } from 'kysely'
import { readOrderKey } from '../../database/keys/index.ts'
import type { Orders } from '../../database/tables.ts'
import { accountOf } from '../../read-model/ids/texts.ts'
import type { AssetTypeModel } from '../parse/assetTypeModel.ts'
import type { ExchangeDataModel } from '../parse/parseData.ts'
import { type ExchangeOrderForm, parseOrderForm } from '../parse/parseOrderForm.ts'
import {
  parseSeaportForm,
  type SeaportDataModel,
  type SeaportOrderForm,
} from '../seaport/parseSeaportForm.ts'
import { SEAPORT_DATA } from '../seaport/seaportModel.ts'
import type { Markets } from './markets.ts'
import type { PlacedOrder } from './placedOrder.ts'
import { placeExchangeOrder } from './placeExchangeOrder.ts'
import { placeSeaportOrder } from './placeSeaportOrder.ts'

/** Accepted order forms, by `@type`. */
export type PlaceableForm =
  | ({ readonly '@type': 'MINTLINE_V2' } & ExchangeOrderForm)
  | ({ readonly '@type': 'SEAPORT_V1' } & SeaportOrderForm)

/**
 * Creates the placed order for a form.
 *
 * @throws `NO_EXCHANGE`, `SEAPORT_UNKNOWN`, `ORDER_FIELD_INVALID`
 */
export function placeForm(form: PlaceableForm, { exchanges, seaports }: Markets): PlacedOrder {
  switch (form['@type']) {
    case 'MINTLINE_V2':
      return placeExchangeOrder(parseOrderForm(form), exchanges)
    case 'SEAPORT_V1':
      return placeSeaportOrder(parseSeaportForm(form), seaports)
  }
}

/** Rebuilds the form with which a stored order can be sent again. */
export function formOfRow(row: Selectable<Orders>): PlaceableForm {
  const { data } = row
  const common = {
    maker: accountOf(row.maker),
    ...(row.start_at !== null && { startedAt: row.start_at.toISOString() }),
    // 0 means that it never ends.
    endedAt: row.end_at?.toISOString() ?? '0',
    salt: row.salt,
    signature: `0x${row.signature?.toString('hex') ?? ''}`,
    blockchain: readOrderKey(row.id).blockchain,
  }
  if (data !== null && Reflect.get(Object(data), '@type') === SEAPORT_DATA) {
    return { '@type': 'SEAPORT_V1', ...common, data: data as unknown as SeaportDataModel }
  }
  return {
    '@type': 'MINTLINE_V2',
    ...common,
    ...(row.taker !== null && { taker: accountOf(row.taker) }),
    make: assetOf(row.make, row.make_value),
    take: assetOf(row.take, row.take_value),
    data: data as unknown as ExchangeDataModel,
  }
}

function assetOf(model: unknown, value: string) {
  const { type } = model as { readonly type: AssetTypeModel }
  return { assetType: type, value }
}
