import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { mintWithControlsV2 } from '../instructions/mintWithControlsV2.ts'
import { rentExempt } from '../transaction/rentExempt.ts'
import type { ClaimTerms } from './claimTerms.ts'
import { handOverItem } from './handOverItem.ts'
import { mintCosigner } from './mintCosigner.ts'
import { type MintEffects, mintEffects } from './mintEffects.ts'
import type { MintPlanInput } from './mintPlanInput.ts'
import { type NextItem, nextItems } from './nextItems.ts'
import { rentBound } from './rentBound.ts'

/** One item's mint, with its effects. */
export interface PlannedItem extends MintEffects {
  /** The mint first, then the instructions that move the item to another wallet. */
  readonly instructions: readonly TransactionInstruction[]
}

/** Builds the minter's next mints, in order. */
export function plannedItems(input: MintPlanInput, minter: PublicKey): PlannedItem[] {
  const { collection, terms, counts, lamports, mintTo, rentOf = rentExempt } = input
  const { phaseIndex, price } = terms
  const quantity = Number(input.quantity)
  const items = nextItems({
    ...{ collection, minter, phaseIndex, counts, quantity },
    mintTo: mintTo === undefined ? undefined : new PublicKey(mintTo),
  })
  const cosigner = mintCosigner({ ...input, wallet: input.minter })
  const effects = mintEffects(collection, items, { price, lamports, rentOf })
  return effects.map((effect) => ({
    ...effect,
    instructions: [
      mintInstruction(
        { ...input, cosigner, maxRent: rentBound(effect, rentOf) },
        minter,
        effect.item,
      ),
      ...handOverItem(effect.item, minter),
    ],
  }))
}

/** The plan input that one mint needs. */
export interface MintTerms extends Pick<MintPlanInput, 'collection' | 'maxPrice' | 'expiresAt'> {
  readonly terms: Pick<ClaimTerms, 'phaseIndex' | 'price' | 'usesAllowlist' | 'merkleMintInput'>
  /** Most lamports beside the price. */
  readonly maxRent: bigint
  /** Signer that approves the mint, in base58; undefined = none. */
  readonly cosigner: string | undefined
}

/** Builds one item's mint. */
export function mintInstruction(
  { collection, terms, cosigner, maxRent, expiresAt, maxPrice = terms.price }: MintTerms,
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
    maxRent,
    ...(expiresAt !== undefined && { expiresAt }),
    ...(cosigner !== undefined && { cosigner: new PublicKey(cosigner) }),
    ...(merkleMintInput && { merkleMintInput }),
  })
}
