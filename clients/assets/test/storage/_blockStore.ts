import { CarReader } from '@ipld/car'
import * as dagPb from '@ipld/dag-pb'
import { exporter } from 'ipfs-unixfs-exporter'
import { CID } from 'multiformats/cid'
import { sha256 } from 'multiformats/hashes/sha2'

/** Blocks of a service, by their CIDs. */
export type Blocks = Map<string, Uint8Array>

/** A CAR file that was found to be right. */
export interface VerifiedCar {
  readonly root: string | undefined
  readonly blocks: ReadonlyMap<string, Uint8Array>
}

/**
 * Reads a CAR file, and hashes every block.
 *
 * @throws The words of Kubo for a block with another hash than its CID.
 */
export async function readCar(bytes: Uint8Array): Promise<VerifiedCar> {
  const car = await CarReader.fromBytes(bytes)
  const blocks: Blocks = new Map()
  for await (const { cid, bytes: content } of car.blocks()) {
    const { digest } = await sha256.digest(content)
    if (Buffer.compare(digest, cid.multihash.digest) !== 0) {
      throw new Error(`mismatch in content integrity of ${cid}`)
    }
    blocks.set(cid.toString(), content)
  }
  const [root] = await car.getRoots()
  return { root: root?.toString(), blocks }
}

/** The first block that is missing below a root. */
export function missingBelow(
  root: string,
  blocks: ReadonlyMap<string, Uint8Array>,
): string | undefined {
  const bytes = blocks.get(root)
  if (!bytes) return root
  if (CID.parse(root).code !== dagPb.code) return undefined
  for (const { Hash } of dagPb.decode(bytes).Links) {
    const missing = missingBelow(Hash.toString(), blocks)
    if (missing !== undefined) return missing
  }
  return undefined
}

/** The content of a file by its path: `bafy…/1.json`. */
export async function readPath(
  path: string,
  blocks: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  const entry = await exporter(path, {
    get: (cid: CID) => {
      const bytes = blocks.get(cid.toString())
      if (!bytes) throw new Error(`${cid} is missing`)
      return bytes
    },
  } as never)
  const parts: Uint8Array[] = []
  for await (const part of entry.content() as AsyncIterable<Uint8Array>) parts.push(part)
  return Buffer.concat(parts)
}
