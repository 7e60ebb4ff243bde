import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { base58btc } from 'multiformats/bases/base58'
import { base64url } from 'multiformats/bases/base64'
import { readItem, type VerifiedItem } from './_dataItem.ts'
import { type Reply, type Service, startService } from './_service.ts'

/** One upload's fault. */
export type IrysFault =
  | 'broken'
  | 'cut'
  | 'lost'
  | 'otherwise'
  | { readonly status: 429; readonly retryAfter: string | undefined }

/** Ids as the Irys and Arweave networks write them. */
export const IDS = {
  irys: (bytes: Uint8Array) => base58btc.baseEncode(bytes),
  arweave: (bytes: Uint8Array) => base64url.baseEncode(bytes),
} as const

/** A test node and gateway, which verify every item, compute its price, and read path manifests. */
export interface IrysNode extends Service {
  /** Items by id. */
  readonly items: Map<string, VerifiedItem>
  /** Calls such as `POST tx/solana`; the gateway's are `HEAD gateway`. */
  readonly calls: string[]
  /** Faults for the next uploads, in order; undefined = none. */
  readonly faults: (IrysFault | undefined)[]
  /** Lamports by wallet address. */
  readonly balances: Map<string, bigint>
  /** Credited payments. */
  readonly payments: Set<string>
  /** Balance requests answered before a payment is credited. */
  slowness: number
  /** Lamports per byte. Items below `freeBytes` cost nothing. */
  bytePrice: bigint
  freeBytes: number
  /** Payment address. */
  payee: string
  /** Answers that replace its own, by call. */
  readonly answers: Map<string, Reply>
  /** Returns a payment's amount and payer; undefined = no such payment on chain. */
  findPayment(signature: string): Promise<IrysPayment | undefined>
  /** Returns the content at a gateway address, with its media type. */
  read(
    address: string,
  ): { readonly type: string | undefined; readonly data: Uint8Array } | undefined
}

/** A payment to the node. */
export interface IrysPayment {
  readonly from: string
  readonly lamports: bigint
}

/** Starts a node on this machine. */
export async function startIrysNode(network: keyof typeof IDS = 'irys'): Promise<IrysNode> {
  const node = {
    items: new Map<string, VerifiedItem>(),
    calls: [] as string[],
    faults: [] as (IrysFault | undefined)[],
    balances: new Map<string, bigint>(),
    payments: new Set<string>(),
    slowness: 0,
    bytePrice: 2n,
    freeBytes: 0,
    payee: 'DHyDV2ZjN3rB6qNGXS48dP5onfbZd3fAEz6C5HJwSqRD',
    answers: new Map<string, Reply>(),
    findPayment: async (): Promise<IrysPayment | undefined> => undefined,
  }
  const uncounted: IrysPayment[] = []
  const state: State = Object.assign(node, { network, uncounted })
  const service = await startService((request, url) => answer(request, url, state))
  const read = (address: string) => readAt(new URL(address).pathname, state)
  return Object.assign(state, service, { read })
}

type State = Omit<IrysNode, keyof Service | 'read'> & {
  readonly network: keyof typeof IDS
  readonly uncounted: IrysPayment[]
}

async function answer(
  request: IncomingMessage,
  { pathname, searchParams }: URL,
  state: State,
): Promise<Reply | undefined> {
  const { method } = request
  if (method === 'HEAD') {
    state.calls.push('HEAD gateway')
    const other = state.answers.get('HEAD gateway')
    if (other) return other
    return { status: readAt(pathname, state) ? 200 : 404, body: {} }
  }
  const [, first = '', second, third] = pathname.split('/')
  const call = `${method} ${first === 'price' ? 'price' : pathname.slice(1)}`
  state.calls.push(call)
  const other = state.answers.get(call)
  if (other) return other
  switch (call) {
    case 'GET info':
      return { status: 200, body: { version: '1.0.0', addresses: { solana: state.payee } } }
    case 'GET price':
      if (second !== 'solana') return { status: 400, body: 'Unknown token' }
      return { status: 200, body: Number(priceOf(Number(third), state)) }
    case 'GET account/balance/solana':
      return { status: 200, body: { balance: balanceOf(searchParams.get('address') ?? '', state) } }
    case 'POST account/balance/solana':
      return count(JSON.parse(String(await buffer(request))).tx_id, state)
    case 'POST tx/solana':
      return take(request, state)
    default:
      return { status: 404, body: 'Not Found' }
  }
}

function priceOf(bytes: number, { bytePrice, freeBytes }: State): bigint {
  return bytes < freeBytes ? 0n : BigInt(bytes) * bytePrice
}

function balanceOf(address: string, state: State): string {
  if (state.slowness > 0) state.slowness -= 1
  else {
    for (const { from, lamports } of state.uncounted.splice(0)) {
      state.balances.set(from, (state.balances.get(from) ?? 0n) + lamports)
    }
  }
  return String(state.balances.get(address) ?? 0n)
}

async function count(signature: string, state: State): Promise<Reply> {
  const payment = await state.findPayment(signature)
  if (!payment) return { status: 400, body: 'Invalid transaction' }
  if (!state.payments.has(signature)) state.uncounted.push(payment)
  state.payments.add(signature)
  return { status: 200, body: { confirmed: true } }
}

async function take(request: IncomingMessage, state: State): Promise<Reply | undefined> {
  const fault = state.faults.shift()
  if (fault === 'cut') {
    await once(request, 'data')
    return undefined
  }
  const raw = await buffer(request)
  if (fault === 'broken') return { status: 500, body: 'Internal Server Error' }
  if (typeof fault === 'object') {
    const { retryAfter } = fault
    const reply = { status: 429, body: 'Too many requests' }
    return retryAfter === undefined ? reply : { ...reply, headers: { 'retry-after': retryAfter } }
  }
  let item: VerifiedItem
  try {
    item = readItem(raw)
  } catch (error) {
    return { status: 400, body: String(error) }
  }
  const id = IDS[state.network](item.id)
  if (state.items.has(id)) return { status: 201, body: 'Transaction already received' }
  const owner = base58btc.baseEncode(item.owner)
  const balance = state.balances.get(owner) ?? 0n
  const price = priceOf(raw.length, state)
  if (balance < price) return { status: 402, body: 'Not enough balance for transaction' }
  state.balances.set(owner, balance - price)
  state.items.set(id, item)
  // The answer gets lost, the item does not.
  if (fault === 'lost') return undefined
  const named = fault === 'otherwise' ? 'AnotherItem' : id
  return { status: 200, body: { id: named, timestamp: 1, version: '1.0.0' } }
}

/** Reads a path as gateways do: an item, or a file behind a path manifest. */
function readAt(pathname: string, { items, network }: State) {
  const [, id = '', name] = pathname.split('/')
  const item = items.get(id)
  const type = item?.tags.get('Content-Type')
  const kind = network === 'irys' ? 'irys' : 'arweave'
  if (type !== `application/x.${kind}-manifest+json`) {
    return item && name === undefined ? { type, data: item.data } : undefined
  }
  const manifest = JSON.parse(new TextDecoder().decode(item?.data))
  if (manifest.manifest !== `${kind}/paths` || name === undefined) return undefined
  const file = items.get(manifest.paths[decodeURIComponent(name)]?.id)
  return file && { type: file.tags.get('Content-Type'), data: file.data }
}
