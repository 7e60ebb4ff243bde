import { PublicKey } from '@solana/web3.js'
import { hashlistAddress } from '../../pda/editions.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'

/** The collection's own accounts, which nobody can take lamports out of. */
export function ownAccountsOf(info: CollectionInfo): readonly string[] {
  const hashlist = hashlistAddress(new PublicKey(info.editions), 0).toBase58()
  return [info.editions, info.editionsControls, info.groupMint, hashlist]
}
