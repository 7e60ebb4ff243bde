import {
  type AccountAddress,
  type EntryFunction,
  type Script,
  type ScriptFunctionArgument,
  Serialized,
  type TransactionPayload,
  TransactionPayloadEntryFunction,
  TransactionPayloadMultiSig,
  TransactionPayloadScript,
} from '@aptos-labs/ts-sdk'
import { entryPayload } from '../vm/entry.ts'
import type { Payload } from '../vm/moveVm.ts'
import { scriptBytes } from '../vm/payloads.ts'
import { Rejection } from './rejection.ts'

/** Entry function or script that a transaction calls. */
export type DirectCallee =
  | { readonly kind: 'function'; readonly entryFunction: EntryFunction }
  | { readonly kind: 'script'; readonly script: Script }

/** What a transaction calls, by itself or for a multisig account whose next transaction it executes. */
export type Callee =
  | DirectCallee
  | {
      readonly kind: 'multisig'
      readonly account: AccountAddress
      /** Undefined = the account stores it. */
      readonly entryFunction: EntryFunction | undefined
    }

/** @throws Rejection for payloads that this network does not run. */
export function calleeOf(payload: TransactionPayload): Callee {
  if (payload instanceof TransactionPayloadEntryFunction) {
    return { kind: 'function', entryFunction: payload.entryFunction }
  }
  if (payload instanceof TransactionPayloadScript) {
    return { kind: 'script', script: payload.script }
  }
  if (payload instanceof TransactionPayloadMultiSig) {
    const { multisig_address: account, transaction_payload: call } = payload.multiSig
    return { kind: 'multisig', account, entryFunction: call?.transaction_payload }
  }
  throw new Rejection(
    'FEATURE_UNDER_GATING',
    'This network carries out entry functions, scripts and multisig transactions, with a sequence number only',
  )
}

export function vmPayload(callee: DirectCallee): Payload {
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
