import { parseJson } from '@mintline/core/text'
import type { ContentBlock } from '../../content/index.ts'
import { notAvailable } from '../askStorage.ts'
import type { AssetStorage, FileToStore, FolderPlan, StoragePart } from '../assetStorage.ts'
import { carOf } from '../carOf.ts'
import { blocksOfFile, blocksOfFolder, bytesOfBlocks, type FolderBlocks } from '../contentBlocks.ts'
import { valueAt } from '../valueAt.ts'
import { callKubo, type KuboNodeInput, placeOf } from './kuboNode.ts'

/** Concurrent CAR uploads. */
const CONCURRENCY = 8

/**
 * Creates a storage on IPFS: a Kubo node, or a service that answers Kubo's RPC. Content ids are computed here and
 * blocks are sent as CAR files, so the node cannot change an address. Folders are pinned once all their files are
 * stored.
 */
export function kuboStorage(node: KuboNodeInput): AssetStorage {
  const planFolder = (files: readonly FileToStore[]) => planIpfsFolder(node, files)
  return {
    place: placeOf(node),
    concurrency: CONCURRENCY,
    planMedia: planFolder,
    planDocuments: planFolder,
  }
}

async function planIpfsFolder(
  node: KuboNodeInput,
  files: readonly FileToStore[],
): Promise<FolderPlan> {
  const folder = await blocksOfFolder(files)
  // Files with the same content are one part.
  const parts = new Map(files.map((file) => [file.content.cid, filePart(node, file)]))
  const baseUri = `ipfs://${folder.cid}/`
  return {
    parts: [...parts.values()],
    last: folderPart(node, folder),
    baseUri,
    addressOf: (name) => `${baseUri}${encodeURIComponent(name)}`,
  }
}

function filePart(node: KuboNodeInput, file: FileToStore): StoragePart {
  const { name, content } = file
  const { cid } = content
  return {
    id: cid,
    bytes: content.bytes,
    // A root is the last block in its CAR file, so the others are there too.
    isThere: async (signal) => {
      const command = `block/stat?arg=${cid}&offline=true`
      return (await callKubo(node, { command, name, signal })) !== undefined
    },
    send: async (signal) => {
      const blocks = await blocksOfFile(file)
      await importCar(node, { cid, name, blocks, isPinned: false, signal })
    },
  }
}

function folderPart(node: KuboNodeInput, { cid, blocks }: FolderBlocks): StoragePart {
  return {
    id: `${cid}/`,
    bytes: bytesOfBlocks(blocks),
    isThere: async (signal) => {
      const command = `pin/ls?arg=${cid}&type=recursive`
      return (await callKubo(node, { command, name: cid, signal })) !== undefined
    },
    send: (signal) => importCar(node, { cid, name: cid, blocks, isPinned: true, signal }),
  }
}

interface CarToImport {
  readonly cid: string
  readonly name: string
  readonly blocks: readonly ContentBlock[]
  readonly isPinned: boolean
  readonly signal: AbortSignal
}

async function importCar(
  node: KuboNodeInput,
  { cid, name, blocks, isPinned, signal }: CarToImport,
): Promise<void> {
  const body = new FormData()
  body.append('file', await carOf(cid, blocks), `${cid}.car`)
  // Offline, so that a pin fails at once on a missing block instead of searching the network.
  const command = `dag/import?pin-roots=${isPinned}&offline=true`
  const answer = await callKubo(node, { command, name, body, signal })
  const reason = answer === undefined ? 'a block is missing' : pinErrorIn(answer)
  if (reason === undefined) return
  throw notAvailable(placeOf(node), reason)
}

/** Returns the pin error in an answer's lines; undefined = none. */
function pinErrorIn(answer: string): string | undefined {
  for (const line of answer.split('\n')) {
    const parsed = parseJson(new TextEncoder().encode(line))
    const message = valueAt(valueAt(parsed, 'Root'), 'PinErrorMsg')
    if (typeof message === 'string' && message !== '') return message
  }
  return undefined
}
