import type { ContentBlock } from '../../content/index.ts'
import { AssetsError } from '../../errors/assetsError.ts'
import { notAvailable } from '../askStorage.ts'
import { assertPartSize } from '../assertPartSize.ts'
import type {
  AssetStorage,
  FileToStore,
  FolderPlan,
  StoragePart,
  StoragePlan,
} from '../assetStorage.ts'
import { carOf } from '../carOf.ts'
import { blocksOfFile, blocksOfFolder, bytesOfBlocks } from '../contentBlocks.ts'
import { valueAt } from '../valueAt.ts'
import { accountFiles } from './accountFiles.ts'
import { type PinataInput, pinataClient, pinataPlace } from './pinataClient.ts'

/** Concurrent uploads. */
const CONCURRENCY = 4
/** Maximum block bytes per request; the service takes 100 MB. */
const MAX_BYTES = 94_371_840

/** Content to send as one CAR file. */
interface CarFile {
  readonly cid: string
  readonly name: string
  readonly bytes: number
  blocks(): Promise<readonly ContentBlock[]>
}

/**
 * Creates a storage on IPFS at Pinata, with its API version 3. Content ids are computed here, blocks are sent as CAR
 * files, and the answer must have the same content id. A file is at most 90 MiB, and so are all documents together.
 */
export function pinataStorage(input: PinataInput): AssetStorage {
  return {
    place: pinataPlace(input),
    concurrency: CONCURRENCY,
    planMedia: async (files) => planFiles(input, files),
    planDocuments: (files) => planFolder(input, files),
  }
}

/** Plans files under their own content ids, so that a change to one moves no other. */
function planFiles(input: PinataInput, files: readonly FileToStore[]): StoragePlan {
  const ids = new Map(files.map(({ name, content }) => [name, content.cid]))
  // Files with the same content are one part.
  const cars = new Map(files.map((file) => [file.content.cid, carOfFile(file)]))
  return {
    parts: partsOf(input, [...cars.values()]),
    addressOf: (name) => `ipfs://${ids.get(name) ?? encodeURIComponent(name)}`,
  }
}

/** Plans a folder and its files as one part. */
async function planFolder(input: PinataInput, files: readonly FileToStore[]): Promise<FolderPlan> {
  const { cid, blocks } = await blocksOfFolder(files)
  const car = {
    cid,
    name: cid,
    bytes: files.reduce((sum, { content }) => sum + content.dagBytes, bytesOfBlocks(blocks)),
    blocks: async () => [...(await Promise.all(files.map(blocksOfFile))).flat(), ...blocks],
  }
  const baseUri = `ipfs://${cid}/`
  return {
    parts: partsOf(input, [car]),
    baseUri,
    addressOf: (name) => `${baseUri}${encodeURIComponent(name)}`,
  }
}

function carOfFile(file: FileToStore): CarFile {
  const { name, content } = file
  return {
    cid: content.cid,
    name,
    bytes: content.dagBytes,
    blocks: () => blocksOfFile(file),
  }
}

/** @throws STORAGE_REFUSED for content that is too large, before anything is sent */
function partsOf(input: PinataInput, cars: readonly CarFile[]): readonly StoragePart[] {
  const ask = pinataClient(input)
  const place = pinataPlace(input)
  for (const { name, bytes } of cars) assertPartSize({ place, name, bytes }, MAX_BYTES)
  const findStored = accountFiles(ask, place, new Set(cars.map(({ cid }) => cid)))
  return cars.map(({ cid, name, bytes, blocks }) => ({
    id: cid,
    bytes,
    isThere: async (signal) => (await findStored(signal)).has(cid),
    send: async (signal) => {
      const body = new FormData()
      body.append('network', 'public')
      body.append('name', name)
      body.append('car', 'true')
      body.append('file', await carOf(cid, await blocks()), `${cid}.car`)
      const actual = valueAt(await ask({ path: 'files', name, body, signal }), 'cid')
      if (typeof actual !== 'string') throw notAvailable(place, 'its answer has no content id')
      if (actual !== cid) {
        throw new AssetsError('STORED_OTHERWISE', { place, name, expected: cid, actual })
      }
    },
  }))
}
