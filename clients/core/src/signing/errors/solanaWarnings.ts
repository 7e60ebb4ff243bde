import type { WarningTable } from './warnings.ts'

/** Warnings from Solana wallets, nodes and programs. */
export const SOLANA_WARNINGS: WarningTable = [
  ['funds', /attempt to debit an account but found no record of a prior credit/],
  ['funds', /insufficient lamports|insufficient ?funds ?for ?(?:rent|fee)/],
  // Error 1 of the system program and the token programs; errors of Anchor programs begin at 6000.
  ['funds', /custom program error: 0x1(?![0-9a-f])/],
  ['gas', /exceeded cus meter|computational ?budget ?exceeded|exceeded maximum compute/],
  ['expired', /blockhash ?not ?found|block ?height ?exceeded|blockhash expired/],
]
