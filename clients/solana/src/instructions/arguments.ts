import type { AddPhaseInstructionDataArgs } from '../generated/kit/editionsControls/instructions/addPhase.ts'
import type { MerkleMintInputArgs } from '../generated/kit/editionsControls/types/merkleMintInput.ts'
import { PhaseType } from '../generated/kit/editionsControls/types/phaseType.ts'
import type { UpdatePlatformFeeArgsArgs } from '../generated/kit/editionsControls/types/updatePlatformFeeArgs.ts'
import type { UpdateRoyaltiesArgsArgs } from '../generated/kit/editionsControls/types/updateRoyaltiesArgs.ts'
import { PRICE_TOKEN } from '../limits.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import type {
  AddressWithShare,
  MerkleMintInput,
  PhaseTerms,
  PlatformFeeTerms,
  Royalties,
} from './types.ts'

const ON_CHAIN = {
  public: PhaseType.Public,
  merkleTree: PhaseType.MerkleTree,
  allowList: PhaseType.AllowList,
} as const satisfies Record<PhaseTerms['phaseType'], PhaseType>

const HASH_LENGTH = 32

/** Converts a phase's terms to program arguments. */
export function phaseArguments({
  phaseType,
  merkleRoot,
  priceToken,
  ...terms
}: PhaseTerms): AddPhaseInstructionDataArgs {
  return {
    ...terms,
    priceToken: kitAddress(priceToken ?? PRICE_TOKEN),
    phaseType: ON_CHAIN[phaseType],
    merkleRoot: merkleRoot ? hashBytes(merkleRoot) : null,
  }
}

/** Converts royalties to program arguments. */
export function royaltyArguments({
  royaltyBasisPoints,
  creators,
}: Royalties): UpdateRoyaltiesArgsArgs {
  return { royaltyBasisPoints, creators: shareArguments(creators) }
}

/** Converts a platform fee to program arguments. */
export function platformFeeArguments({
  platformFeeValue,
  recipients,
  isFeeFlat,
}: PlatformFeeTerms): UpdatePlatformFeeArgsArgs {
  return { platformFeeValue, recipients: shareArguments(recipients), isFeeFlat }
}

/** Converts a wallet's entry in a merkle list to program arguments. */
export function merkleArguments({
  merkleProof,
  allowListPrice,
  allowListMaxClaims,
}: MerkleMintInput): MerkleMintInputArgs {
  return {
    merkleProof: merkleProof.map(hashBytes),
    allowListPrice: allowListPrice ?? null,
    allowListMaxClaims: allowListMaxClaims ?? null,
  }
}

function shareArguments(shares: readonly AddressWithShare[]) {
  return shares.map(({ address, share }) => ({ address: kitAddress(address), share }))
}

/** Refuses a hash with another length, which the encoder would truncate or pad with zeros. */
export function hashBytes(hash: Uint8Array): Uint8Array {
  if (hash.length === HASH_LENGTH) return hash
  throw new RangeError(`a merkle root or node has ${HASH_LENGTH} bytes, not ${hash.length}`)
}
