import { type AccountAddress, U64 } from '@aptos-labs/ts-sdk'
import { type MoveVm, type Payload, VmFailure } from '../vm/moveVm.ts'
import type { Env, VmEvent } from '../vm/payloads.ts'
import { Overlay, type Store } from '../vm/store.ts'
import { fromVmGas, toVmGas } from './gas.ts'
import { endMultisig, type MultisigCall } from './multisig.ts'
import { EXECUTED, EXECUTION_LIMIT_REACHED, OUT_OF_GAS, statusOf } from './outcome.ts'
import { runAsFramework } from './runAsFramework.ts'

/** A transaction that passed its checks, as the VM runs it. */
export interface Execution {
  readonly payload: Payload
  /** Undefined = the sender calls for itself. */
  readonly multisig?: MultisigCall | undefined
  /** The sender first. */
  readonly signers: readonly AccountAddress[]
  readonly payer: AccountAddress
  readonly maxGas: bigint
  /** Execution gas units that any transaction may use; undefined = no limit but its own. */
  readonly executionLimit: bigint | undefined
  readonly gasPrice: bigint
}

export interface Outcome {
  readonly isSuccess: boolean
  /** Worded like Aptos' `vm_status`. */
  readonly status: string
  readonly gasUsed: bigint
  readonly events: readonly VmEvent[]
}

/** A transaction's time and place. */
export interface Block extends Omit<Env, 'time'> {
  /** Microseconds. */
  readonly time: bigint
}

/**
 * Runs a transaction and writes its changes. If it fails, it changes nothing but the payer's balance, which pays for
 * the gas, and the sender's sequence number.
 */
export function execute(vm: MoveVm, store: Store, block: Block, execution: Execution): Outcome {
  const env = envOf(block)
  beginBlock(vm, store, block)
  const attempt = new Overlay(store)
  const ran = runPayload(vm, attempt, env, execution)
  try {
    endTransaction(vm, attempt, env, execution, ran.gasUsed)
    attempt.commit()
    return ran
  } catch (error) {
    if (!(error instanceof VmFailure)) throw error
    // The payload has spent what was to pay the fee.
    endTransaction(vm, store, env, execution, ran.gasUsed)
    return { ...ran, isSuccess: false, status: statusOf(store, error), events: [] }
  }
}

function runPayload(vm: MoveVm, store: Store, env: Env, execution: Execution): Outcome {
  const { multisig, signers } = execution
  if (!multisig) return runCall(vm, store, env, execution)
  const ran = runCall(vm, store, env, { ...execution, signers: [multisig.account] })
  const [owner] = signers
  const events = owner ? endMultisig(vm, store, env, { multisig, owner, ran }) : []
  // A call that fails uses its number up, and is recorded in an event alone.
  return { ...ran, isSuccess: true, status: EXECUTED, events: [...ran.events, ...events] }
}

function runCall(vm: MoveVm, store: Store, env: Env, execution: Execution): Outcome {
  const { payload, signers, maxGas, executionLimit = maxGas } = execution
  const limit = atMost(executionLimit, maxGas)
  try {
    const { events, gasUsed } = vm.execute(store, env, {
      payload,
      signers: signers.map((address) => address.toUint8Array()),
      gasLimit: toVmGas(limit),
    })
    return {
      isSuccess: true,
      status: EXECUTED,
      gasUsed: atMost(fromVmGas(gasUsed), limit),
      events,
    }
  } catch (error) {
    if (!(error instanceof VmFailure)) throw error
    const status = statusOf(store, error)
    if (status === OUT_OF_GAS) {
      const reached = limit < maxGas ? EXECUTION_LIMIT_REACHED : status
      return { isSuccess: false, status: reached, gasUsed: limit, events: [] }
    }
    const gasUsed = atMost(fromVmGas(error.gasUsed), limit)
    return { isSuccess: false, status, gasUsed, events: [] }
  }
}

/** Sets the chain's time. */
export function beginBlock(vm: MoveVm, store: Store, block: Block): void {
  runAsFramework(vm, store, envOf(block), '0x1::block', 'begin', [new U64(block.time)])
}

function endTransaction(
  vm: MoveVm,
  store: Store,
  env: Env,
  { signers: [sender], payer, gasPrice }: Execution,
  gasUsed: bigint,
): void {
  if (!sender) throw new Error('A transaction without a sender')
  const args = [sender, payer, new U64(gasUsed * gasPrice)]
  runAsFramework(vm, store, env, '0x1::transaction_validation', 'epilogue', args)
}

export function envOf({ height, time, transactionHash }: Block): Env {
  return { height, time: time / 1_000_000n, transactionHash }
}

function atMost(value: bigint, limit: bigint): bigint {
  return value < limit ? value : limit
}
