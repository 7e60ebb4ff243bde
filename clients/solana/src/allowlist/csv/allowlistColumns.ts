import type { CsvKind } from '@mintline/core/csv'
import type { CsvField } from './badRow.ts'

/** Names of columns, in lower case, with single spaces between words. */
const NAMES: { readonly [field in CsvField]: readonly string[] } = {
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

const FIELDS = ['address', 'price', 'amount'] as const

/** Columns of an allowlist or merkle list. */
export const ALLOWLIST_COLUMNS: CsvKind<CsvField> = {
  fields: FIELDS,
  hasBlanks: false,
  fieldOf: (name) => FIELDS.find((field) => NAMES[field].includes(name)),
}
