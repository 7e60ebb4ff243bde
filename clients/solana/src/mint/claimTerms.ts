import { CoreError, type MintlineError } from '@mintline/core/errors'
import { PHASE_TYPES, tightestOf, type Usage } from '@mintline/core/mint'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import type { MerkleMintInput } from '../instructions/types.ts'
import { priceTokenOf } from '../limits.ts'
import type { CollectionInfo, EditionPhase } from '../reads/collectionInfo.ts'
import type { PriceTokenFacts } from '../reads/fetchPriceTokens.ts'
import type { AllowlistEntry } from '../reads/records/userAllowListData.ts'
import { isInMerkleTree } from './isInMerkleTree.ts'

/** A wallet's minted item counts. */
export interface MinterCounts {
  /** In the collection, over all phases. */
  readonly inCollection: bigint
  /** In the phase. */
  readonly inPhase: bigint
}

/** Records that determine a wallet's terms. */
export interface ClaimTermsInput {
  readonly collection: CollectionInfo
  readonly phase: EditionPhase
  /** Minting wallet, in base58. */
  readonly wallet: string
  readonly counts: MinterCounts
  /** The wallet's entry in an allowlist phase; undefined = none. */
  readonly entry?: Pick<AllowlistEntry, 'price' | 'amount'> | undefined
  /** The wallet's entry in a merkle phase's list; undefined = none. */
  readonly merkleMintInput?: MerkleMintInput | undefined
  /** Why that entry is unknown, in a merkle phase; undefined = it is known. */
  readonly proofProblem?: MintlineError | undefined
  /** Tokens by mint, from `fetchTokensOfPhases`. Default: none, as for a price in lamports. */
  readonly tokens?: ReadonlyMap<string, PriceTokenFacts> | undefined
}

/** Terms for a wallet in a phase, as the program enforces them. */
export interface ClaimTerms {
  readonly phaseIndex: number
  /** True if only listed wallets may mint. */
  readonly isPrivate: boolean
  /** True if the wallet is known to be on the list; always true in a public phase. */
  readonly isListed: boolean
  /** Why that is unknown in a merkle phase: the proof is missing, unreadable or from another list. */
  readonly proofProblem: MintlineError | undefined
  /** Base units that the wallet pays for one item, fees included; the phase's price if it is not listed. */
  readonly price: bigint
  /** Token that the price is in; undefined = lamports. */
  readonly token: PriceTokenFacts | undefined
  /** Why nobody can pay: the price's token is unknown. */
  readonly tokenProblem: MintlineError | undefined
  /** The tightest cap for the wallet: its claims, the phase's limit or the collection's. */
  readonly perWallet: Usage
  /** The tightest cap for all wallets together: the phase's or the collection's. */
  readonly supply: Usage
  /** True if a mint uses the wallet's allowlist entry. */
  readonly usesAllowlist: boolean
  /** Proof and terms for a mint in a merkle phase. */
  readonly merkleMintInput: MerkleMintInput | undefined
}

/** Returns a wallet's terms in a phase, whether or not the phase is open. */
export function claimTerms(input: ClaimTermsInput): ClaimTerms {
  const { collection, phase, counts } = input
  const grant = grantOf(input)
  const { isListed: isPrivate, hasEntries, hasRoot } = PHASE_TYPES[phase.phaseType]
  return {
    phaseIndex: phase.phaseIndex,
    isPrivate,
    isListed: !isPrivate || grant !== undefined,
    proofProblem: grant ? undefined : proofProblemOf(input),
    price: grant?.price ?? phase.priceAmount,
    ...tokenOf(input),
    perWallet: tightestOf([
      ...(grant ? [{ max: grant.maxClaims, used: counts.inPhase }] : []),
      { max: phase.maxMintsPerWallet, used: counts.inPhase },
      { max: collection.maxMintsPerWallet, used: counts.inCollection },
    ]),
    supply: tightestOf([
      { max: collection.maxNumberOfTokens, used: collection.numberOfTokensIssued },
      { max: phase.maxMintsTotal, used: phase.currentMints },
    ]),
    usesAllowlist: hasEntries,
    merkleMintInput: hasRoot ? input.merkleMintInput : undefined,
  }
}

/** Terms from a private phase's list; undefined = the wallet is not listed. */
function grantOf(input: ClaimTermsInput): { price: bigint; maxClaims: bigint } | undefined {
  const { phase, wallet, entry, merkleMintInput } = input
  const { hasEntries, hasRoot } = PHASE_TYPES[phase.phaseType]
  if (hasEntries) {
    return entry && entry.amount > 0
      ? { price: entry.price, maxClaims: BigInt(entry.amount) }
      : undefined
  }
  if (!hasRoot || !merkleMintInput || !phase.merkleRoot) return undefined
  const { allowListPrice: price, allowListMaxClaims: maxClaims } = merkleMintInput
  if (price === undefined || maxClaims === undefined) return undefined
  return isInMerkleTree(wallet, merkleMintInput, phase.merkleRoot)
    ? { price, maxClaims }
    : undefined
}

function tokenOf({ phase, tokens }: ClaimTermsInput): Pick<ClaimTerms, 'token' | 'tokenProblem'> {
  const mint = priceTokenOf(phase)
  const token = mint && tokens?.get(mint)
  const isUnknown = mint !== undefined && token === undefined
  return {
    token,
    tokenProblem: isUnknown ? new SolanaClientError('PRICE_TOKEN_NOT_FOUND', { mint }) : undefined,
  }
}

/** A proof that grants nothing is from another list. */
function proofProblemOf(input: ClaimTermsInput): MintlineError | undefined {
  const { phase, wallet, merkleMintInput, proofProblem } = input
  if (!PHASE_TYPES[phase.phaseType].hasRoot) return undefined
  if (proofProblem || !merkleMintInput) return proofProblem
  return new CoreError('MERKLE_PROOF_MISMATCH', { wallet, phaseIndex: phase.phaseIndex })
}
