import { parseJson } from '@mintline/core/text'
import { base58btc } from 'multiformats/bases/base58'
import { askStorage, notAvailable } from '../askStorage.ts'
import { folderAddress } from '../folderAddress.ts'
import { storageFailure } from '../storageFailure.ts'
import { valueAt } from '../valueAt.ts'
import type { IrysClient } from './irysUploader.ts'

/** A node, with names for errors. */
export interface IrysNodeInput {
  readonly client: Pick<IrysClient, 'url' | 'token' | 'address'>
  /** The storage, for people. */
  readonly place: string
  readonly fetch: typeof fetch
}

/** Calls to a node. All throw STORAGE_NOT_AVAILABLE, STORAGE_REFUSED, or the signal's reason. */
export interface IrysNode {
  /** Returns the price of an item in lamports, by its size in bytes. */
  price(bytes: number, signal: AbortSignal): Promise<bigint>
  /** Returns the wallet's balance at the node in lamports. */
  balance(signal: AbortSignal): Promise<bigint>
  /** Returns the address for payments to the node. */
  payee(signal: AbortSignal): Promise<string>
  /** Notifies the node of a payment by its signature. */
  credit(payment: string, signal: AbortSignal): Promise<void>
  /** Sends an item and returns the id that the node gives it; undefined = none. */
  post(name: string, item: Uint8Array, signal: AbortSignal): Promise<string | undefined>
}

/** A node request. */
interface NodeRequest {
  /** Path below the node's address. */
  readonly path: string
  /** Subject of the request, for errors. */
  readonly name: string
  readonly body?: Uint8Array<ArrayBuffer> | undefined
  /** Media type of the body. */
  readonly type?: string | undefined
  readonly signal: AbortSignal
}

const PAYMENT_REQUIRED = 402

/** Creates the calls to an Irys node. */
export function irysNode({ client, place, fetch }: IrysNodeInput): IrysNode {
  const { url, token, address } = client
  const ask = async ({ path, name, body, type, signal }: NodeRequest): Promise<string> => {
    const request = async (either: AbortSignal) => {
      const response = await fetch(`${folderAddress(url.href)}${path}`, {
        method: body ? 'POST' : 'GET',
        signal: either,
        ...(body && { body }),
        ...(type !== undefined && { headers: { 'content-type': type } }),
      })
      return { response, text: await response.text() }
    }
    const { response, text } = await askStorage(place, request, signal)
    if (response.ok) return text
    const reason =
      response.status === PAYMENT_REQUIRED
        ? 'the balance is too low, so upload again and pay what is missing'
        : reasonIn(text)
    throw storageFailure({ place, name, reason, response })
  }
  const amount = (value: unknown, what: string) => {
    const text = String(value)
    if (/^\d+$/.test(text)) return BigInt(text)
    // Free bundlers name a balance beyond JSON's whole numbers.
    const number = Number(text)
    if (Number.isFinite(number) && number >= 0) return BigInt(Math.ceil(number))
    throw notAvailable(place, `its answer has no ${what}`)
  }
  return {
    price: async (bytes, signal) => {
      const name = 'the question for the price'
      return amount(await ask({ path: `price/${token}/${bytes}`, name, signal }), 'price')
    },
    balance: async (signal) => {
      const path = `account/balance/${token}?address=${encodeURIComponent(address)}`
      const answer = await ask({ path, name: 'the question for the balance', signal })
      return amount(valueAt(json(answer), 'balance'), 'balance')
    },
    payee: async (signal) => {
      const answer = json(await ask({ path: 'info', name: 'the question for its address', signal }))
      const payee = valueAt(valueAt(answer, 'addresses'), token)
      if (typeof payee === 'string' && isAddress(payee)) return payee
      throw notAvailable(place, `it takes no payments in ${token}`)
    },
    credit: async (payment, signal) => {
      const body = new TextEncoder().encode(JSON.stringify({ tx_id: payment }))
      const path = `account/balance/${token}`
      await ask({ path, name: `the payment ${payment}`, body, type: 'application/json', signal })
    },
    post: async (name, item, signal) => {
      const body = new Uint8Array(item)
      const type = 'application/octet-stream'
      const id = valueAt(json(await ask({ path: `tx/${token}`, name, body, type, signal })), 'id')
      return typeof id === 'string' ? id : undefined
    },
  }
}

/** Bytes in a Solana address. */
const ADDRESS_BYTES = 32

function isAddress(text: string): boolean {
  try {
    return base58btc.baseDecode(text).length === ADDRESS_BYTES
  } catch {
    return false
  }
}

function json(text: string): unknown {
  return parseJson(new TextEncoder().encode(text))
}

/** Longest answer that is a sentence and not a page. */
const MAX_REASON = 200

/** Extracts the sentence from an answer: plain text, or `{ message }` or `{ error }` in JSON. */
function reasonIn(text: string): string | undefined {
  const answer = json(text)
  const reasons = [valueAt(answer, 'message'), valueAt(answer, 'error'), answer, text]
  return reasons.find(
    (reason): reason is string =>
      typeof reason === 'string' && /^[^<{]+$/.test(reason) && reason.length <= MAX_REASON,
  )
}
