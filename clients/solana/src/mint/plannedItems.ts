import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { mintWithControlsV2 } from '../instructions/mintWithControlsV2.ts'
import type { ClaimTerms } from './claimTerms.ts'
import { handOverItem } from './handOverItem.ts'
import type { MintEffects } from './mintEffects.ts'
import { mintEffects } from './mintEffects.ts'
import type { MintPlanInput } from './mintPlanInput.ts'
import { type NextItem, nextItems } from './nextItems.ts'

/** One item's mint, with its effects. */
export interface PlannedItem extends MintEffects {
  /** The mint first, then the instructions that move the item to another wallet. */
  readonly instructions: readonly TransactionInstruction[]
}

/** Builds the minter's next mints, in order. */
export function plannedItems(input: MintPlanInput, minter: PublicKey): PlannedItem[] {
  const { collection, terms, counts, lamports, mintTo } = input
  const { phaseIndex, price } = terms
  const quantity = Number(input.quantity)
  const items = nextItems({
    ...{ collection, minter, phaseIndex, counts, quantity },
    mintTo: mintTo === undefined ? undefined : new PublicKey(mintTo),
  })
  const effects = mintEffects(collection, items, price, lamports)
  return effects.map((effect) => ({
    ...effect,
    instructions: [
      mintInstruction(input, minter, effect.item),
      ...handOverItem(effect.item, minter),
    ],
  }))
}

/** The plan input that one mint needs. */
export interface MintTerms extends Pick<MintPlanInput, 'collection' | 'maxPrice'> {
  readonly terms: Pick<ClaimTerms, 'phaseIndex' | 'price' | 'usesAllowlist' | 'merkleMintInput'>
}

/** Builds one item's mint. */
export function mintInstruction(
  { collection, terms, maxPrice = terms.price }: MintTerms,
  minter: PublicKey,
  { issued, mintCount }: Pick<NextItem, 'issued' | 'mintCount'>,
): TransactionInstruction {
  const { merkleMintInput, phaseIndex, usesAllowlist } = terms
  return mintWithControlsV2({
    deployment: new PublicKey(collection.editions),
    groupMint: new PublicKey(collection.groupMint),
    treasury: new PublicKey(collection.treasury),
    feeRecipients: collection.platformFees.recipients.map(({ address, share }) => ({
      address: new PublicKey(address),
      share,
    })),
    issued,
    minter,
    phaseIndex,
    usesAllowlist,
    mintCount,
    maxPrice,
    ...(collection.cosignerProgramId && { cosigner: new PublicKey(collection.creator) }),
    ...(merkleMintInput && { merkleMintInput }),
  })
}
