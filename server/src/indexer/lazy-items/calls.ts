import { ItemIdInput } from '../../http/contract/inputs.ts'
import { lazyCall } from '../call.ts'
import { Item } from '../schemas/items.ts'
import { LazyItem, LazyItemBurnForm, LazyItemMintForm } from './schemas.ts'

export const burnLazyItem = lazyCall(
  {
    operationId: 'burnLazyItem',
    summary: 'Remove an item that was never minted',
    description: 'Signed by its creators. Items that were minted stay',
    tag: 'Lazy items',
    requestClass: 'write',
    method: 'POST',
    path: '/v0.1/items/lazy/burn',
    body: { name: 'lazyItemBurnForm', schema: LazyItemBurnForm },
    status: 204,
    errors: 'E404',
  },
  () => import('./lazyHandlers.ts'),
)

export const mintLazyItem = lazyCall(
  {
    operationId: 'mintLazyItem',
    summary: 'Register an item that is minted when it is sold',
    description: 'Signed by its creators. It costs nothing until the first buyer mints it',
    tag: 'Lazy items',
    requestClass: 'write',
    method: 'POST',
    path: '/v0.1/items/lazy/mint',
    body: { name: 'lazyItemMintForm', schema: LazyItemMintForm },
    answer: Item,
    errors: 'E404',
  },
  () => import('./lazyHandlers.ts'),
)

export const getLazyItemById = lazyCall(
  {
    operationId: 'getLazyItemById',
    summary: 'An item that is minted when it is sold',
    tag: 'Lazy items',
    method: 'GET',
    path: '/v0.1/items/lazy/{itemId}',
    params: { itemId: ItemIdInput },
    answer: LazyItem,
    errors: 'E404',
  },
  () => import('./lazyHandlers.ts'),
)
