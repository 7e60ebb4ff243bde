import type { SolanaAddress } from '@mintline/core/identifiers'
import { EDITIONS_CONTROLS_PROGRAM } from '../../addresses.ts'
import {
  getMinterStatsDecoder,
  MINTER_STATS_DISCRIMINATOR,
  type MinterStats,
} from '../../generated/kit/editionsControls/accounts/minterStats.ts'
import type { StoredAccount } from '../../rpc/readConnection.ts'
import { decodeRecord, type RecordKind, readAddress } from './decodeRecord.ts'

/** A wallet's counter, in a collection or in a phase (specification 3.7). */
export interface MinterStatsRecord {
  readonly address: SolanaAddress
  readonly wallet: SolanaAddress
  /** Items minted so far. */
  readonly mintCount: bigint
}

/** How to recognise these accounts. */
export const MINTER_STATS_KIND: RecordKind<MinterStats> = {
  name: 'MinterStats',
  program: EDITIONS_CONTROLS_PROGRAM,
  discriminator: MINTER_STATS_DISCRIMINATOR,
  decoder: getMinterStatsDecoder(),
}

/**
 * Decodes how many items a wallet has minted.
 *
 * @throws NOT_EDITIONS_ACCOUNT
 */
export function decodeMinterStats(account: StoredAccount): MinterStatsRecord {
  const { wallet, mintCount } = decodeRecord(account, MINTER_STATS_KIND)
  return { address: account.address, wallet: readAddress(wallet), mintCount }
}
