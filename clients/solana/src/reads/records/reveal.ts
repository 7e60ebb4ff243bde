import type { SolanaAddress } from '@mintline/core/identifiers'
import { EDITIONS_CONTROLS_PROGRAM } from '../../addresses.ts'
import {
  getRevealDecoder,
  REVEAL_DISCRIMINATOR,
  type Reveal,
} from '../../generated/kit/editionsControls/accounts/reveal.ts'
import type { RevealSecret } from '../../instructions/revealCommitment.ts'
import type { StoredAccount } from '../../rpc/readConnection.ts'
import { decodeRecord, type RecordKind, readAddress } from './decodeRecord.ts'

/** Files that a collection's owner has committed to, and revealed or not. */
export interface RevealRecord {
  readonly address: SolanaAddress
  readonly editionsDeployment: SolanaAddress
  /** keccak256(0x02 ‖ deployment ‖ seed ‖ base uri), 32 bytes. */
  readonly commitment: Uint8Array
  /** Items beyond this number of files keep their own uri. */
  readonly fileCount: bigint
  /** Undefined until the files are revealed. */
  readonly revealed: RevealSecret | undefined
}

/** How to recognise these accounts. */
export const REVEAL_KIND: RecordKind<Reveal> = {
  name: 'Reveal',
  program: EDITIONS_CONTROLS_PROGRAM,
  discriminator: REVEAL_DISCRIMINATOR,
  decoder: getRevealDecoder(),
}

/**
 * Decodes a collection's reveal.
 *
 * @throws NOT_EDITIONS_ACCOUNT
 */
export function decodeReveal(account: StoredAccount): RevealRecord {
  const record = decodeRecord(account, REVEAL_KIND)
  const { baseUri, seed } = record
  return {
    address: account.address,
    editionsDeployment: readAddress(record.editionsDeployment),
    commitment: new Uint8Array(record.commitment),
    fileCount: record.fileCount,
    revealed: baseUri === '' ? undefined : { seed: new Uint8Array(seed), baseUri },
  }
}
