import type { CsvField } from './badRow.ts'

/** Columns of a list, in their order in a file without names. */
export const CSV_FIELDS = ['address', 'price', 'amount'] as const satisfies readonly CsvField[]

/** Names of columns, in lower case, with single spaces between words. */
export const COLUMN_NAMES: { readonly [field in CsvField]: readonly string[] } = {
  address: [
    ...['address', 'wallet', 'user', 'claimant', 'account', 'pubkey', 'public key', 'publickey'],
    ...[
      'wallet address',
      'walletaddress',
      'user address',
      'solana address',
      'wallets',
      'addresses',
    ],
  ],
  price: [
    ...['price', 'claim price', 'claimprice', 'price amount', 'mint price', 'cost'],
    ...['price lamports', 'price in lamports', 'lamports'],
    ...['price sol', 'price in sol', 'sol', 'price eth', 'price in eth', 'eth'],
  ],
  amount: [
    ...['amount', 'max claims', 'maxclaims', 'limit', 'quantity', 'count', 'allowance'],
    ...['mint limit', 'max mints', 'maxmints', 'max per wallet', 'max amount', 'claims'],
  ],
}

/** A column name in the form of `COLUMN_NAMES`. */
export function normaliseName(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** True if a cell is the name of a column. */
export function isColumnName(cell: string): boolean {
  const name = normaliseName(cell)
  return CSV_FIELDS.some((field) => COLUMN_NAMES[field].includes(name))
}
