import { LAMPORTS_PER_SIGNATURE, type Plan } from '@mintline/solana'

/** A deployment's cost, as known before simulation. */
export interface DeployCost {
  /** Lamports locked as long as the collection exists. */
  rent: bigint
  /** Lamports for signatures, without priority fees. */
  networkFee: bigint
  transactions: number
  /** True if a receiver holds too little rent to take small payments. */
  hasPoorReceivers: boolean
  /** Sentences about receivers that cannot be paid at all. */
  unpayable: string[]
}

/** Returns a plan's cost. The wallet signs every transaction, besides the keypairs created for it. */
export function deployCostOf({ transactions, warnings }: Plan): DeployCost {
  const signatures = transactions.reduce((sum, { signers }) => sum + 1 + signers.length, 0)
  const warningsOf = (code: string) => warnings.filter((warning) => warning.code === code)
  return {
    rent: transactions.reduce((sum, { rent }) => sum + rent, 0n),
    networkFee: LAMPORTS_PER_SIGNATURE * BigInt(signatures),
    transactions: transactions.length,
    hasPoorReceivers: warningsOf('RECEIVER_BELOW_RENT').length > 0,
    unpayable: warningsOf('RECEIVER_CANNOT_BE_PAID').map(({ message }) => message),
  }
}
