import type { AskOptions } from '@mintline/core/node'
import { askNode } from './askNode.ts'
import type { AptosConnection } from './connection.ts'

/** A view function argument: an address, a text, a 64-bit number, an option, or a list with addresses or hex bytes. */
export type ViewArgument = string | number | bigint | readonly string[] | ViewOption

/** An option, empty or with one value. */
interface ViewOption {
  readonly vec: readonly string[]
}

/** A view function call. */
export interface ViewCall {
  /** `0x…::module::function`. */
  readonly function: `${string}::${string}::${string}`
  readonly arguments: readonly ViewArgument[]
  /** Types such as `0x1::aptos_coin::AptosCoin`. Default: none. */
  readonly types?: readonly string[] | undefined
  /** Ledger version to read. Default: the node's latest. */
  readonly ledgerVersion?: bigint | undefined
}

/**
 * Calls a view function, with one request.
 *
 * @returns Its first value, in the node's JSON form for the type; undefined if it returns nothing.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function callView(
  connection: AptosConnection,
  call: ViewCall,
  options: AskOptions = {},
): Promise<unknown> {
  const [answer] = await callViews(connection, call, options)
  return answer
}

/** Calls a view function as `callView` does, and returns all its values. */
export function callViews(
  connection: AptosConnection,
  { function: name, arguments: args, types = [], ledgerVersion }: ViewCall,
  options: AskOptions = {},
): Promise<readonly unknown[]> {
  const body = { function: name, type_arguments: types, arguments: args.map(jsonOf) }
  const query = ledgerVersion === undefined ? '' : `?ledger_version=${ledgerVersion}`
  const request = { method: 'view', path: `view${query}`, body }
  return askNode<unknown[]>(connection, request, options)
}

/** Sends numbers as text, since JSON numbers cannot hold 64 bits. */
function jsonOf(value: ViewArgument): string | readonly string[] | ViewOption {
  return typeof value === 'object' ? value : String(value)
}
