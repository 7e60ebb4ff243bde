import type { AskOptions } from '@mintline/core'
import { askNode } from './askNode.ts'
import type { AptosConnection } from './connection.ts'

/** Argument of a view function: an address or a text, a number of 64 bits, or addresses or texts of bytes as hex. */
export type ViewArgument = string | number | bigint | readonly string[]

/** A call of a view function. */
export interface ViewCall {
  /** `0x…::module::function`. */
  readonly function: `${string}::${string}::${string}`
  readonly arguments: readonly ViewArgument[]
  /** Types such as `0x1::aptos_coin::AptosCoin`. Default: none. */
  readonly types?: readonly string[] | undefined
  /** Version of the ledger to read. Default: the latest of the node. */
  readonly ledgerVersion?: bigint | undefined
}

/**
 * Calls a view function, with one request.
 *
 * @returns Its first value, in the form of JSON that the node has for its type; undefined where it returns nothing.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function callView(
  connection: AptosConnection,
  { function: name, arguments: args, types = [], ledgerVersion }: ViewCall,
  options: AskOptions = {},
): Promise<unknown> {
  const body = { function: name, type_arguments: types, arguments: args.map(jsonOf) }
  const query = ledgerVersion === undefined ? '' : `?ledger_version=${ledgerVersion}`
  const request = { method: 'view', path: `view${query}`, body }
  const [answer] = await askNode<unknown[]>(connection, request, options)
  return answer
}

/** Numbers go as text, since those of JSON cannot hold 64 bits. */
function jsonOf(value: ViewArgument): string | readonly string[] {
  return typeof value === 'object' ? value : String(value)
}
