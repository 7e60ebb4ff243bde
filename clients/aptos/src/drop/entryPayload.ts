import { TransactionPayloadEntryFunction } from '../bcs/payload.ts'
import type { Serializable } from '../bcs/serializable.ts'
import { AccountAddress } from '../bcs/values.ts'
import { type FunctionId, functionIdOf, type Machine } from './machine.ts'

/**
 * Creates the payload that calls a drop machine's entry function.
 *
 * @param name Name from the machine's function table.
 * @param args Arguments after the signer.
 * @throws INVALID_APTOS_FUNCTION_ADDRESS
 */
export function entryPayload(
  machine: Machine,
  name: string,
  args: readonly Serializable[],
): TransactionPayloadEntryFunction {
  return functionPayload(functionIdOf(machine, name), args)
}

/**
 * Creates the payload that calls an entry function.
 *
 * @param args Arguments after the signer.
 */
export function functionPayload(
  id: FunctionId,
  args: readonly Serializable[],
): TransactionPayloadEntryFunction {
  const [address = '', module = '', functionName = ''] = id.split('::')
  const call = { address: AccountAddress.from(address), module, name: functionName }
  return new TransactionPayloadEntryFunction(call, args)
}
