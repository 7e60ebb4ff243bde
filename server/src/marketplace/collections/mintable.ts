import { collectionsByMinters } from '../../read-model/collections/collectionLists.ts'
import type { Reader } from '../../read-model/reader.ts'
import { walletsBehind } from '../userWallets.ts'
import { shownTokens } from './answers.ts'
import type { Token } from './schemas.ts'

/** Maximum number of collections: the answer has no further pages. */
const MOST = 1_000

/** Returns the collections in which a user can mint. */
export async function mintable(reader: Reader, id: string): Promise<Token[]> {
  const wallets = await walletsBehind(reader, id)
  const page = await collectionsByMinters(reader, wallets, { size: MOST, token: undefined })
  return shownTokens(reader, page.entries)
}
