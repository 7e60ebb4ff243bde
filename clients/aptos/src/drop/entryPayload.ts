import {
  EntryFunction,
  type EntryFunctionArgument,
  TransactionPayloadEntryFunction,
} from '@aptos-labs/ts-sdk'
import { functionIdOf, type Machine } from './machine.ts'

/**
 * The call of an entry function of a drop machine.
 *
 * @param name Name in the table of the machine's functions.
 * @param args Arguments after the signer.
 * @throws INVALID_APTOS_FUNCTION_ADDRESS
 */
export function entryPayload(
  machine: Machine,
  name: string,
  args: readonly EntryFunctionArgument[],
): TransactionPayloadEntryFunction {
  const [address, module, functionName = ''] = functionIdOf(machine, name).split('::')
  const call = EntryFunction.build(`${address}::${module}`, functionName, [], [...args])
  return new TransactionPayloadEntryFunction(call)
}
