import type { DeployInput } from '@mintline/solana'
import { metadataFields } from '#entities/terms/lib/metadataDraft.ts'
import { shareInputs } from '#entities/terms/lib/shareDraft.ts'
import type { CompleteDraft } from './completeDraft.ts'

/** Input without the reveal, whose seed has to be stored first. */
type UnsealedInput = Omit<DeployInput, 'reveal'>

/**
 * Converts a draft for the client. Missing numbers count as 0; `collectDraftProblems` reports them.
 *
 * @param wallet Base58; owns the collection and pays.
 */
export function deployInputOf(draft: CompleteDraft, wallet: string): UnsealedInput {
  const { isFeeFlat, feeBasisPoints, flatFee, cosignerProgramId } = draft
  const secondaryAdmin = draft.platformFeeSecondaryAdmin.trim()
  return {
    creator: wallet,
    symbol: draft.symbol.trim(),
    collectionName: draft.collectionName.trim(),
    collectionUri: draft.collectionUri.trim(),
    itemBaseName: draft.itemBaseName.trim(),
    itemBaseUri: draft.itemBaseUri.trim(),
    treasury: draft.treasury.trim(),
    maxNumberOfTokens: draft.maxNumberOfTokens ?? 0n,
    maxMintsPerWallet: draft.maxMintsPerWallet ?? 0n,
    royalties: {
      royaltyBasisPoints: draft.royaltyBasisPoints ?? 0,
      creators: shareInputs(draft.creators),
    },
    platformFee: {
      isFeeFlat,
      platformFeeValue: isFeeFlat ? (flatFee ?? 0n) : BigInt(feeBasisPoints ?? 0),
      recipients: shareInputs(draft.recipients),
    },
    platformFeeCap: feeCapOf(draft),
    extraMeta: metadataFields(draft.extraMeta),
    cosignerProgramId: cosignerProgramId.trim() || undefined,
    platformFeeSecondaryAdmin: secondaryAdmin || undefined,
    locks: Object.fromEntries(draft.locks.map((part) => [part, true])),
  }
}

/** Returns the cap in the kind of the fee; undefined = the fee itself, which the client fills in. */
function feeCapOf(draft: CompleteDraft): DeployInput['platformFeeCap'] {
  const { isFeeFlat, feeBasisPoints, flatFee, feeCapBasisPoints, flatFeeCap } = draft
  if (isFeeFlat) return flatFeeCap === flatFee ? undefined : { flat: flatFeeCap ?? 0n }
  if (feeCapBasisPoints === feeBasisPoints) return undefined
  return { basisPoints: feeCapBasisPoints ?? 0 }
}
