// The package's public class wraps every call in Kit codecs (about 15 µs per address); its internal
// byte-level class can scan tens of thousands of accounts. The version is pinned exactly.
import {
  Account,
  Clock,
  FailedTransactionMetadata,
  FeatureSet,
  LiteSvm,
  type TransactionMetadata,
} from 'litesvm/dist/internal.js'
import { addressBytes } from '../wire/addressBytes.ts'
import { encodeBase58 } from '../wire/base58.ts'
import type { AccountChange, AddressedAccount, StoredAccount } from './account.ts'
import { FEATURE_PROGRAM, SYSVAR_OWNER } from './knownAddresses.ts'
import { OwnedAccounts } from './ownedAccounts.ts'
import { type TransactionErrorJson, transactionErrorJson } from './transactionError.ts'

/** Copies fields out of the engine on access: scans read a few fields from many accounts. */
class EngineAccount implements StoredAccount {
  private readonly inner: Account
  private cachedData: Uint8Array | undefined
  private cachedOwner: string | undefined

  /** @param owner Avoids its lookup if the caller knows it. */
  constructor(inner: Account, owner?: string) {
    this.inner = inner
    this.cachedOwner = owner
  }

  get lamports(): bigint {
    return this.inner.lamports()
  }

  get executable(): boolean {
    return this.inner.executable()
  }

  get rentEpoch(): bigint {
    return this.inner.rentEpoch()
  }

  get data(): Uint8Array {
    this.cachedData ??= this.inner.data()
    return this.cachedData
  }

  get owner(): string {
    this.cachedOwner ??= encodeBase58(this.inner.owner())
    return this.cachedOwner
  }
}

export interface InnerInstructionGroup {
  index: number
  instructions: {
    programIdIndex: number
    accounts: Uint8Array
    data: Uint8Array
    stackHeight: number
  }[]
}

export interface Execution {
  err: TransactionErrorJson | null
  logs: string[]
  innerInstructions: InnerInstructionGroup[]
  unitsConsumed: number
  returnData: { programId: string; data: Uint8Array } | null
}

export interface Simulation extends Execution {
  /** Writable accounts after the transaction; empty if it fails. */
  postAccounts: AddressedAccount[]
}

export interface EngineClock {
  slot: number
  unixTimestamp: number
  epoch: number
  epochStartTimestamp: number
}

export class Engine {
  private readonly svm: LiteSvm
  private readonly owned = new OwnedAccounts((owner) => this.scan(owner))

  constructor() {
    this.svm = new LiteSvm()
    this.svm.withNativeMints()
    // The chain checks expiry and duplicates: the engine knows one blockhash, the network 151.
    this.svm.setBlockhashCheck(false)
    this.svm.setTransactionHistory(0n)
  }

  getAccount(address: string): StoredAccount | undefined {
    const account = this.svm.getAccount(addressBytes(address))
    return account === null ? undefined : new EngineAccount(account)
  }

  setAccount(address: string, account: StoredAccount): void {
    this.svm.setAccount(
      addressBytes(address),
      new Account(
        account.lamports,
        account.data,
        addressBytes(account.owner),
        account.executable,
        account.rentEpoch,
      ),
    )
    if (account.owner !== SYSVAR_OWNER) this.follow([{ address, account }])
  }

  /** Ordered by address, as on a node. */
  accountsOwnedBy(program: string): readonly AddressedAccount[] {
    // Sysvars change by themselves.
    return program === SYSVAR_OWNER ? this.scan(program) : this.owned.of(program)
  }

  /** Updates the index with a transaction's changes. */
  follow(changes: readonly AccountChange[]): void {
    for (const change of changes) this.owned.follow(change)
  }

  minimumBalance(dataLength: number): bigint {
    return BigInt(this.svm.minimumBalanceForRentExemption(BigInt(dataLength)))
  }

  /** Loads the ELF as an upgradeable program: program and program data accounts. */
  addUpgradeableProgram(programId: string, elf: Uint8Array): void {
    this.svm.addProgram(addressBytes(programId), elf)
    this.follow([{ address: programId, account: this.getAccount(programId) }])
  }

  /** Runs from here on with the features that accounts show as active. */
  applyFeatures(): void {
    const features = new FeatureSet()
    for (const { address, account } of this.scan(FEATURE_PROGRAM)) {
      if (account.data[0] === 1) features.activate(addressBytes(address), 0n)
    }
    this.svm.setFeatureSet(features)
    this.svm.setBuiltins()
  }

  setClock({ slot, unixTimestamp, epoch, epochStartTimestamp }: EngineClock): void {
    this.svm.setClock(
      new Clock(
        BigInt(slot),
        BigInt(epochStartTimestamp),
        BigInt(epoch),
        BigInt(epoch + 1),
        BigInt(unixTimestamp),
      ),
    )
  }

  startSlot(): number {
    return Number(this.svm.getClock().slot)
  }

  /** Bytes must be a decoded and sanitized transaction: the engine aborts on malformed ones. */
  send(transaction: Uint8Array): Execution {
    const outcome = this.svm.sendVersionedTransaction(transaction)
    return outcome instanceof FailedTransactionMetadata
      ? execution(outcome.meta(), transactionErrorJson(outcome.err()))
      : execution(outcome, null)
  }

  simulate(transaction: Uint8Array, { verify }: { verify: boolean }): Simulation {
    this.svm.setSigverify(verify)
    try {
      const outcome = this.svm.simulateVersionedTransaction(transaction)
      if (outcome instanceof FailedTransactionMetadata) {
        const failed = execution(outcome.meta(), transactionErrorJson(outcome.err()))
        return { ...failed, postAccounts: [] }
      }
      const postAccounts = outcome.postAccounts().map((entry) => ({
        address: encodeBase58(entry.address),
        account: new EngineAccount(entry.account()),
      }))
      return { ...execution(outcome.meta(), null), postAccounts }
    } finally {
      this.svm.setSigverify(true)
    }
  }

  private scan(owner: string): AddressedAccount[] {
    return this.svm.getProgramAccounts(addressBytes(owner)).map((entry) => ({
      address: encodeBase58(entry.address),
      account: new EngineAccount(entry.account(), owner),
    }))
  }
}

function execution(meta: TransactionMetadata, err: TransactionErrorJson | null): Execution {
  const returned = meta.returnData()
  const data = returned.data()
  return {
    err,
    logs: meta.logs(),
    innerInstructions: innerInstructions(meta),
    unitsConsumed: Number(meta.computeUnitsConsumed()),
    returnData: data.length > 0 ? { programId: encodeBase58(returned.programId()), data } : null,
  }
}

function innerInstructions(meta: TransactionMetadata): InnerInstructionGroup[] {
  return meta
    .innerInstructions()
    .map((group, index) => ({
      index,
      instructions: group.map((inner) => {
        const instruction = inner.instruction()
        return {
          programIdIndex: instruction.programIdIndex(),
          accounts: instruction.accounts(),
          data: instruction.data(),
          stackHeight: inner.stackHeight(),
        }
      }),
    }))
    .filter(({ instructions }) => instructions.length > 0)
}
