import { hideKeysIn } from '@mintline/core/errors'
import { parseJson } from '@mintline/core/text'
import { askStorage } from '../askStorage.ts'
import { folderAddress } from '../folderAddress.ts'
import { storageFailure } from '../storageFailure.ts'
import { valueAt } from '../valueAt.ts'

/** A Pinata account. */
export interface PinataInput {
  /** JWT of an API key that may write and read files. */
  readonly token: string
  /** Upload address. Default: `https://uploads.pinata.cloud/v3`. */
  readonly uploadUrl?: string | undefined
  /** Address for listing files. Default: `https://api.pinata.cloud/v3`. */
  readonly apiUrl?: string | undefined
  /** Default: the platform's own. */
  readonly fetch?: typeof fetch | undefined
}

/** A service call. */
interface PinataCall {
  /** Path with its parameters: `files/public?limit=1000`. */
  readonly path: string
  /** Subject of the call, for errors. */
  readonly name: string
  /** Default: a GET request at `apiUrl`. */
  readonly body?: FormData | undefined
  readonly signal: AbortSignal
}

/** Calls the service, and returns its answer's `data`. */
export type AskPinata = (call: PinataCall) => Promise<unknown>

const UPLOADS = 'https://uploads.pinata.cloud/v3'
const API = 'https://api.pinata.cloud/v3'

/** Names the service for people. */
export function pinataPlace({ uploadUrl = UPLOADS }: PinataInput): string {
  return `Pinata at ${new URL(uploadUrl).host}`
}

/** Calls the service; throws STORAGE_NOT_AVAILABLE, STORAGE_REFUSED, or the signal's reason. */
export function pinataClient(input: PinataInput): AskPinata {
  const { token, uploadUrl = UPLOADS, apiUrl = API, fetch = globalThis.fetch } = input
  for (const url of [uploadUrl, apiUrl]) hideKeysIn(url)
  const place = pinataPlace(input)
  return async ({ path, name, body, signal }) => {
    const send = async (either: AbortSignal) => {
      const response = await fetch(`${folderAddress(body ? uploadUrl : apiUrl)}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}` },
        signal: either,
        ...(body && { body }),
      })
      return { response, answer: parseJson(new Uint8Array(await response.arrayBuffer())) }
    }
    const { response, answer } = await askStorage(place, send, signal)
    if (!response.ok) {
      throw storageFailure({ place, name, reason: reasonIn(answer), response })
    }
    return valueAt(answer, 'data')
  }
}

/** Extracts an error's sentence: `{ error: { message } }`, `{ error }` or `{ message }`. */
function reasonIn(answer: unknown): string | undefined {
  const error = valueAt(answer, 'error')
  const reasons = [valueAt(error, 'message'), error, valueAt(answer, 'message')]
  return reasons.find((reason): reason is string => typeof reason === 'string' && reason !== '')
}
