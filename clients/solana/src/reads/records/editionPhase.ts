import { isSome } from '@solana/kit'
import type { Phase } from '../../generated/kit/editionsControls/types/phase.ts'
import { PhaseType as PhaseTypeOnChain } from '../../generated/kit/editionsControls/types/phaseType.ts'
import type { PhaseType } from '../../instructions/types.ts'
import type { EditionPhase } from '../collectionInfo.ts'
import { readAddress } from './decodeRecord.ts'

const PHASE_TYPES: Record<PhaseTypeOnChain, PhaseType> = {
  [PhaseTypeOnChain.Public]: 'public',
  [PhaseTypeOnChain.MerkleTree]: 'merkleTree',
  [PhaseTypeOnChain.AllowList]: 'allowList',
}

/** Converts a phase from a controls record, with its index there. */
export function editionPhase(phase: Phase, phaseIndex: number): EditionPhase {
  return {
    phaseIndex,
    priceAmount: phase.priceAmount,
    priceToken: readAddress(phase.priceToken),
    startTime: phase.startTime,
    endTime: phase.endTime,
    maxMintsPerWallet: phase.maxMintsPerWallet,
    maxMintsTotal: phase.maxMintsTotal,
    currentMints: phase.currentMints,
    phaseType: PHASE_TYPES[phase.phaseType],
    active: phase.active,
    merkleRoot: isSome(phase.merkleRoot) ? new Uint8Array(phase.merkleRoot.value) : undefined,
  }
}
