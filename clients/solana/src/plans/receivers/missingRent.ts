import { PublicKey, SystemProgram, type TransactionInstruction } from '@solana/web3.js'
import type { RentFormula } from '../../transaction/rentExempt.ts'

/** Rent that a receiver lacks to be paid any amount. */
export interface MissingRent {
  /** Base58. */
  readonly address: string
  readonly lamports: bigint
}

/** Finds receivers that are known to hold less than the minimum balance, each once. */
export function missingRents(
  receivers: readonly string[],
  balances: Readonly<Record<string, bigint>>,
  rentOf: RentFormula,
): readonly MissingRent[] {
  const minimum = rentOf(0)
  return [...new Set(receivers)].flatMap((address) => {
    const balance = balances[address]
    return balance === undefined || balance >= minimum
      ? []
      : [{ address, lamports: minimum - balance }]
  })
}

/** Builds a transfer of missing rent. */
export function fundingInstruction(
  payer: PublicKey,
  { address, lamports }: MissingRent,
): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: payer, toPubkey: new PublicKey(address), lamports })
}
