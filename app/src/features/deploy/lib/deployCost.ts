import { LAMPORTS_PER_SIGNATURE, type Plan } from '@mintline/solana'

/** What a deployment takes, as far as it is known before it is simulated. */
export interface DeployCost {
  /** Lamports that are locked as long as the collection exists. */
  rent: bigint
  /** Lamports for signatures; what is paid for being taken early comes on top. */
  networkFee: bigint
  transactions: number
  /** Whether somebody who is to be paid holds too little to be paid any amount. */
  hasPoorReceivers: boolean
  /** Sentences about those who cannot be paid at all. */
  unpayable: string[]
}

/** Sums up a plan. The wallet signs every transaction beside the keypairs made for it. */
export function deployCostOf({ transactions, warnings }: Plan): DeployCost {
  const signatures = transactions.reduce((sum, { signers }) => sum + 1 + signers.length, 0)
  const told = (code: string) => warnings.filter((warning) => warning.code === code)
  return {
    rent: transactions.reduce((sum, { rent }) => sum + rent, 0n),
    networkFee: LAMPORTS_PER_SIGNATURE * BigInt(signatures),
    transactions: transactions.length,
    hasPoorReceivers: told('RECEIVER_BELOW_RENT').length > 0,
    unpayable: told('RECEIVER_CANNOT_BE_PAID').map(({ message }) => message),
  }
}
