import { readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { connectAptos, fetchCollection, fetchDrop, machinesAt } from '@mintline/aptos'
import { type ShareHost, shareHost } from '@mintline/assets/sharing'
import {
  DEFAULT_IPFS_GATEWAY,
  type DropToShare,
  fetchSharedTexts,
  isMintlineError,
  isNodeError,
  placeByAddress,
  placeBySymbol,
  type ReadResourceOptions,
  readAddressPlace,
} from '@mintline/core'
import type { AptosNetwork, EvmNetwork } from '@mintline/core/networks'
import { connectReadOnly, fetchDropProfile, fetchDropState } from '@mintline/evm'
import { fetchCollectionInfo, rpcReadConnection } from '@mintline/solana/reads'
import { publicAddressesAnd } from '../../server/src/metadata/fetch/addressRule.ts'
import { openConnections } from '../../server/src/metadata/fetch/openConnections.ts'

/** Networks beside the pages; undefined = it does not run. */
export interface SharedNetworks {
  /** URL of the embedded network's node. */
  solana: string
  evm: { network: EvmNetwork; nodeUrl: string } | undefined
  aptos: { network: AptosNetwork; nodeUrl: string; machine: string } | undefined
}

/** Milliseconds for finding a drop, for a document and for a picture. */
const TIMEOUT = 5_000

const MAX_REDIRECTS = 3

/** The pages' file storage, in any folder and at any port: it may have been another when a file was stored. */
const STORED = /^http:\/\/(?:127\.0\.0\.1|localhost):\d+\/(?:[^?#]*\/)?files\/([^?#]+)$/

/**
 * Creates the host of share pages for all drops on this machine's networks. Documents and pictures come from the pages'
 * own storage and from the public internet, never from other programs on this machine or on its network.
 *
 * @param files The pages' file storage, absolute.
 */
export function shareDrops(networks: SharedNetworks, files: string): ShareHost {
  const rule = publicAddressesAnd([])
  const connections = openConnections(rule, { timeout: TIMEOUT, maxRedirects: MAX_REDIRECTS })
  const reading = { gateway: DEFAULT_IPFS_GATEWAY, fetch: storedOr(connections.fetch, files) }
  const once = { ...reading, timeout: TIMEOUT, isRetryable: () => false }
  return shareHost({
    reading,
    timeout: TIMEOUT,
    findDrop: async (name, signal) => {
      try {
        return await readDrop(networks, name, { ...once, signal })
      } catch (error) {
        // There is no such drop; a node that does not answer is no reason to say so.
        if (isMintlineError(error) && !isNodeError(error)) return undefined
        throw error
      }
    },
  })
}

/** Reads files in the pages' storage directly, and all other addresses by `fetch`. */
function storedOr(elsewhere: typeof fetch, folder: string): typeof fetch {
  return async (input, init) => {
    const [, name] = STORED.exec(String(input)) ?? []
    if (name === undefined) return elsewhere(input, init)
    const file = normalize(join(folder, decodeURIComponent(name)))
    if (!file.startsWith(folder + sep)) return new Response(null, { status: 404 })
    return readFile(file).then(
      (content) => new Response(content),
      () => new Response(null, { status: 404 }),
    )
  }
}

async function readDrop(
  { solana, evm, aptos }: SharedNetworks,
  name: string,
  reading: ReadResourceOptions & { gateway: string },
): Promise<DropToShare | undefined> {
  const { signal } = reading
  const ofEvm = readAddressPlace(name, evm ? [evm.network] : [])
  if (evm && ofEvm) {
    const contract = placeByAddress(ofEvm).target.collection
    const connection = connectReadOnly(evm.nodeUrl, evm)
    const drop = await fetchDropState(connection, { contract }, { signal })
    const profile = await fetchDropProfile(connection, { drop, resources: reading }, { signal })
    const { itemName, description, image, theme } = profile
    const texts = { title: drop.name || itemName, description, image }
    return { ...placeByAddress({ ...ofEvm, ...drop, network: evm.network }), texts, theme }
  }
  const ofAptos = readAddressPlace(name, aptos ? [aptos.network] : [])
  if (aptos && ofAptos) {
    const { nodeUrl, network, machine } = aptos
    const connection = connectAptos(nodeUrl, { network })
    const contract = placeByAddress(ofAptos).target.collection
    const machines = machinesAt(machine)
    const { collection } = await fetchDrop(connection, { contract, machines }, { signal })
    const { name: title, ...texts } = await fetchCollection(connection, collection, { signal })
    const place = placeByAddress({ network, address: collection })
    return { ...place, ...(await fetchSharedTexts({ title, ...texts }, reading)) }
  }
  const connection = rpcReadConnection(solana)
  const { symbol, editions, metadata } = await fetchCollectionInfo(connection, name, { signal })
  const { collectionBaseName: title, collectionBaseUri: uri } = metadata
  const place = placeBySymbol({ symbol, address: editions, cluster: 'embedded' })
  return { ...place, ...(await fetchSharedTexts({ title, uri }, reading)) }
}
