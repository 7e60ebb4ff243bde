import { answered } from './answers.ts'

/** Messages about lazy items. */
export const LAZY_ITEM_MESSAGES = {
  NO_LAZY_ITEMS: answered(
    'badRequest',
    ({ blockchain }: { blockchain: string }) =>
      `Lazy items are of EVM chains alone, and ${blockchain} is none`,
  ),
  LAZY_ITEM_REFUSED: answered(
    'badRequest',
    ({ id, reason }: { id: string; reason: string }) =>
      `The item ${id} cannot be registered to be minted later: ${reason}`,
  ),
}
