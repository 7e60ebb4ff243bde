import {
  type AccountAddress,
  Deserializer,
  EntryFunction,
  Hex,
  MoveString,
  MoveVector,
  MultiSigTransactionPayload,
  Serializer,
} from '@aptos-labs/ts-sdk'
import { entryPayload } from '../vm/entry.ts'
import { type MoveVm, type Payload, VmFailure } from '../vm/moveVm.ts'
import type { Env, VmEvent } from '../vm/payloads.ts'
import { Overlay, type Store } from '../vm/store.ts'
import { MOST_GAS, toVmGas } from './gas.ts'
import type { Callee } from './payload.ts'
import { Rejection, type RejectionCode } from './rejection.ts'
import { runAsFramework } from './runAsFramework.ts'

const MODULE = '0x1::multisig_account'

/** A multisig account's transaction that an owner executes. */
export interface MultisigCall {
  readonly account: AccountAddress
  /** In BCS, as the account stores it. */
  readonly bytes: Uint8Array
}

/** Rejections by the module's abort codes, without their category. */
const REJECTIONS: Readonly<Record<number, RejectionCode>> = {
  2002: 'ACCOUNT_NOT_MULTISIG',
  2003: 'NOT_MULTISIG_OWNER',
  2006: 'MULTISIG_TRANSACTION_NOT_FOUND',
  2009: 'MULTISIG_TRANSACTION_INSUFFICIENT_APPROVALS',
}

/** @throws Rejection unless the sender may execute the account's next transaction now */
export function checkMultisig(
  vm: MoveVm,
  store: Store,
  env: Env,
  { account, sender }: { readonly account: AccountAddress; readonly sender: AccountAddress },
): void {
  try {
    runAsFramework(vm, new Overlay(store), env, MODULE, 'validate', [sender, account])
  } catch (error) {
    if (!(error instanceof VmFailure)) throw error
    const [, code = ''] = /code=(\d+)/.exec(error.message) ?? []
    const rejection = REJECTIONS[Number(code) & 0xffff]
    throw rejection ? new Rejection(rejection) : error
  }
}

/** Returns the account's next transaction, and its call for the VM. */
export function multisigCall(
  vm: MoveVm,
  store: Store,
  env: Env,
  { account, entryFunction }: Extract<Callee, { kind: 'multisig' }>,
): { readonly multisig: MultisigCall; readonly payload: Payload } {
  const provided = entryFunction
    ? new MultiSigTransactionPayload(entryFunction).bcsToBytes()
    : new Uint8Array()
  const view = EntryFunction.build(
    MODULE,
    'get_next_transaction_payload',
    [],
    [account, MoveVector.U8(provided)],
  )
  const out = new Serializer()
  view.serialize(out)
  const { json } = vm.view(new Overlay(store), env, out.toUint8Array(), toVmGas(MOST_GAS))
  const bytes = Hex.fromHexInput(JSON.parse(json)).toUint8Array()
  const { transaction_payload: call } = MultiSigTransactionPayload.deserialize(
    new Deserializer(bytes),
  )
  return { multisig: { account, bytes }, payload: entryPayload(call) }
}

/** Records that an account's transaction was executed; returns the events about it. */
export function endMultisig(
  vm: MoveVm,
  store: Store,
  env: Env,
  {
    multisig: { account, bytes },
    owner,
    ran: { isSuccess, status },
  }: {
    readonly multisig: MultisigCall
    readonly owner: AccountAddress
    readonly ran: { readonly isSuccess: boolean; readonly status: string }
  },
): readonly VmEvent[] {
  const args = [owner, account, MoveVector.U8(bytes)]
  return isSuccess
    ? runAsFramework(vm, store, env, MODULE, 'succeeded', args)
    : runAsFramework(vm, store, env, MODULE, 'failed', [...args, new MoveString(status)])
}
