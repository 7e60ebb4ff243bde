import { PublicKey } from '@solana/web3.js'
import { nextHashlistPage } from '../../pda/nextHashlistPage.ts'
import { editionsControlsAddress, hashlistAddress } from '../../pda/publicKeys.ts'
import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '../../programIds.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'

/** The programs, which are accounts of every collection. */
export const PROGRAMS: readonly string[] = [EDITIONS_PROGRAM_ID, EDITIONS_CONTROLS_PROGRAM_ID].map(
  (key) => key.toBase58(),
)

/**
 * The collection's own accounts in the view of the programs, from which nobody can withdraw lamports. Of the hashlist's
 * pages, the first and that of the next item.
 */
export function ownAccountsOf(info: CollectionInfo): readonly string[] {
  const { groupMint, numberOfTokensIssued } = info
  return [groupMint, ...recordsOf(new PublicKey(info.editions), numberOfTokensIssued)]
}

/** The accounts of a deployment with that many items, without its group mint. */
export function recordsOf(deployment: PublicKey, issued: bigint): readonly string[] {
  const pages = [0, nextHashlistPage(issued)].map((page) => hashlistAddress(deployment, page))
  const records = [deployment, editionsControlsAddress(deployment), ...pages]
  return [...records.map((key) => key.toBase58()), ...PROGRAMS]
}
