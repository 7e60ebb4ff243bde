import { type NodeCall, readAnswer } from '#entities/cluster/lib/nodeCall.ts'
import { z } from '#shared/lib/zod.ts'

/** Signatures as nodes list them, newest first. */
const SIGNATURES = z.array(
  z.object({ signature: z.string(), err: z.unknown(), blockTime: z.nullish(z.number()) }),
)

/** The part to read from an account's transactions. */
interface SignaturesQuery {
  /** Base58. */
  readonly address: string
  /** Maximum signatures: at most 1,000. */
  readonly limit: number
  /** Cursor: the signature before which to begin; undefined = from the newest. */
  readonly before: string | undefined
}

/**
 * Lists the transactions that name an account, newest first, failed ones included.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export function fetchSignatures(
  call: NodeCall,
  { address, limit, before }: SignaturesQuery,
  signal?: AbortSignal,
) {
  const range = { limit, commitment: 'confirmed', ...(before !== undefined && { before }) }
  const method = 'getSignaturesForAddress'
  return readAnswer(call, { method, params: [address, range], schema: SIGNATURES }, { signal })
}
