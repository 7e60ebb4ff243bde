import type { SolanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import type { RevealedFiles } from '@mintline/core/reveal'
import { deriveReveal } from '../pda/derivedAddresses.ts'
import type { ReadConnection, StoredAccount } from '../rpc/readConnection.ts'
import { addressesOfSymbol } from './deploymentCandidates.ts'
import { fetchInBatches } from './fetchInBatches.ts'
import { decodeEditionsDeployment } from './records/editionsDeployment.ts'
import { decodeReveal } from './records/reveal.ts'

/** An item as its mint stores it. */
interface StoredItem {
  readonly number: bigint
  readonly groupMint: SolanaAddress
  /** The collection's. */
  readonly symbol: string
  readonly storedUri: string
}

/** A collection whose files are revealed. */
interface RevealedCollection {
  readonly groupMint: SolanaAddress
  readonly placeholder: string
  readonly files: RevealedFiles
}

/**
 * Fetches which files the collections of these items have revealed, with one request for 50 collections, and returns
 * how to find an item's uri: its file's, or the stored one where nothing is revealed.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchShownUris(
  connection: ReadConnection,
  items: readonly StoredItem[],
  { signal, clock }: AskOptions = {},
): Promise<(item: StoredItem) => string> {
  const symbols = new Map(items.map(({ groupMint, symbol }) => [groupMint, symbol]))
  const deployments = [...symbols.values()].flatMap(addressesOfSymbol)
  const addresses = deployments.flatMap((deployment) => [deployment, deriveReveal(deployment)])
  const accounts = await fetchInBatches(connection, addresses, { signal, clock })
  const found = deployments.flatMap(
    (_, index) => revealedCollection(accounts[2 * index], accounts[2 * index + 1]) ?? [],
  )
  if (found.length === 0) return ({ storedUri }) => storedUri
  const collections = new Map(found.map((collection) => [collection.groupMint, collection]))
  // Few collections have revealed something, and pages load the shuffle only for those.
  const { shownItemUri } = await import('@mintline/core/reveal')
  return ({ number, groupMint, storedUri }) => {
    // By group mint: anybody may write the collection's symbol into their own mint.
    const collection = collections.get(groupMint)
    return collection ? shownItemUri({ number, uri: storedUri }, collection) : storedUri
  }
}

/** Undefined = nothing is revealed. */
function revealedCollection(
  deployment: StoredAccount | undefined,
  reveal: StoredAccount | undefined,
): RevealedCollection | undefined {
  if (!deployment || !reveal) return undefined
  const { fileCount, revealed } = decodeReveal(reveal)
  if (!revealed) return undefined
  const { groupMint, itemBaseUri } = decodeEditionsDeployment(deployment)
  return { groupMint, placeholder: itemBaseUri, files: { ...revealed, fileCount } }
}
