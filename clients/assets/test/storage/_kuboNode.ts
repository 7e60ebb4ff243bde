import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { CarReader } from '@ipld/car'
import * as dagPb from '@ipld/dag-pb'
import { exporter } from 'ipfs-unixfs-exporter'
import { CID } from 'multiformats/cid'
import { sha256 } from 'multiformats/hashes/sha2'

/** A fault of one answer. */
export type KuboFault = 'busy' | 'cut' | 'forbidden'

/** An IPFS node of a test: Kubo's RPC over blocks in memory, which are verified as Kubo does. */
export interface KuboNode {
  readonly url: string
  /** Blocks by their CIDs. */
  readonly blocks: Map<string, Uint8Array>
  readonly pins: Set<string>
  /** Commands that were called, without their parameters. */
  readonly calls: string[]
  /** Faults of the next imports, in order. */
  readonly faults: KuboFault[]
  /** Header that every call needs; undefined = none. */
  authorization: string | undefined
  /** The content of a file by its path: `bafy…/1.json`. */
  read(path: string): Promise<Uint8Array>
  close(): Promise<void>
}

/** Starts a node on this machine. */
export async function startKuboNode(): Promise<KuboNode> {
  const blocks = new Map<string, Uint8Array>()
  const pins = new Set<string>()
  const node = {
    blocks,
    pins,
    calls: [] as string[],
    faults: [] as KuboFault[],
    authorization: undefined as string | undefined,
  }
  const server = createServer((request, response) => {
    answer(request, node).then(
      (reply) => {
        if (reply === undefined) return response.destroy()
        const { status, body } = reply
        response.writeHead(status, { 'content-type': 'application/json' })
        return response.end(JSON.stringify(body))
      },
      (error: unknown) => response.writeHead(500).end(JSON.stringify({ Message: String(error) })),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(node, {
    url: `http://127.0.0.1:${port}`,
    read: async (path: string) => {
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
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

type State = Pick<KuboNode, 'blocks' | 'pins' | 'calls' | 'faults' | 'authorization'>
type Reply = { readonly status: number; readonly body: unknown }

async function answer(request: IncomingMessage, node: State): Promise<Reply | undefined> {
  const content = await buffer(request)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://node')
  const command = pathname.replace('/api/v0/', '')
  node.calls.push(command)
  if (request.method !== 'POST') return { status: 405, body: {} }
  if (node.authorization !== undefined && request.headers.authorization !== node.authorization) {
    return { status: 401, body: { Message: 'a token is needed' } }
  }
  const cid = searchParams.get('arg') ?? ''
  switch (command) {
    case 'block/stat':
      if (node.blocks.has(cid)) return { status: 200, body: { Key: cid } }
      return {
        status: 500,
        body: { Message: `block was not found locally (offline): ipld: could not find ${cid}` },
      }
    case 'pin/ls':
      if (node.pins.has(cid))
        return { status: 200, body: { Keys: { [cid]: { Type: 'recursive' } } } }
      return { status: 500, body: { Message: `path '${cid}' is not pinned` } }
    case 'dag/import':
      return importCar(content, request.headers['content-type'] ?? '', node, searchParams)
    default:
      return { status: 404, body: { Message: 'command not found' } }
  }
}

async function importCar(
  content: Buffer,
  type: string,
  { blocks, pins, faults }: State,
  parameters: URLSearchParams,
): Promise<Reply | undefined> {
  const fault = faults.shift()
  if (fault === 'busy') return { status: 503, body: { Message: 'try later' } }
  if (fault === 'forbidden') return { status: 403, body: { Message: 'the plan is used up' } }
  const form = await new Response(new Uint8Array(content), {
    headers: { 'content-type': type },
  }).formData()
  const file = form.get('file')
  if (file === null || typeof file === 'string')
    return { status: 400, body: { Message: 'no file' } }
  const car = await CarReader.fromBytes(new Uint8Array(await file.arrayBuffer()))
  for await (const { cid, bytes } of car.blocks()) {
    const digest = await sha256.digest(bytes)
    if (Buffer.compare(digest.digest, cid.multihash.digest) !== 0) {
      return { status: 500, body: { Message: `mismatch in content integrity of ${cid}` } }
    }
    // Cut off in the middle of a file: what has arrived stays.
    if (fault === 'cut' && blocks.size > 0) return undefined
    blocks.set(cid.toString(), bytes)
  }
  const [root] = await car.getRoots()
  if (parameters.get('pin-roots') !== 'true' || !root) return { status: 200, body: {} }
  const missing = missingBelow(CID.parse(root.toString()), blocks)
  const error = missing === undefined ? '' : `block was not found locally (offline): ${missing}`
  if (error === '') pins.add(root.toString())
  return { status: 200, body: { Root: { Cid: { '/': root.toString() }, PinErrorMsg: error } } }
}

/** The first block that is missing below a root. */
function missingBelow(root: CID, blocks: ReadonlyMap<string, Uint8Array>): string | undefined {
  const bytes = blocks.get(root.toString())
  if (!bytes) return root.toString()
  if (root.code !== dagPb.code) return undefined
  for (const { Hash } of dagPb.decode(bytes).Links) {
    const missing = missingBelow(CID.parse(Hash.toString()), blocks)
    if (missing !== undefined) return missing
  }
  return undefined
}
