import type { CompleteState, Journal } from '../state/journal.ts'
import { fromBase64, randomBytes } from '../wire/bytes.ts'
import { decodeTransaction, type WireMessage, type WireTransaction } from '../wire/transaction.ts'
import {
  type AccountChange,
  activeFeature,
  type NewAccount,
  RENT_EXEMPT_EPOCH,
  type StoredAccount,
} from './account.ts'
import { Blockhashes, SlotHashes } from './blockhashes.ts'
import { Commits } from './commits.ts'
import { Engine, type Simulation } from './engine.ts'
import { execute, withPreciseError } from './execute.ts'
import { FAUCET_LAMPORTS, Faucet } from './faucet.ts'
import { DEFAULT_LEDGER_LIMIT, History, unpack } from './history.ts'
import type { NetworkState } from './identity.ts'
import {
  FEATURE_PROGRAM,
  SLOT_HASHES_SYSVAR,
  SYSTEM_PROGRAM,
  SYSVAR_OWNER,
} from './knownAddresses.ts'
import type { LandedTransaction } from './landed.ts'
import { allKeys, loadAddresses } from './messageKeys.ts'
import { type MachineClock, NetworkClock, SLOT_MS, SLOTS_PER_EPOCH } from './networkClock.ts'
import { usesCurrentNonce } from './nonce.ts'
import { installProgram, isInstalled, type Program } from './programs.ts'
import type { SavedChain } from './savedChain.ts'
import { toLanded } from './toLanded.ts'
import type { TransactionErrorJson } from './transactionError.ts'

export type Submission =
  | { kind: 'landed'; transaction: LandedTransaction }
  | { kind: 'duplicate' }
  | { kind: 'dropped'; err: TransactionErrorJson }

export interface SimulateOptions {
  verifySignatures: boolean
  /** False = treat the blockhash as recent. */
  checkBlockhash: boolean
}

/** The network's state, changed only by submitting transactions. */
export class Chain {
  readonly genesisHash: string
  readonly engine = new Engine()
  readonly history: History
  readonly commits = new Commits()
  readonly clock: NetworkClock
  readonly blockhashes: Blockhashes
  readonly faucet: Faucet
  private readonly firstSlot: number
  private readonly slotHashes: SlotHashes
  private readonly journal: Journal
  private readonly identity: NetworkState['identity']

  /**
   * @param ledgerLimit Transactions to keep.
   * @param machine Clock that the network's time follows. Default: the machine's.
   */
  constructor(
    { identity, clock }: NetworkState,
    journal: Journal,
    ledgerLimit = DEFAULT_LEDGER_LIMIT,
    machine?: MachineClock,
  ) {
    this.identity = identity
    this.history = new History(ledgerLimit)
    this.genesisHash = identity.genesisHash
    this.journal = journal
    this.firstSlot = this.engine.startSlot()
    this.clock = new NetworkClock(clock, this.firstSlot, machine)
    this.blockhashes = new Blockhashes(identity.seed)
    this.slotHashes = new SlotHashes(identity.seed)
    this.faucet = new Faucet(identity.seed)
    this.engine.setAccount(this.faucet.address, systemAccount(FAUCET_LAMPORTS))
  }

  /** Restores the state saved by an earlier run. */
  restore({ accounts, transactions, forgotten }: SavedChain): void {
    this.enterSlot(this.clock.slot())
    // Program data first: an executable account is loaded when it is set.
    const changes = [...accounts].sort((a, b) => executableRank(a) - executableRank(b))
    for (const { address, account } of changes) {
      this.engine.setAccount(address, account ?? systemAccount(0n))
    }
    if (changes.some(({ account }) => account?.owner === FEATURE_PROGRAM)) {
      this.engine.applyFeatures()
    }
    this.history.countForgotten(forgotten)
    for (const packed of transactions) {
      const transaction = unpack({ packed })
      const { message } = decodeTransaction(fromBase64(transaction.wire))
      this.history.add(transaction, allKeys(message, transaction.loadedAddresses), packed)
    }
  }

  /** The first slot whose transactions are all kept. */
  firstAvailableSlot(): number {
    return this.history.firstSlot() ?? this.firstSlot
  }

  close(): void {
    this.journal.close()
  }

  getAccount(address: string): StoredAccount | undefined {
    // The engine's sysvars would otherwise show the last transaction's time.
    if (address.startsWith('Sysvar')) this.enterSlot(this.clock.slot())
    return this.engine.getAccount(address)
  }

  latestBlockhash(): { blockhash: string; lastValidBlockHeight: number } {
    const height = this.clock.blockHeight()
    const blockhash = this.blockhashes.issue(this.clock.slot(), height)
    const lastValidBlockHeight = this.blockhashes.lastValidHeight(blockhash) ?? height
    return { blockhash, lastValidBlockHeight }
  }

  simulate(transaction: WireTransaction, options: SimulateOptions): Simulation {
    const { message, signatures, bytes } = transaction
    if (options.checkBlockhash && !this.isFresh(message)) return failed('BlockhashNotFound')
    if (options.checkBlockhash && this.history.status(signatures[0] ?? '')) {
      return failed('AlreadyProcessed')
    }
    this.enterSlot(this.clock.slot() + 1)
    const simulation = this.engine.simulate(bytes, { verify: options.verifySignatures })
    return withPreciseError(this.engine, simulation, message.staticKeys, message.instructions)
  }

  submit(transaction: WireTransaction): Submission {
    const { message, signatures } = transaction
    if (this.history.status(signatures[0] ?? '')) return { kind: 'duplicate' }
    if (!this.isFresh(message)) return { kind: 'dropped', err: 'BlockhashNotFound' }
    return this.land(transaction)
  }

  /** Transfers lamports from the faucet, as an ordinary transaction. */
  airdrop(to: string, lamports: bigint): Submission {
    return this.land(decodeTransaction(this.faucet.transfer(to, lamports, randomBytes(32))))
  }

  /** Deploys unless exactly this program is deployed already. */
  addProgram(program: Program): void {
    if (isInstalled(this.engine, program)) return
    this.enterSlot(this.clock.slot())
    this.recordAccounts(installProgram(this.engine, program))
  }

  /** Activates a feature gate for good, in the present slot. */
  activateFeature(address: string): void {
    const account = activeFeature(this.clock.slot(), (length) => this.engine.minimumBalance(length))
    this.engine.setAccount(address, account)
    this.engine.applyFeatures()
    this.recordAccounts([{ address, account }])
  }

  /** Creates an account at an address that has none yet. */
  addAccount({ address, lamports, ...stored }: NewAccount): void {
    if (this.engine.getAccount(address)) return
    const account = { ...systemAccount(lamports), ...stored }
    this.engine.setAccount(address, account)
    this.recordAccounts([{ address, account }])
  }

  advanceClock(seconds: number): void {
    this.clock.advance(seconds)
    this.journal.append({ type: 'clock', clock: this.clock.snapshot() })
  }

  setClock(unixTimestamp: number): void {
    this.clock.moveTo(unixTimestamp)
    this.journal.append({ type: 'clock', clock: this.clock.snapshot() })
  }

  private land(transaction: WireTransaction): Submission {
    const { message } = transaction
    const loaded = loadAddresses(this.engine, message)
    if ('err' in loaded) return { kind: 'dropped', err: loaded.err }
    const keys = allKeys(message, loaded)
    // A new slot: the one that callers have read as the current slot is already past.
    const slot = this.clock.slot() + 1
    const blockTime = this.enterSlot(slot)
    const executed = execute(this.engine, transaction, keys, loaded)
    if (!executed.landed) {
      return { kind: 'dropped', err: executed.execution.err ?? 'SanitizeFailure' }
    }
    const blockHeight = this.clock.blockHeight()
    this.clock.takeSlot()
    const landed = toLanded(transaction, executed, loaded, { slot, blockHeight, blockTime })
    const { changes } = executed
    this.history.add(landed, keys)
    const clock = this.clock.snapshot()
    this.journal.append({ type: 'transaction', transaction: landed, changes, clock })
    this.journal.compact((addresses) => this.kept(addresses))
    this.commits.notify({ slot, transaction: landed, mentions: keys, changes })
    return { kind: 'landed', transaction: landed }
  }

  /** State for a restart; includes only accounts that were ever written. */
  private kept(addresses: Iterable<string>): CompleteState {
    return {
      network: { identity: this.identity, clock: this.clock.snapshot() },
      accounts: this.existing(addresses),
      transactions: Array.from(this.history.entries(), ({ packed }) => packed),
      forgotten: this.history.forgotten,
    }
  }

  private *existing(addresses: Iterable<string>): Generator<AccountChange> {
    for (const address of addresses) {
      const account = this.engine.getAccount(address)
      if (account) yield { address, account }
    }
  }

  private isFresh(message: WireMessage): boolean {
    return (
      this.blockhashes.isValid(message.recentBlockhash, this.clock.blockHeight()) ||
      usesCurrentNonce(this.engine, message)
    )
  }

  private recordAccounts(changes: AccountChange[]): void {
    this.journal.append({ type: 'accounts', changes })
    this.commits.notify({ slot: this.clock.slot(), transaction: undefined, mentions: [], changes })
  }

  /** Sets the sysvars to a slot at the present time; returns that time in seconds. */
  private enterSlot(slot: number): number {
    const epoch = Math.floor(slot / SLOTS_PER_EPOCH)
    const unixTimestamp = this.clock.unixTimestamp()
    const sinceEpochStart = Math.floor(((slot % SLOTS_PER_EPOCH) * SLOT_MS) / 1000)
    const epochStartTimestamp = unixTimestamp - sinceEpochStart
    this.engine.setClock({ slot, unixTimestamp, epoch, epochStartTimestamp })
    const data = this.slotHashes.before(slot)
    this.engine.setAccount(SLOT_HASHES_SYSVAR, {
      lamports: this.engine.minimumBalance(data.length),
      data,
      owner: SYSVAR_OWNER,
      executable: false,
      rentEpoch: RENT_EXEMPT_EPOCH,
    })
    return unixTimestamp
  }
}

function executableRank({ account }: AccountChange): number {
  return account?.executable ? 1 : 0
}

function systemAccount(lamports: bigint): StoredAccount {
  const data = new Uint8Array()
  return { lamports, data, owner: SYSTEM_PROGRAM, executable: false, rentEpoch: RENT_EXEMPT_EPOCH }
}

function failed(err: TransactionErrorJson): Simulation {
  const nothingRan = { logs: [], innerInstructions: [], unitsConsumed: 0, returnData: null }
  return { err, ...nothingRan, postAccounts: [] }
}
