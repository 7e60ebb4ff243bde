import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { ItemIdInput, OrderIdInput } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { WertConvertRequest, WertConvertResponse } from '../schemas/fiatOnRamp.ts'
import {
  BestOfferByMakersRequest,
  OfferPageRequest,
  OrderByMakerPageRequest,
  OrderForm,
  OrderValidateResult,
} from '../schemas/orderForms.ts'
import { DeprecatedOrder } from '../schemas/orders.ts'

export const getBestOfferByMakerUsingPOST = call({
  operationId: 'getBestOfferByMakerUsingPOST',
  summary: 'The best bid of a maker',
  tag: 'Orders',
  method: 'POST',
  path: '/marketplace/api/v4/orders/byMaker/best',
  body: { name: 'bestOfferByMakersRequest', schema: BestOfferByMakersRequest, optional: true },
  answer: DeprecatedOrder,
  errors: 'E404',
})

export const getBestOfferForItemUsingGET = call({
  operationId: 'getBestOfferForItemUsingGET',
  summary: 'The best bid for an item',
  tag: 'Orders',
  method: 'GET',
  path: '/marketplace/api/v4/items/{id}/bestOffer',
  params: { id: ItemIdInput },
  answer: DeprecatedOrder,
  errors: 'E404',
})

export const getBestSellOrdersForItemUsingGET = call({
  operationId: 'getBestSellOrdersForItemUsingGET',
  summary: 'The best listings of an item',
  tag: 'Orders',
  method: 'GET',
  path: '/marketplace/api/v4/items/{id}/bestSellOrders',
  params: { id: ItemIdInput },
  answer: Type.Array(ref(DeprecatedOrder)),
  errors: 'E404',
})

export const getOffersForItemUsingPOST = call({
  operationId: 'getOffersForItemUsingPOST',
  summary: 'Bids for an item',
  tag: 'Orders',
  method: 'POST',
  path: '/marketplace/api/v4/items/{id}/offers',
  params: { id: ItemIdInput },
  body: { name: 'offerPageRequest', schema: OfferPageRequest, optional: true },
  answer: Type.Array(ref(DeprecatedOrder)),
  continues: true,
  errors: 'E404',
})

export const ordersByMakerUsingPOST = call({
  operationId: 'ordersByMakerUsingPOST',
  summary: 'Orders of a maker',
  tag: 'Orders',
  method: 'POST',
  path: '/marketplace/api/v4/orders/byMaker',
  body: { name: 'orderByMakerPageRequest', schema: OrderByMakerPageRequest, optional: true },
  answer: Type.Array(ref(DeprecatedOrder)),
  continues: true,
  errors: 'E4',
})

export const sellOrderUsingGET = call({
  operationId: 'sellOrderUsingGET',
  summary: 'An order',
  tag: 'Orders',
  method: 'GET',
  path: '/marketplace/api/v4/orders/{id}',
  params: { id: OrderIdInput },
  answer: DeprecatedOrder,
  errors: 'E404',
})

export const validateOrderUsingPOST = call({
  operationId: 'validateOrderUsingPOST',
  summary: 'Check an order before it is signed',
  tag: 'Orders',
  method: 'POST',
  path: '/marketplace/api/v4/orders/validate',
  body: { name: 'orderForm', schema: OrderForm, optional: true },
  answer: OrderValidateResult,
  errors: 'E4',
})

export const wertConvertUsingPOST = call({
  operationId: 'wertConvertUsingPOST',
  description:
    'Has a service of the operator price and sign the payment of `amount` copies for the wallet `buyer`. Without such a service the answer is 501.',
  summary: 'Prepare the payment of an order by card',
  tag: 'Orders',
  method: 'POST',
  path: '/marketplace/api/v4/orders/{id}/wertConvert',
  params: { id: OrderIdInput },
  body: { name: 'wertConvertRequest', schema: WertConvertRequest, optional: true },
  answer: WertConvertResponse,
  errors: 'E404',
})
