import { type AccountAddress, RawTransaction, SignedTransaction } from '@aptos-labs/ts-sdk'
import type { CompiledPackage } from '../move/index.ts'
import { MoveVm, VmFailure } from '../vm/moveVm.ts'
import { Overlay, type Store } from '../vm/store.ts'
import { readAccount, readBalance } from './accounts.ts'
import { checkNotUsed, checkSigned, checkTerms } from './checks.ts'
import type { Clock } from './clock.ts'
import { type Block, beginBlock, envOf, execute, type Outcome } from './execute.ts'
import { MOST_GAS, toVmGas } from './gas.ts'
import { writeGenesis } from './genesis.ts'
import { type Landed, Ledger } from './ledger.ts'
import { checkMultisig, multisigCall } from './multisig.ts'
import { statusOf } from './outcome.ts'
import { vmPayload } from './payload.ts'
import { Rejection } from './rejection.ts'
import { areSignaturesValid, isPayerOpen } from './signers.ts'
import { readSubmitted, type Submitted, Waiting } from './submitted.ts'

/** The VM ended a view; the message is worded like `vm_status`. */
export class ViewFailure extends Error {
  override readonly name = 'ViewFailure'
}

/** A simulation came with signatures that would be valid for the transaction itself. */
export class SignedSimulation extends Error {
  override readonly name = 'SignedSimulation'
}

/** A simulated transaction. */
export interface Simulation extends Pick<Landed, 'submitted' | 'outcome' | 'changes' | 'time'> {
  /** The latest transaction's version. */
  readonly version: bigint
}

/** Simulation terms that replace the transaction's own. */
export interface Estimates {
  /** Octas per gas unit. */
  readonly gasPrice: number | undefined
  /** Use all gas that the balance pays for. */
  readonly isMaxGasEstimated: boolean
}

const SECOND = 1_000_000n

interface Parts {
  readonly chainId: number
  readonly clock: Pick<Clock, 'now' | 'tick'>
  readonly vm: MoveVm
  readonly state: Map<string, Uint8Array>
}

/** The network: its state, its transactions, and the VM that runs them, one per block. */
export class AptosChain {
  readonly chainId: number
  readonly ledger = new Ledger()
  readonly #clock: Parts['clock']
  readonly #vm: MoveVm
  readonly #state: Map<string, Uint8Array>
  readonly #waiting = new Waiting()
  /** Execution gas units per transaction; undefined = no limit. */
  executionLimit: bigint | undefined
  /** The chain that runs what is submitted to a copy; undefined = this one. */
  #original: AptosChain | undefined

  private constructor({ chainId, clock, vm, state }: Parts) {
    this.chainId = chainId
    this.#clock = clock
    this.#vm = vm
    this.#state = state
  }

  /** Starts a chain. */
  static begin(
    framework: CompiledPackage,
    { chainId, clock, faucet }: { chainId: number; clock: Clock; faucet: AccountAddress },
  ): AptosChain {
    const [vm, state] = [new MoveVm(), new Map<string, Uint8Array>()]
    writeGenesis(vm, state, framework, { chainId, faucet })
    return new AptosChain({ chainId, clock, vm, state })
  }

  /**
   * Copies the chain for a lagging node: the copy's state stays as it is. What is submitted to it is checked against
   * that state, but runs here.
   */
  copy(): AptosChain {
    const now = this.now()
    const clock = { now: () => now, tick: () => now }
    const { chainId } = this
    const copy = new AptosChain({ chainId, clock, vm: this.#vm, state: new Map(this.#state) })
    for (const landed of this.ledger.all) copy.ledger.add(landed)
    copy.#original = this
    return copy
  }

  get state(): Store {
    return this.#state
  }

  /** Lists the state's keys with this prefix. */
  keys(prefix: string): string[] {
    return [...this.#state.keys()].filter((key) => key.startsWith(prefix)).sort()
  }

  /** Microseconds. */
  now(): bigint {
    return this.#clock.now()
  }

  /**
   * Runs a transaction, or queues it until its turn comes.
   *
   * @throws Rejection
   */
  submit(bytes: Uint8Array): Submitted {
    const submitted = readSubmitted(bytes)
    const { transaction, signers } = submitted
    checkSigned(transaction, signers)
    this.#check(submitted)
    checkNotUsed(this.#state, transaction)
    const { sender, sequence_number } = transaction.raw_txn
    if (this.#original) {
      this.#waiting.add(submitted)
      this.#original.#takeOver(bytes)
      return submitted
    }
    if (sequence_number > readAccount(this.#state, sender).sequenceNumber) {
      this.#waiting.add(submitted)
      return submitted
    }
    this.#land(submitted)
    this.#landWaiting(sender)
    return submitted
  }

  /** Finds a transaction that is queued. */
  waiting(hash: Uint8Array): Submitted | undefined {
    return this.#waiting.find(hash, this.now() / SECOND)
  }

  /**
   * Simulates a transaction. A rejection is an outcome here.
   *
   * @throws SignedSimulation
   */
  simulate(bytes: Uint8Array, estimates: Estimates): Simulation {
    const asked = readSubmitted(bytes)
    if (areSignaturesValid(asked.transaction, asked.signers)) {
      throw new SignedSimulation('Simulated transactions must not have a valid signature')
    }
    const submitted = this.#estimated(asked, estimates)
    const store = new Overlay(this.#state)
    const time = this.now()
    const { outcome, changes } = this.#tryOut(submitted, store, time)
    return { submitted, outcome, changes, time, version: this.ledger.version }
  }

  /**
   * Calls a view function at the present time; returns its values as JSON in the VM's form.
   *
   * @param view The function and its arguments in BCS.
   * @throws ViewFailure
   */
  view(view: Uint8Array): string {
    const store = new Overlay(this.#state)
    const block = this.#block(this.now(), new Uint8Array(32))
    beginBlock(this.#vm, store, block)
    try {
      return this.#vm.view(store, envOf(block), view, toVmGas(MOST_GAS)).json
    } catch (error) {
      if (!(error instanceof VmFailure)) throw error
      throw new ViewFailure(statusOf(store, error), { cause: error })
    }
  }

  /** Decodes a resource to JSON in the VM's form, with its type; `tag` is that type in BCS. */
  resource(store: Store, tag: Uint8Array, bytes: Uint8Array): string {
    return this.#vm.decodeResource(store, tag, bytes)
  }

  /** Decodes a value to JSON in the VM's form; `tag` is its type in BCS. */
  value(tag: Uint8Array, bytes: Uint8Array): string {
    return this.#vm.decodeValue(this.#state, tag, bytes)
  }

  close(): void {
    this.#vm.close()
  }

  /** Runs what a lagging node has accepted; nobody hears if it is refused. */
  #takeOver(bytes: Uint8Array): void {
    try {
      this.submit(bytes)
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
    }
  }

  #land(submitted: Submitted): void {
    const store = new Overlay(this.#state)
    const time = this.#clock.tick()
    const outcome = this.#execute(submitted, store, time)
    const changes = new Map(store.changes)
    store.commit()
    this.ledger.add({ submitted, outcome, changes, time })
  }

  /** Runs queued transactions whose turn has come. One that is no longer acceptable is dropped. */
  #landWaiting(sender: AccountAddress): void {
    for (;;) {
      const { sequenceNumber } = readAccount(this.#state, sender)
      const next = this.#waiting.take(sender, sequenceNumber)
      if (!next) return
      try {
        this.#check(next)
      } catch (error) {
        if (error instanceof Rejection) return
        throw error
      }
      this.#land(next)
    }
  }

  #tryOut(submitted: Submitted, store: Overlay, time: bigint): Pick<Landed, 'outcome' | 'changes'> {
    const { transaction } = submitted
    try {
      this.#check(submitted)
      checkNotUsed(this.#state, transaction)
      const { sender, sequence_number } = transaction.raw_txn
      if (sequence_number > readAccount(this.#state, sender).sequenceNumber) {
        throw new Rejection('SEQUENCE_NUMBER_TOO_NEW')
      }
      return { outcome: this.#execute(submitted, store, time), changes: store.changes }
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      const outcome = { isSuccess: false, status: error.code, gasUsed: 0n, events: [] }
      return { outcome, changes: new Map() }
    }
  }

  #execute({ transaction, signers, callee, hash }: Submitted, store: Store, time: bigint): Outcome {
    const { sender, secondary, payer = sender } = signers
    const block = this.#block(time, hash)
    const call =
      callee.kind === 'multisig'
        ? multisigCall(this.#vm, store, envOf(block), callee)
        : { payload: vmPayload(callee) }
    return execute(this.#vm, store, block, {
      ...call,
      signers: [sender, ...secondary].map(({ address }) => address),
      payer: payer.address,
      maxGas: transaction.raw_txn.max_gas_amount,
      executionLimit: this.executionLimit,
      gasPrice: isPayerOpen(signers) ? 0n : transaction.raw_txn.gas_unit_price,
    })
  }

  #estimated(submitted: Submitted, { gasPrice, isMaxGasEstimated }: Estimates): Submitted {
    const { transaction, signers } = submitted
    const raw = transaction.raw_txn
    const price = gasPrice === undefined ? raw.gas_unit_price : BigInt(gasPrice)
    const { address } = signers.payer ?? signers.sender
    const isFree = price === 0n || isPayerOpen(signers)
    const affordable = isFree ? MOST_GAS : readBalance(this.#state, address) / price
    const maxGas = affordable < MOST_GAS ? affordable : MOST_GAS
    const estimated = new RawTransaction(
      raw.sender,
      raw.sequence_number,
      raw.payload,
      isMaxGasEstimated ? maxGas : raw.max_gas_amount,
      price,
      raw.expiration_timestamp_secs,
      raw.chain_id,
    )
    return {
      ...submitted,
      transaction: new SignedTransaction(estimated, transaction.authenticator),
    }
  }

  #block(time: bigint, transactionHash: Uint8Array): Block {
    return { height: this.ledger.version + 1n, time, transactionHash }
  }

  /** @throws Rejection for what the present state does not allow, except for the sequence number */
  #check({ transaction, signers, callee, hash }: Submitted): void {
    const terms = { chainId: this.chainId, now: this.now() / SECOND }
    checkTerms(this.#state, transaction, signers, terms)
    if (callee.kind !== 'multisig') return
    const env = envOf(this.#block(this.now(), hash))
    const { sender } = transaction.raw_txn
    checkMultisig(this.#vm, this.#state, env, { account: callee.account, sender })
  }
}
