import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { mintWithControlsV2 } from '../instructions/mintWithControlsV2.ts'
import { mintWithControlsV3 } from '../instructions/mintWithControlsV3.ts'
import {
  EMPTY_HASHLIST_SIZE,
  HASHLIST_ENTRY_SIZE,
  MINTER_STATS_SIZE,
} from '../plans/recordSizes.ts'
import type { PriceTokenFacts } from '../reads/fetchPriceTokens.ts'
import { type RentFormula, rentExempt } from '../transaction/rentExempt.ts'
import type { ClaimTerms } from './claimTerms.ts'
import { mintCosigner } from './mintCosigner.ts'
import { type MintEffects, mintEffects } from './mintEffects.ts'
import type { MintPlanInput } from './mintPlanInput.ts'
import { type NextItem, nextItems } from './nextItems.ts'

/** One item's mint, with its effects. */
export interface PlannedItem extends MintEffects {
  readonly instruction: TransactionInstruction
}

/** Builds the minter's next mints, in order. */
export function plannedItems(input: MintPlanInput, minter: PublicKey): PlannedItem[] {
  const { collection, terms, counts, mintTo, rentOf = rentExempt } = input
  const items = nextItems({
    ...{ collection, minter, phaseIndex: terms.phaseIndex, counts },
    quantity: Number(input.quantity),
    mintTo: mintTo === undefined ? undefined : new PublicKey(mintTo),
  })
  const cosigner = mintCosigner({ ...input, wallet: input.minter })
  const effects = mintEffects(collection, items, { ...input, rentOf })
  return effects.map((effect) => ({
    ...effect,
    instruction: mintInstruction(
      { ...input, cosigner, maxRent: rentBound(effect, rentOf) },
      minter,
      effect.item,
    ),
  }))
}

/** The plan input that one mint needs. */
export interface MintTerms
  extends Pick<
    MintPlanInput,
    'collection' | 'maxPrice' | 'expiresAt' | 'payer' | 'usesBatch' | 'usesVault'
  > {
  readonly terms: Pick<ClaimTerms, 'phaseIndex' | 'price' | 'usesAllowlist' | 'merkleMintInput'> & {
    readonly token: Pick<PriceTokenFacts, 'mint' | 'tokenProgram'> | undefined
  }
  /** Most lamports beside the price. */
  readonly maxRent: bigint
  /** Signer that approves the mint, in base58; undefined = none. */
  readonly cosigner: string | undefined
}

/** Builds one item's mint. */
export function mintInstruction(
  { collection, terms, cosigner, maxRent, expiresAt, maxPrice = terms.price, ...input }: MintTerms,
  minter: PublicKey,
  { issued, mintCount, receiver }: Pick<NextItem, 'issued' | 'mintCount' | 'receiver'>,
): TransactionInstruction {
  const { merkleMintInput, phaseIndex, usesAllowlist, token } = terms
  const mint = {
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
    usesBatch: input.usesBatch ?? false,
    ...(expiresAt !== undefined && { expiresAt }),
    ...(cosigner !== undefined && { cosigner: new PublicKey(cosigner) }),
    ...(merkleMintInput && { merkleMintInput }),
  }
  const payer = new PublicKey(input.payer ?? minter)
  const isPlain = !token && payer.equals(minter) && receiver.equals(minter)
  // The newer instruction takes more bytes and units, so only where it is needed.
  if (isPlain) return mintWithControlsV2(mint)
  return mintWithControlsV3({
    ...mint,
    payer,
    ...(!receiver.equals(minter) && { receiver }),
    ...(token && {
      token: {
        mint: new PublicKey(token.mint),
        tokenProgram: new PublicKey(token.tokenProgram),
      },
      usesVault: input.usesVault ?? false,
    }),
  })
}

/**
 * Returns the most lamports beside the price that a mint may take: its rent as planned, and as a margin the rent for a
 * new hashlist page and both of a wallet's counters, which is 0.0054 SOL at the usual rate. That covers what a node has
 * not shown yet, and longer texts; it does not cover topping up a page after rent was raised.
 */
function rentBound({ rent }: Pick<MintEffects, 'rent'>, rentOf: RentFormula): bigint {
  const page = rentOf(EMPTY_HASHLIST_SIZE + HASHLIST_ENTRY_SIZE)
  const margin = page + 2n * rentOf(MINTER_STATS_SIZE)
  return (rent > 0n ? rent : 0n) + margin
}
