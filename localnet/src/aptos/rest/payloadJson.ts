import {
  type EntryFunction,
  type EntryFunctionPayloadResponse,
  parseTypeTag,
  type ScriptPayloadResponse,
  type TransactionPayloadResponse,
} from '@aptos-labs/ts-sdk'
import type { AptosChain } from '../chain/chain.ts'
import type { Callee } from '../chain/payload.ts'
import { addressText, typeText } from '../vm/addressText.ts'
import { aptosJson } from '../vm/aptosJson.ts'
import { moduleAbi } from '../vm/moduleAbis.ts'
import { withTypeArguments } from '../vm/typeArguments.ts'
import { hex } from './stateJson.ts'

/** Formats a transaction's payload like the REST interface. */
export function payloadJson(chain: AptosChain, callee: Callee): TransactionPayloadResponse {
  if (callee.kind === 'multisig') {
    const { account, entryFunction: call } = callee
    return {
      type: 'multisig_payload',
      multisig_address: addressText(account.toString()),
      ...(call && { transaction_payload: entryFunctionJson(chain, call) }),
    }
  }
  return callee.kind === 'function'
    ? entryFunctionJson(chain, callee.entryFunction)
    : scriptJson(callee)
}

function entryFunctionJson(chain: AptosChain, call: EntryFunction): EntryFunctionPayloadResponse {
  const { module_name, function_name, type_args, args } = call
  const { address, name } = module_name
  const abi = moduleAbi(chain.state, address, name.identifier)
  const known = abi?.exposed_functions.find((found) => found.name === function_name.identifier)
  const typeArguments = type_args.map((type) => typeText(type.toString()))
  const types = (known?.params ?? [])
    .filter((type) => type !== 'signer' && type !== '&signer')
    .map((type) => withTypeArguments(type, typeArguments))
  const module = `${addressText(address.toString())}::${name.identifier}`
  return {
    type: 'entry_function_payload',
    function: `${module}::${function_name.identifier}` as EntryFunctionPayloadResponse['function'],
    type_arguments: typeArguments,
    arguments: args.map((arg, index) => argumentJson(chain, types[index], arg.bcsToBytes())),
  }
}

/** Formats an argument by its type, or as bytes if the function or the argument does not belong to its module. */
function argumentJson(chain: AptosChain, type: string | undefined, bytes: Uint8Array): unknown {
  if (type === undefined) return hex(bytes)
  try {
    const json = chain.value(parseTypeTag(type).bcsToBytes(), bytes)
    return aptosJson(chain.state, type, JSON.parse(json))
  } catch {
    return hex(bytes)
  }
}

function scriptJson({ script }: Extract<Callee, { kind: 'script' }>): ScriptPayloadResponse {
  return {
    type: 'script_payload',
    code: { bytecode: hex(script.bytecode) },
    type_arguments: script.type_args.map((type) => typeText(type.toString())),
    arguments: script.args.map((arg) => hex(arg.bcsToBytes())),
  }
}
