import { type DecodedMint, decodeMint, type NodeTransaction } from '@mintline/solana/reads'

/** A mint and its place in a transaction. */
export interface MintInTransaction extends DecodedMint {
  /** Number of its instruction, nested ones counted. */
  readonly index: number
}

/** The mints of a transaction in order, from its instructions. */
export function mintsOf({ instructions }: NodeTransaction): MintInTransaction[] {
  return instructions.flatMap((instruction, index) => {
    const mint = decodeMint(instruction)
    return mint ? [{ ...mint, index }] : []
  })
}
