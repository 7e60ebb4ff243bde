import {
  AccountAddress,
  MoveString,
  type MoveValue,
  type MoveVector,
  parseTypeTag,
  stringStructTag,
  type TypeTag,
  TypeTagAddress,
  TypeTagStruct,
  TypeTagU8,
  TypeTagU64,
  TypeTagVector,
  type U8,
  U64,
} from '@aptos-labs/ts-sdk'
import { view } from '@aptos-labs/ts-sdk/view'
import type { AskOptions } from '@mintline/core'
import { askNode } from './askNode.ts'
import type { AptosConnection } from './connection.ts'

/** Argument of a view function: an address, a u64, a text, or texts of bytes. */
export type ViewArgument = AccountAddress | U64 | MoveString | MoveVector<MoveVector<U8>>

/** A call of a view function. */
export interface ViewCall {
  /** `0x…::module::function`. */
  readonly function: `${string}::${string}::${string}`
  readonly arguments: readonly ViewArgument[]
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
      parameters: functionArguments.map(typeOf),
      returnTypes: [],
    },
  }
  const request = () => view({ aptosConfig: config, payload })
  const [answer] = await askNode('view', request, options)
  return answer
}

function typeOf(value: ViewArgument): TypeTag {
  if (value instanceof AccountAddress) return new TypeTagAddress()
  if (value instanceof U64) return new TypeTagU64()
  if (value instanceof MoveString) return new TypeTagStruct(stringStructTag())
  return new TypeTagVector(new TypeTagVector(new TypeTagU8()))
}
