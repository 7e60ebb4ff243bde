import type { LoadedAddresses } from './messageKeys.ts'
import type { TokenBalance } from './tokenBalances.ts'
import type { TransactionErrorJson } from './transactionError.ts'

export interface InnerInstructionJson {
  programIdIndex: number
  accounts: number[]
  data: string
  stackHeight: number
}

/** A processed transaction, in plain JSON: 64-bit numbers are decimal strings. */
export interface LandedTransaction {
  signature: string
  slot: number
  blockHeight: number
  blockTime: number
  err: TransactionErrorJson | null
  memo: string | null
  /** The whole transaction as sent, base64. */
  wire: string
  loadedAddresses: LoadedAddresses
  fee: string
  preBalances: string[]
  postBalances: string[]
  preTokenBalances: TokenBalance[]
  postTokenBalances: TokenBalance[]
  innerInstructions: { index: number; instructions: InnerInstructionJson[] }[]
  logs: string[]
  unitsConsumed: number
  returnData: { programId: string; data: string } | null
}
