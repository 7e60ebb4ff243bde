import type { SolanaAddress } from '@mintline/core/identifiers'
import { isSome } from '@solana/kit'
import { EDITIONS_CONTROLS_PROGRAM } from '../../addresses.ts'
import {
  EDITIONS_CONTROLS_DISCRIMINATOR,
  type EditionsControls,
  getEditionsControlsDecoder,
} from '../../generated/kit/editionsControls/accounts/editionsControls.ts'
import type { Phase } from '../../generated/kit/editionsControls/types/phase.ts'
import { PhaseType as PhaseTypeOnChain } from '../../generated/kit/editionsControls/types/phaseType.ts'
import type { Locks, PhaseType } from '../../instructions/types.ts'
import type { StoredAccount } from '../../rpc/readConnection.ts'
import type { EditionPhase, OwedPayment, PlatformFees } from '../collectionInfo.ts'
import { decodeRecord, type RecordKind, readAddress, readOptionalAddress } from './decodeRecord.ts'

const PHASE_TYPES: Record<PhaseTypeOnChain, PhaseType> = {
  [PhaseTypeOnChain.Public]: 'public',
  [PhaseTypeOnChain.MerkleTree]: 'merkleTree',
  [PhaseTypeOnChain.AllowList]: 'allowList',
}

/** Controls as stored by the controls program (specification 3.7). */
export interface EditionsControlsRecord {
  readonly address: SolanaAddress
  readonly editionsDeployment: SolanaAddress
  /** The collection's owner. */
  readonly creator: SolanaAddress
  readonly treasury: SolanaAddress
  /** 0 = unlimited. */
  readonly maxMintsPerWallet: bigint
  /** Undefined = no co-sign; otherwise the creator or this address signs every mint. */
  readonly cosignerProgramId: SolanaAddress | undefined
  readonly platformFees: PlatformFees
  readonly locks: Locks
  readonly owed: readonly OwedPayment[]
  readonly phases: readonly EditionPhase[]
}

/** How to recognise these accounts. */
export const CONTROLS_KIND: RecordKind<EditionsControls> = {
  name: 'EditionsControls',
  program: EDITIONS_CONTROLS_PROGRAM,
  discriminator: EDITIONS_CONTROLS_DISCRIMINATOR,
  decoder: getEditionsControlsDecoder(),
}

/**
 * Decodes a collection's controls: its phases, treasury and platform fee.
 *
 * @throws NOT_EDITIONS_ACCOUNT
 */
export function decodeEditionsControls(account: StoredAccount): EditionsControlsRecord {
  const record = decodeRecord(account, CONTROLS_KIND)
  return {
    address: account.address,
    editionsDeployment: readAddress(record.editionsDeployment),
    creator: readAddress(record.creator),
    treasury: readAddress(record.treasury),
    maxMintsPerWallet: record.maxMintsPerWallet,
    cosignerProgramId: readOptionalAddress(record.cosignerProgramId),
    platformFees: platformFeesOf(record),
    locks: record.locks,
    owed: owedPayments(record),
    phases: record.phases.map(editionPhase),
  }
}

function platformFeesOf(record: EditionsControls): PlatformFees {
  return {
    feeValue: record.platformFeeValue,
    isFlat: record.isFeeFlat,
    recipients: record.platformFeeRecipients
      .filter(({ share }) => share > 0)
      .map(({ address, share }) => ({ address: readAddress(address), share })),
    primaryAdmin: readAddress(record.platformFeePrimaryAdmin),
    secondaryAdmin: readOptionalAddress(record.platformFeeSecondaryAdmin),
    cap: record.platformFeeCap,
  }
}

/** Sums up what each receiver is owed; a receiver may be treasury and fee recipient. */
function owedPayments(record: EditionsControls): OwedPayment[] {
  const owed = new Map([[readAddress(record.treasury), record.owedToTreasury]])
  for (const [slot, { address }] of record.platformFeeRecipients.entries()) {
    const receiver = readAddress(address)
    const lamports = record.owedToRecipients[slot] ?? 0n
    owed.set(receiver, (owed.get(receiver) ?? 0n) + lamports)
  }
  return [...owed].flatMap(([receiver, lamports]) =>
    lamports > 0n ? [{ receiver, lamports }] : [],
  )
}

/** Converts a phase from a controls record, with its index there. */
function editionPhase(phase: Phase, phaseIndex: number): EditionPhase {
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
