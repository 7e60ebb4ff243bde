import type { DropPhaseTerms, DropTerms } from '@mintline/core/drop'
import type { RoyaltyInput } from '../administration/royalties.ts'

/** A token id in an ERC-1155 drop, and what is wanted for it. */
export interface TokenTerms {
  readonly tokenId: bigint
  /** 0 = unlimited. */
  readonly maxItems: bigint
  /** In the chain's order; undefined = those on chain stay as they are. */
  readonly phases: readonly DropPhaseTerms[] | undefined
  /** Its treasury, in place of the collection's; undefined = as it is on chain. */
  readonly receiver: string | undefined
  /** In place of the collection's; undefined = as they are on chain. */
  readonly royalty: RoyaltyInput | undefined
}

/** Parts of a drop's terms about token ids. */
export interface TokensExtras {
  /** Token id that the terms' phases and supply are for; undefined for ERC-721. */
  readonly tokenId: bigint | undefined
  /** The token id's own settings, in place of the collection's; undefined = as they are on chain. */
  readonly ofTokenId: Pick<TokenTerms, 'receiver' | 'royalty'>
  /** Further token ids; those that it leaves out stay as they are on chain. Default: none. */
  readonly otherTokens?: readonly TokenTerms[] | undefined
}

/** Terms for what has phases of its own: a token id, or a whole ERC-721 drop. */
export interface PhasedTerms extends Omit<TokenTerms, 'tokenId'> {
  /** Undefined for ERC-721. */
  readonly tokenId: bigint | undefined
  /** Returns the path of its own setting for the path of the drop's: `phases.0`, `supply.maxItems`. */
  readonly pathOf: (path: string) => string
}

/** Paths in `TokenTerms`, by those in the drop's terms; the others are the same. */
const OF_TOKEN: Readonly<Record<string, string>> = {
  'extras.tokenId': 'tokenId',
  'supply.maxItems': 'maxItems',
  'extras.ofTokenId.receiver': 'receiver',
  'extras.ofTokenId.royalty': 'royalty',
}

type Terms = DropTerms<TokensExtras>

const NO_LIMIT: Terms['supply'] = { maxItems: 0n, maxPerWallet: 0n }

/** Returns the terms for all token ids, the one in the drop's own terms first; for ERC-721, those of the drop. */
export function phasedTerms({
  supply: { maxItems } = NO_LIMIT,
  phases,
  extras: { tokenId, ofTokenId, otherTokens = [] },
}: Pick<Terms, 'phases' | 'extras'> & Partial<Pick<Terms, 'supply'>>): PhasedTerms[] {
  return [
    { tokenId, maxItems, phases, ...ofTokenId, pathOf: (path) => path },
    ...otherTokens.map((token, index) => ({
      ...token,
      pathOf: (path: string) => `extras.otherTokens.${index}.${OF_TOKEN[path] ?? path}`,
    })),
  ]
}
