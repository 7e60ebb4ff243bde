import { askStorage } from '../askStorage.ts'
import { storageFailure } from '../storageFailure.ts'

/** A gateway, with names for errors. */
interface GatewayInput {
  /** The storage, for people. */
  readonly place: string
  readonly fetch: typeof fetch
}

const ABSENT: ReadonlySet<number> = new Set([404, 410])

/** Returns true if a gateway has content at an address. @throws STORAGE_NOT_AVAILABLE, STORAGE_REFUSED */
export async function isReadable(
  { place, fetch }: GatewayInput,
  address: string,
  signal: AbortSignal,
): Promise<boolean> {
  const request = (either: AbortSignal) => fetch(address, { method: 'HEAD', signal: either })
  const response = await askStorage(place, request, signal)
  if (response.ok) return true
  if (ABSENT.has(response.status)) return false
  throw storageFailure({ place, name: `the question for ${address}`, reason: undefined, response })
}
