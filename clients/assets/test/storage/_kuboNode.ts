import type { IncomingMessage } from 'node:http'
import { type Blocks, missingBelow, readCar, readPath } from './_blockStore.ts'
import { type Reply, readForm, type Service, startService } from './_service.ts'

/** A fault of one answer. */
export type KuboFault = 'busy' | 'cut' | 'forbidden'

/** An IPFS node of a test: Kubo's RPC over blocks in memory, which are verified as Kubo does. */
export interface KuboNode extends Service {
  /** Blocks by their CIDs. */
  readonly blocks: Blocks
  readonly pins: Set<string>
  /** Commands that were called, without their parameters. */
  readonly calls: string[]
  /** Faults of the next imports, in order. */
  readonly faults: KuboFault[]
  /** Header that every call needs; undefined = none. */
  authorization: string | undefined
  /** The content of a file by its path: `bafy…/1.json`. */
  read(path: string): Promise<Uint8Array>
}

/** Starts a node on this machine. */
export async function startKuboNode(): Promise<KuboNode> {
  const node = {
    blocks: new Map<string, Uint8Array>(),
    pins: new Set<string>(),
    calls: [] as string[],
    faults: [] as KuboFault[],
    authorization: undefined as string | undefined,
  }
  const service = await startService((request, url) => answer(request, url, node))
  return Object.assign(node, service, { read: (path: string) => readPath(path, node.blocks) })
}

type State = Pick<KuboNode, 'blocks' | 'pins' | 'calls' | 'faults' | 'authorization'>

async function answer(
  request: IncomingMessage,
  { pathname, searchParams }: URL,
  node: State,
): Promise<Reply | undefined> {
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
      return importCar(request, node, searchParams)
    default:
      return { status: 404, body: { Message: 'command not found' } }
  }
}

async function importCar(
  request: IncomingMessage,
  { blocks, pins, faults }: State,
  parameters: URLSearchParams,
): Promise<Reply | undefined> {
  const { file } = await readForm(request)
  const fault = faults.shift()
  if (fault === 'busy') return { status: 503, body: { Message: 'try later' } }
  if (fault === 'forbidden') return { status: 403, body: { Message: 'the plan is used up' } }
  if (file === undefined) return { status: 400, body: { Message: 'no file' } }
  const car = await readCar(file)
  for (const [cid, bytes] of car.blocks) {
    // Cut off in the middle of a file: what has arrived stays.
    if (fault === 'cut' && blocks.size > 0) return undefined
    blocks.set(cid, bytes)
  }
  const { root } = car
  if (parameters.get('pin-roots') !== 'true' || root === undefined) return { status: 200, body: {} }
  const missing = missingBelow(root, blocks)
  const error = missing === undefined ? '' : `block was not found locally (offline): ${missing}`
  if (error === '') pins.add(root)
  return { status: 200, body: { Root: { Cid: { '/': root }, PinErrorMsg: error } } }
}
