import {
  isAptosAddress,
  isEvmAddress,
  isFlowAddress,
  isSolanaAddress,
  isSolanaSignature,
  type SolanaAddress,
} from '@mintline/core/identifiers'
import type { AllowlistCap, BadRowCode } from './badRow.ts'

/** A problem of a cell. */
export interface CellProblem {
  readonly code: BadRowCode
  readonly cap?: AllowlistCap
  readonly message: string
}

/** True if a cell is an address of any chain, which identifies the column of wallets. */
export function isAddressLike(cell: string): boolean {
  return isSolanaAddress(cell) || otherChainOf(cell) !== undefined
}

/** The wallet in a cell, or the problem. */
export function readAddressCell(cell: string): SolanaAddress | CellProblem {
  if (isSolanaAddress(cell)) return cell
  if (cell === '') return { code: 'ADDRESS_MISSING', message: 'The row has no wallet address.' }
  const chain = otherChainOf(cell)
  if (chain) {
    const message = `This is ${chain} address: the list needs the Solana or Eclipse address of the wallet.`
    return { code: 'ADDRESS_WRONG_CHAIN', message }
  }
  return { code: 'ADDRESS_INVALID', message: `This is not a Solana address: ${reasonOf(cell)}.` }
}

function otherChainOf(cell: string): string | undefined {
  if (isEvmAddress(cell)) return 'an EVM'
  if (isFlowAddress(cell)) return 'a Flow'
  // Short Aptos addresses, such as 0x1, are too similar to other values.
  if (cell.length === APTOS_LENGTH && isAptosAddress(cell)) return 'an Aptos'
  return undefined
}

const APTOS_LENGTH = 66
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]*$/

function reasonOf(cell: string): string {
  if (isSolanaSignature(cell)) return 'it is the hash of a transaction'
  if (/\.sol$/i.test(cell)) return 'it is a name, and the list needs the address behind it'
  if (!BASE58.test(cell)) return 'it has characters that no address has'
  return 'it does not have 32 bytes, so some characters are missing, changed or too many'
}
