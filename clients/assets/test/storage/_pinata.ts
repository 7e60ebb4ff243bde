import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type IpfsNode, startIpfsNode } from './_ipfsNode.ts'
import { type Reply, readForm, type Service, startService } from './_service.ts'

/** One upload's fault. */
export type PinataFault =
  | 'broken'
  | 'full'
  | 'cut'
  | 'otherwise'
  | { readonly status: 429; readonly retryAfter: string | undefined }

/** A test version of Pinata's API version 3, which checks uploads as the service does. */
export interface Pinata extends Service {
  /** The node with the public files. */
  readonly node: IpfsNode
  /** Content ids of public files, newest first, deduplicated. */
  readonly files: string[]
  /** Calls such as `POST files` and `GET files/public`. */
  readonly calls: string[]
  /** Faults for the next uploads, in order. */
  readonly faults: PinataFault[]
  /** Maximum files per answer. */
  pageSize: number
  /** Reads a file by its path: `bafy…/1.json`. */
  read(path: string): Promise<Uint8Array>
}

export const PINATA_TOKEN = 'a.secret.jwt'

/** Starts the service on this machine. */
export async function startPinata(): Promise<Pinata> {
  const pinata = {
    node: await startIpfsNode(),
    files: [] as string[],
    calls: [] as string[],
    faults: [] as PinataFault[],
    pageSize: 1_000,
  }
  const service = await startService((request, url) => answer(request, url, pinata))
  return Object.assign(pinata, service, { read: pinata.node.read })
}

type State = Omit<Pinata, keyof Service | 'read'>

async function answer(
  request: IncomingMessage,
  { pathname, searchParams }: URL,
  state: State,
): Promise<Reply | undefined> {
  const call = `${request.method} ${pathname.replace('/v3/', '')}`
  state.calls.push(call)
  if (request.headers.authorization !== `Bearer ${PINATA_TOKEN}`) {
    return { status: 401, body: { error: { code: 401, message: 'Not Authorized' } } }
  }
  switch (call) {
    case 'GET files/public':
      return { status: 200, body: { data: page(searchParams, state) } }
    case 'POST files':
      return takeFile(request, state)
    default:
      return { status: 404, body: { error: 'Not Found' } }
  }
}

function page(query: URLSearchParams, { files, pageSize }: State) {
  const cid = query.get('cid')
  const matching = cid === null ? files : files.filter((file) => file === cid)
  const start = Number(query.get('pageToken') ?? 0)
  const end = start + Math.min(pageSize, Number(query.get('limit') ?? 10))
  return {
    files: matching.slice(start, end).map((file) => ({ id: `id of ${file}`, cid: file })),
    next_page_token: end < matching.length ? String(end) : '',
  }
}

async function takeFile(request: IncomingMessage, state: State): Promise<Reply | undefined> {
  const fault = state.faults.shift()
  if (fault === 'cut') {
    await once(request, 'data')
    return undefined
  }
  const { form, file } = await readForm(request)
  if (fault === 'broken') return { status: 500, body: 'Internal Server Error' }
  if (fault === 'full') return refused(403, 'The plan has no room for this file.')
  if (typeof fault === 'object') {
    const { retryAfter } = fault
    const reply = refused(429, 'Too many requests')
    return retryAfter === undefined ? reply : { ...reply, headers: { 'retry-after': retryAfter } }
  }
  if (file === undefined) return refused(400, 'file is missing')
  // Only their owner sees files on other networks.
  if (form.get('network') !== 'public') return refused(400, 'CAR files are for the public network')
  if (form.get('car') !== 'true') return refused(400, 'not a CAR file')
  // A CAR file has to be complete by itself.
  const alone = await startIpfsNode()
  const root = await alone.importCar(file)
  if (root === undefined) return refused(400, 'the CAR file has no root')
  const error = await alone.pin(root).then(() => undefined, String)
  if (error !== undefined) return refused(400, `the CAR file lacks a block: ${error}`)
  const cid = fault === 'otherwise' ? 'bafkreiotherwise' : root
  const isThere = state.files.includes(cid)
  await state.node.importCar(file)
  if (!isThere) state.files.unshift(cid)
  const name = form.get('name')
  const data = { id: `id of ${cid}`, name, cid, size: file.length, is_duplicate: isThere }
  return { status: 200, body: { data } }
}

function refused(code: number, message: string): Reply {
  return { status: code, body: { error: { code, message } } }
}
