import { car } from '@helia/car'
import { unixfs } from '@helia/unixfs'
import { Helia } from '@helia/utils'
import { CarReader } from '@ipld/car'
import { MemoryBlockstore } from 'blockstore-core'
import { MemoryDatastore } from 'datastore-core'
import { createLibp2p } from 'libp2p'
import { CID } from 'multiformats/cid'
import { sha256 } from 'multiformats/hashes/sha2'

/** A Helia node in this process, with its blocks in memory and no network. */
export interface IpfsNode {
  /** Stores a CAR file's blocks and returns its root. Throws for a block whose hash differs from its CID. */
  importCar(bytes: Uint8Array): Promise<string | undefined>
  has(cid: string): Promise<boolean>
  /** Pins everything below a root. Throws if a block is missing. */
  pin(root: string): Promise<void>
  /** Returns pinned roots. */
  pins(): Promise<string[]>
  /** Removes all pins and a block. */
  lose(cid: string): Promise<void>
  /** Reads a file by its path: `bafy…/1.json`. */
  read(path: string): Promise<Uint8Array>
}

/** Starts a node that listens nowhere and asks nobody for blocks. */
export async function startIpfsNode(): Promise<IpfsNode> {
  const helia = new Helia({
    libp2p: await createLibp2p({ start: false }),
    ...{ blockstore: new MemoryBlockstore(), datastore: new MemoryDatastore() },
    ...{ blockBrokers: [], routers: [] },
  })
  const { blockstore } = helia
  const roots = async () => (await allOf(helia.pins.ls())).map(({ cid }) => cid)
  return {
    importCar: async (bytes) => {
      const reader = await CarReader.fromBytes(bytes)
      await assertHashes(reader)
      await car(helia).import(reader)
      return (await reader.getRoots())[0]?.toString()
    },
    has: async (cid) => blockstore.has(CID.parse(cid)),
    pin: async (root) => {
      // Kubo ignores a second pin.
      if ((await roots()).some((cid) => cid.toString() === root)) return
      await allOf(helia.pins.add(CID.parse(root)))
    },
    pins: async () => (await roots()).map(String),
    lose: async (cid) => {
      for (const root of await roots()) await allOf(helia.pins.rm(root))
      await blockstore.delete(CID.parse(cid))
    },
    read: async (path) => {
      const [root = '', ...names] = path.split('/')
      const content = unixfs(helia).cat(CID.parse(root), { path: names.join('/') })
      return Buffer.concat(await allOf(content))
    },
  }
}

async function assertHashes(reader: CarReader): Promise<void> {
  for await (const { cid, bytes } of reader.blocks()) {
    const { digest } = await sha256.digest(bytes)
    if (Buffer.compare(digest, cid.multihash.digest) === 0) continue
    throw new Error(`mismatch in content integrity of ${cid}`)
  }
}

async function allOf<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = []
  for await (const value of values) all.push(value)
  return all
}
