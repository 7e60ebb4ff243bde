import {
  EntryFunction,
  type EntryFunctionArgument,
  type MoveModuleId,
  Serializer,
} from '@aptos-labs/ts-sdk'
import type { Payload } from './moveVm.ts'
import { functionBytes } from './payloads.ts'

/** Builds a payload that calls one of the framework's entry functions. */
export function frameworkCall(
  module: MoveModuleId,
  name: string,
  args: EntryFunctionArgument[],
): Payload {
  return entryPayload(EntryFunction.build(module, name, [], args))
}

export function entryPayload(entryFunction: EntryFunction): Payload {
  const out = new Serializer()
  entryFunction.serialize(out)
  return { kind: 'function', bytes: functionBytes(out.toUint8Array()) }
}
