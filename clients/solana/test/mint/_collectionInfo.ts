import type { Collection } from '../../../../tests/helpers/collection.ts'
import { assembleCollectionInfo } from '../../src/reads/assembleCollectionInfo.ts'
import type { CollectionInfo } from '../../src/reads/collectionInfo.ts'
import { decodeEditionsControls } from '../../src/reads/records/editionsControls.ts'
import { decodeEditionsDeployment } from '../../src/reads/records/editionsDeployment.ts'
import { decodeTokenMint } from '../../src/reads/tokenMint.ts'
import { storedAccount } from '../../src/rpc/readConnection.ts'

/** Reads a collection from bankrun, as `fetchCollectionInfo` does from a node. */
export async function collectionInfoOf({
  chain,
  deployment,
  controls,
  groupMint,
}: Pick<Collection, 'chain' | 'deployment' | 'controls' | 'groupMint'>): Promise<CollectionInfo> {
  const [editions, terms, group] = await Promise.all(
    [deployment, controls, groupMint.publicKey].map(async (address) => {
      const stored = storedAccount(address, await chain.account(address))
      if (!stored) throw new Error(`There is nothing at ${address}.`)
      return stored
    }),
  )
  if (!editions || !terms || !group) throw new Error('There are three accounts.')
  return assembleCollectionInfo({
    deployment: decodeEditionsDeployment(editions),
    controls: decodeEditionsControls(terms),
    groupMint: decodeTokenMint(group.address, group),
  })
}
