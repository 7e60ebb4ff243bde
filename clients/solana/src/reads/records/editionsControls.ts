import type { SolanaAddress } from '@mintline/core/identifiers'
import { EDITIONS_CONTROLS_PROGRAM } from '../../addresses.ts'
import {
  EDITIONS_CONTROLS_DISCRIMINATOR,
  type EditionsControls,
  getEditionsControlsDecoder,
} from '../../generated/kit/editionsControls/accounts/editionsControls.ts'
import type { StoredAccount } from '../../rpc/storedAccount.ts'
import type { EditionPhase, PlatformFees } from '../collectionInfo.ts'
import { decodeRecord, type RecordKind, readAddress, readOptionalAddress } from './decodeRecord.ts'
import { editionPhase } from './editionPhase.ts'

/** Controls as stored by the controls program (specification 3.7). */
export interface EditionsControlsRecord {
  readonly address: SolanaAddress
  readonly editionsDeployment: SolanaAddress
  /** The collection's owner. */
  readonly creator: SolanaAddress
  readonly treasury: SolanaAddress
  /** 0 = unlimited. */
  readonly maxMintsPerWallet: bigint
  /** Undefined = no co-sign; otherwise the creator signs every mint. */
  readonly cosignerProgramId: SolanaAddress | undefined
  readonly platformFees: PlatformFees
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
  }
}
