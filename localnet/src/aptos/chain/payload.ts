import {
  type EntryFunction,
  type Script,
  type ScriptFunctionArgument,
  Serialized,
  type TransactionPayload,
  TransactionPayloadEntryFunction,
  TransactionPayloadScript,
} from '@aptos-labs/ts-sdk'
import { entryPayload } from '../vm/entry.ts'
import type { Payload } from '../vm/moveVm.ts'
import { scriptBytes } from '../vm/payloads.ts'
import { Rejection } from './rejection.ts'

/** Entry function or script that a transaction calls. */
export type Callee =
  | { readonly kind: 'function'; readonly entryFunction: EntryFunction }
  | { readonly kind: 'script'; readonly script: Script }

/** @throws Rejection for payloads that this network does not run. */
export function calleeOf(payload: TransactionPayload): Callee {
  if (payload instanceof TransactionPayloadEntryFunction) {
    return { kind: 'function', entryFunction: payload.entryFunction }
  }
  if (payload instanceof TransactionPayloadScript) {
    return { kind: 'script', script: payload.script }
  }
  throw new Rejection(
    'FEATURE_UNDER_GATING',
    'This network carries out entry functions and scripts with a sequence number only',
  )
}

export function vmPayload(callee: Callee): Payload {
  if (callee.kind === 'function') return entryPayload(callee.entryFunction)
  const { bytecode, type_args, args } = callee.script
  return {
    kind: 'script',
    bytes: scriptBytes(
      bytecode,
      type_args.map((type) => type.bcsToBytes()),
      args.map(argumentBytes),
    ),
  }
}

/** A vector, unless it holds bytes, reaches a node serialized already. */
function argumentBytes(argument: ScriptFunctionArgument): Uint8Array {
  return argument instanceof Serialized ? argument.value : argument.bcsToBytes()
}
