import type { CsvKind, CsvLayout } from '@mintline/core/csv'
import { limitColumnOf } from '../../lists/limitColumns.ts'

/** Meaning of a column. */
export type EvmListField = 'wallet' | 'limit' | 'price'

const WALLET_NAMES = ['evm address', 'eth address']

/** Name of the column of prices, and their unit. A unit that the phase lacks is refused with the prices. */
const PRICE_NAME = /^(?:price ?per ?token|(?:claim |mint )?price|cost)(?:(?: in)? (.+))?$/

/** Columns of the list of a phase. */
export const EVM_LIST_COLUMNS: CsvKind<EvmListField> = {
  fields: ['wallet', 'limit', 'price'],
  hasBlanks: true,
  fieldOf: (name) => {
    const column = limitColumnOf(name, WALLET_NAMES)
    return column ?? (PRICE_NAME.test(name) ? 'price' : undefined)
  },
}

/** Unit in the name of the price column; undefined = none. */
export function unitOfColumn({ names }: CsvLayout<EvmListField>): string | undefined {
  return PRICE_NAME.exec(names.price ?? '')?.[1]
}
