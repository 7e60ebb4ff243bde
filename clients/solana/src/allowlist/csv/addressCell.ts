import { type WantedAddresses, walletCellProblem } from '@mintline/core/csv'
import { isSolanaAddress, isSolanaSignature, type SolanaAddress } from '@mintline/core/identifiers'
import type { AllowlistCap, BadRowCode } from './badRow.ts'

/** A problem in a cell. */
export interface CellProblem {
  readonly code: BadRowCode
  readonly cap?: AllowlistCap
  readonly message: string
}

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]*$/

const WANTED: WantedAddresses = {
  chain: 'Solana',
  chains: 'Solana or Eclipse',
  reasonOf: (cell) => {
    if (isSolanaSignature(cell)) return 'it is the hash of a transaction'
    if (/\.sol$/i.test(cell)) return 'it is a name, and the list needs the address behind it'
    if (!BASE58.test(cell)) return 'it has characters that no address has'
    return 'it does not have 32 bytes, so some characters are missing, changed or too many'
  },
}

/** Reads the wallet in a cell; returns a problem if there is none. */
export function readAddressCell(cell: string): SolanaAddress | CellProblem {
  return isSolanaAddress(cell) ? cell : walletCellProblem(cell, WANTED)
}
