import type { Route } from '../../http/route.ts'
import * as calls from '../calls/index.ts'
import { type IndexerServices, routeOnFirstCall } from './route.ts'

/**
 * Calls that need the EVM library, each loaded on its first call: the library has more modules than everything else
 * that answers calls.
 */
export const EVM_ROUTES: readonly Route<IndexerServices>[] = [
  routeOnFirstCall(calls.getBalance, () => import('./chains/getBalance.ts')),
  routeOnFirstCall(calls.resolve, () => import('./chains/resolve.ts')),
  routeOnFirstCall(calls.burnLazyItem, () => import('./lazy-items/burnLazyItem.ts')),
  routeOnFirstCall(calls.getLazyItemById, () => import('./lazy-items/getLazyItemById.ts')),
  routeOnFirstCall(calls.mintLazyItem, () => import('./lazy-items/mintLazyItem.ts')),
  routeOnFirstCall(calls.encode, () => import('./orders/encode.ts')),
  routeOnFirstCall(calls.getValidatedOrderById, () => import('./orders/getValidatedOrderById.ts')),
  routeOnFirstCall(
    calls.prepareOrderCancelTransaction,
    () => import('./orders/prepareOrderCancelTransaction.ts'),
  ),
  routeOnFirstCall(
    calls.prepareOrderTransaction,
    () => import('./orders/prepareOrderTransaction.ts'),
  ),
  routeOnFirstCall(calls.upsertOrder, () => import('./orders/upsertOrder.ts')),
  routeOnFirstCall(calls.validate, () => import('./signatures/validate.ts')),
]
