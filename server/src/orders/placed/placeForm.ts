import { type ExchangeOrderForm, parseOrderForm } from '../parse/parseOrderForm.ts'
import { parseSeaportForm, type SeaportOrderForm } from '../seaport/parseSeaportForm.ts'
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
