import { AccountAddress } from '@aptos-labs/ts-sdk'
import { moduleKey } from '../vm/accessPath.ts'
import { addressText } from '../vm/addressText.ts'
import { abortReason } from '../vm/moduleMetadata.ts'
import type { VmFailure } from '../vm/moveVm.ts'
import type { Store } from '../vm/store.ts'

export const EXECUTED = 'Executed successfully'
export const OUT_OF_GAS = 'Out of gas'
export const EXECUTION_LIMIT_REACHED =
  'Transaction Executed and Committed with Error EXECUTION_LIMIT_REACHED'

const ABORT = /^VM aborted: location=(.+), code=(\d+)/
const MODULE = /^([0-9a-f]{64})::(\w+)$/
const FAILURE =
  /^VM failure: status (\w+) [\s\S]*location=(.+), function=(\d+), code_offset=(\d+)\s*$/
const STATUS = /^VM error: status (\w+)/

/** Words an execution's failure like Aptos' `vm_status`. */
export function statusOf(store: Store, { message }: VmFailure): string {
  const [, location, code] = ABORT.exec(message) ?? []
  if (location && code) return abortStatus(store, location, BigInt(code))
  const [, failure, place, functionIndex, offset] = FAILURE.exec(message) ?? []
  if (place && failure !== 'OUT_OF_GAS') {
    return `Execution failed in ${placeText(place)}::${functionIndex} at code offset ${offset}`
  }
  const status = failure ?? STATUS.exec(message)?.[1]
  if (status === 'OUT_OF_GAS') return OUT_OF_GAS
  if (status === undefined) return message
  return `Transaction Executed and Committed with Error ${status}`
}

function abortStatus(store: Store, location: string, code: bigint): string {
  const hex = `0x${code.toString(16)}`
  const place = placeText(location)
  const [, address, name] = MODULE.exec(location) ?? []
  if (!address || !name) return `Move abort in ${place}: ${hex}`
  const module = store.get(moduleKey(AccountAddress.from(`0x${address}`), name))
  const reason = module && abortReason(module, code)
  const words = reason ? `${reason.name}(${hex}): ${reason.description}` : hex
  return `Move abort in ${place}: ${words}`
}

function placeText(location: string): string {
  const [, address, name] = MODULE.exec(location) ?? []
  return address ? `${addressText(address)}::${name}` : 'Script'
}
