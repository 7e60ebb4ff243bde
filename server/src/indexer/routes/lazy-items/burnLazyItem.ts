import { formatItemId } from '@mintline/core/identifiers'
import { assertFound } from '../../../http/found.ts'
import { burnLazyItem as burn } from '../../../lazy-items/burnLazyItem.ts'
import * as calls from '../../calls/lazyItems.ts'
import { route } from '../route.ts'

export const burnLazyItem = route(
  calls.burnLazyItem,
  async ({ lazyItemBurnForm: { id, creators, signatures } }, { orders: { writer, nodes } }) =>
    assertFound(
      await burn({ writer, nodes }, { id, creators, signatures }),
      'lazy item',
      formatItemId(id),
    ),
)
