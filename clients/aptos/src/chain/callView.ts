import {
  AccountAddress,
  type MoveValue,
  parseTypeTag,
  TypeTagAddress,
  TypeTagU64,
  type U64,
} from '@aptos-labs/ts-sdk'
import { view } from '@aptos-labs/ts-sdk/view'
import type { AskOptions } from '@mintline/core'
import { askNode } from './askNode.ts'
import type { AptosConnection } from './connection.ts'

/** A call of a view function. */
export interface ViewCall {
  /** `0x…::module::function`. */
  readonly function: `${string}::${string}::${string}`
  readonly arguments: readonly (AccountAddress | U64)[]
  /** Types such as `0x1::aptos_coin::AptosCoin`. Default: none. */
  readonly types?: readonly string[] | undefined
}

/**
 * Calls a view function, with one request: the SDK need not ask for its parameters.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function callView(
  { config }: AptosConnection,
  { function: name, arguments: functionArguments, types = [] }: ViewCall,
  options: AskOptions = {},
): Promise<MoveValue | undefined> {
  const payload = {
    function: name,
    typeArguments: types.map((type) => parseTypeTag(type)),
    functionArguments: [...functionArguments],
    abi: {
      typeParameters: types.map(() => ({ constraints: [] })),
      parameters: functionArguments.map((value) =>
        value instanceof AccountAddress ? new TypeTagAddress() : new TypeTagU64(),
      ),
      returnTypes: [],
    },
  }
  const request = () => view({ aptosConfig: config, payload })
  const [answer] = await askNode('view', request, options)
  return answer
}
