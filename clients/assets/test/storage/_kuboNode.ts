import type { IncomingMessage } from 'node:http'
import { type IpfsNode, startIpfsNode } from './_ipfsNode.ts'
import { type Reply, readForm, type Service, startService } from './_service.ts'

/** A Helia node behind the Kubo RPC commands that uploads need. */
export interface KuboNode extends Service, IpfsNode {
  /** Called commands, without their parameters. */
  readonly calls: string[]
  /** Header that every call needs; undefined = none. */
  authorization: string | undefined
}

/** Starts a node on this machine. */
export async function startKuboNode(): Promise<KuboNode> {
  const node = await startIpfsNode()
  const rules = { calls: [] as string[], authorization: undefined as string | undefined }
  const service = await startService((request, url) => answer(request, url, node, rules))
  return Object.assign(rules, node, service)
}

async function answer(
  request: IncomingMessage,
  { pathname, searchParams }: URL,
  node: IpfsNode,
  { calls, authorization }: Pick<KuboNode, 'calls' | 'authorization'>,
): Promise<Reply> {
  const command = pathname.replace('/api/v0/', '')
  calls.push(command)
  if (request.method !== 'POST') return { status: 405, body: {} }
  if (authorization !== undefined && request.headers.authorization !== authorization) {
    return failed('a token is needed', 401)
  }
  const cid = searchParams.get('arg') ?? ''
  switch (command) {
    case 'block/stat':
      if (await node.has(cid)) return { status: 200, body: { Key: cid } }
      return failed(`block was not found locally (offline): ipld: could not find ${cid}`)
    case 'pin/ls':
      if (!(await node.pins()).includes(cid)) return failed(`path '${cid}' is not pinned`)
      return { status: 200, body: { Keys: { [cid]: { Type: 'recursive' } } } }
    case 'dag/import':
      return importCar(request, node, searchParams)
    default:
      return failed('command not found', 404)
  }
}

async function importCar(
  request: IncomingMessage,
  node: IpfsNode,
  parameters: URLSearchParams,
): Promise<Reply> {
  const { file } = await readForm(request)
  if (file === undefined) return failed('no file', 400)
  const root = await node.importCar(file)
  if (parameters.get('pin-roots') !== 'true' || root === undefined) return { status: 200, body: {} }
  const error = await node.pin(root).then(() => '', String)
  return { status: 200, body: { Root: { Cid: { '/': root }, PinErrorMsg: error } } }
}

function failed(message: string, status = 500): Reply {
  return { status, body: { Message: message } }
}
