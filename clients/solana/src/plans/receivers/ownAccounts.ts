import { PublicKey } from '@solana/web3.js'
import { nextHashlistPage } from '../../pda/nextHashlistPage.ts'
import { editionsControlsAddress, hashlistAddress } from '../../pda/publicKeys.ts'
import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '../../programIds.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'

/** The programs, which every collection counts among its accounts. */
export const PROGRAMS: readonly string[] = [EDITIONS_PROGRAM_ID, EDITIONS_CONTROLS_PROGRAM_ID].map(
  (key) => key.toBase58(),
)

/**
 * Returns the accounts that the programs consider the collection's own, from which nobody can withdraw lamports.
 * Includes two hashlist pages: the first and the next item's.
 */
export function ownAccountsOf(info: CollectionInfo): readonly string[] {
  const { groupMint, numberOfTokensIssued } = info
  return [groupMint, ...recordsOf(new PublicKey(info.editions), numberOfTokensIssued)]
}

/** Returns a deployment's accounts after that many items, without its group mint. */
export function recordsOf(deployment: PublicKey, issued: bigint): readonly string[] {
  const pages = [0, nextHashlistPage(issued)].map((page) => hashlistAddress(deployment, page))
  const records = [deployment, editionsControlsAddress(deployment), ...pages]
  return [...records.map((key) => key.toBase58()), ...PROGRAMS]
}
