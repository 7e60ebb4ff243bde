import { type DecodedMint, decodeMint, type NodeTransaction } from '@mintline/solana/reads'

/** A mint and its position in a transaction. */
export interface MintInTransaction extends DecodedMint {
  /** Instruction number, with nested ones counted. */
  readonly index: number
}

/** Decodes a transaction's mints in order, from its instructions. */
export function mintsOf({ instructions }: NodeTransaction): MintInTransaction[] {
  return instructions.flatMap((instruction, index) => {
    const mint = decodeMint(instruction)
    return mint ? [{ ...mint, index }] : []
  })
}
