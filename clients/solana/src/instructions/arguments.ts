import { NATIVE_MINT } from '@solana/spl-token'
import type { BN, IdlTypes } from '../anchor.ts'
import { toBn } from '../bn.ts'
import type { EditionsControls } from '../generated/anchor/editionsControls.ts'
import type { PhaseTerms, PhaseType, PlatformFee, Royalties } from './types.ts'

type Types = IdlTypes<EditionsControls>

/** What Anchor takes for the terms of a phase. */
export function phaseArguments(terms: PhaseTerms): Types['addPhaseArgs'] {
  return {
    priceAmount: toBn(terms.priceAmount),
    priceToken: NATIVE_MINT,
    startTime: toBn(terms.startTime),
    maxMintsPerWallet: toBn(terms.maxMintsPerWallet),
    maxMintsTotal: toBn(terms.maxMintsTotal),
    endTime: toBn(terms.endTime),
    phaseType: phaseTypeArgument(terms.phaseType),
    merkleRoot: terms.merkleRoot ? [...terms.merkleRoot] : null,
  }
}

/** What Anchor takes for royalties. */
export function royaltyArguments(royalties: Royalties): Types['updateRoyaltiesArgs'] {
  return { ...royalties, creators: [...royalties.creators] }
}

/** What Anchor takes for a platform fee. */
export function platformFeeArguments(fee: PlatformFee): Types['updatePlatformFeeArgs'] {
  return {
    platformFeeValue: toBn(fee.platformFeeValue),
    recipients: [...fee.recipients],
    isFeeFlat: fee.isFeeFlat,
  }
}

/** What Anchor takes for an amount that may be left out. */
export function optionalBn(value: bigint | undefined): BN | null {
  return value === undefined ? null : toBn(value)
}

function phaseTypeArgument(type: PhaseType): Types['phaseType'] {
  switch (type) {
    case 'public':
      return { public: {} }
    case 'merkleTree':
      return { merkleTree: {} }
    case 'allowList':
      return { allowList: {} }
  }
}
