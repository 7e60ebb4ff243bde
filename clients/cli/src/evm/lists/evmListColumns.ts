import type { CsvKind, CsvLayout } from '@mintline/core/csv'

/** Meaning of a column. */
export type EvmListField = 'wallet' | 'limit' | 'price'

const WALLET_NAMES: readonly string[] = [
  ...['wallet', 'address', 'account', 'user', 'claimant', 'wallets', 'addresses'],
  ...['wallet address', 'walletaddress', 'user address', 'evm address', 'eth address'],
]
const LIMIT_NAMES: readonly string[] = [
  ...['limit', 'amount', 'quantity', 'max', 'count', 'allowance', 'claims', 'max claims'],
  ...['maxclaims', 'max claimable', 'maxclaimable', 'mint limit', 'max mints', 'maxmints'],
  ...['max per wallet', 'max amount', 'quantitylimitperwallet', 'quantity limit per wallet'],
]

/** Name of the column of prices, and their unit. A unit that the phase lacks is refused with the prices. */
const PRICE_NAME = /^(?:price ?per ?token|(?:claim |mint )?price|cost)(?:(?: in)? (.+))?$/

/** Columns of the list of a phase. */
export const EVM_LIST_COLUMNS: CsvKind<EvmListField> = {
  fields: ['wallet', 'limit', 'price'],
  hasBlanks: true,
  fieldOf: (name) => {
    if (WALLET_NAMES.includes(name)) return 'wallet'
    if (LIMIT_NAMES.includes(name)) return 'limit'
    return PRICE_NAME.test(name) ? 'price' : undefined
  },
}

/** Unit in the name of the price column; undefined = none. */
export function unitOfColumn({ names }: CsvLayout<EvmListField>): string | undefined {
  return PRICE_NAME.exec(names.price ?? '')?.[1]
}
