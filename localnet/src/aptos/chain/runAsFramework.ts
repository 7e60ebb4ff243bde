import type { EntryFunctionArgument } from '@aptos-labs/ts-sdk'
import { frameworkCall } from '../vm/entry.ts'
import type { MoveVm } from '../vm/moveVm.ts'
import type { Env, VmEvent } from '../vm/payloads.ts'
import type { Store } from '../vm/store.ts'
import { MOST_GAS, toVmGas } from './gas.ts'
import { FRAMEWORK_ADDRESS } from './genesis.ts'

/**
 * Calls a function for the framework, whatever its gas; returns its events.
 *
 * @throws VmFailure
 */
export function runAsFramework(
  vm: MoveVm,
  store: Store,
  env: Env,
  module: '0x1::block' | '0x1::transaction_validation' | '0x1::multisig_account',
  name: string,
  args: EntryFunctionArgument[],
): readonly VmEvent[] {
  const { events } = vm.execute(store, env, {
    payload: frameworkCall(module, name, args),
    signers: [FRAMEWORK_ADDRESS.toUint8Array()],
    gasLimit: toVmGas(MOST_GAS),
  })
  return events
}
