import { sameBytes } from '../wire/bytes.ts'
import type { WireTransaction } from '../wire/transaction.ts'
import type { AccountChange, StoredAccount } from './account.ts'
import type { Engine, Execution } from './engine.ts'
import { feeOf } from './fee.ts'
import { isWritable, type LoadedAddresses } from './messageKeys.ts'
import { type TokenBalance, tokenBalances } from './tokenBalances.ts'
import type { TransactionErrorJson } from './transactionError.ts'

export interface Executed {
  execution: Execution
  /** False = not even a fee is charged: the transaction leaves no trace. */
  landed: boolean
  fee: bigint
  preBalances: bigint[]
  postBalances: bigint[]
  preTokenBalances: TokenBalance[]
  postTokenBalances: TokenBalance[]
  changes: AccountChange[]
}

/** Errors for which a fee is charged although no instruction ran. */
const FEE_ONLY_ERRORS: TransactionErrorJson[] = [
  'ProgramAccountNotFound',
  'InvalidProgramForExecution',
  'MaxLoadedAccountsDataSizeExceeded',
]

/** Executes a transaction and compares its accounts before and after. */
export function execute(
  engine: Engine,
  { bytes, message }: WireTransaction,
  keys: string[],
  loaded: LoadedAddresses,
): Executed {
  const before = keys.map((key) => engine.getAccount(key))
  const preTokenBalances = tokenBalances(engine, before)
  const execution = withPreciseError(engine, engine.send(bytes), keys, message.instructions)
  chargeFeeOnly(engine, execution, keys[0], before[0], feeOf(message))
  const after = keys.map((key, index) =>
    isWritable(message, loaded, index) ? engine.getAccount(key) : before[index],
  )
  const preBalances = before.map(lamportsOf)
  const postBalances = after.map(lamportsOf)
  // Instructions only move lamports, so what is missing in total is the fee.
  const fee = sum(preBalances) - sum(postBalances)
  const changes = changesBetween(keys, before, after)
  engine.follow(changes)
  return {
    execution,
    landed: execution.err === null || fee > 0n,
    fee,
    preBalances,
    postBalances,
    preTokenBalances,
    postTokenBalances: tokenBalances(engine, after),
    changes,
  }
}

/** Distinguishes a missing program from one that is not executable, which the engine does not. */
export function withPreciseError<T extends Execution>(
  engine: Engine,
  execution: T,
  keys: string[],
  instructions: readonly { programIdIndex: number }[],
): T {
  if (execution.err !== 'InvalidProgramForExecution') return execution
  const missing = instructions.some(
    ({ programIdIndex }) => engine.getAccount(keys[programIdIndex] ?? '') === undefined,
  )
  return missing ? { ...execution, err: 'ProgramAccountNotFound' } : execution
}

function chargeFeeOnly(
  engine: Engine,
  { err }: Execution,
  payer: string | undefined,
  account: StoredAccount | undefined,
  fee: bigint,
): void {
  if (err === null || !FEE_ONLY_ERRORS.includes(err)) return
  if (payer === undefined || account === undefined || account.lamports < fee) return
  const { data, owner, executable, rentEpoch } = account
  engine.setAccount(payer, {
    lamports: account.lamports - fee,
    data,
    owner,
    executable,
    rentEpoch,
  })
}

function changesBetween(
  keys: string[],
  before: (StoredAccount | undefined)[],
  after: (StoredAccount | undefined)[],
): AccountChange[] {
  return keys.flatMap((address, index) => {
    const account = after[index]
    return sameAccount(before[index], account) ? [] : [{ address, account }]
  })
}

function sameAccount(a: StoredAccount | undefined, b: StoredAccount | undefined): boolean {
  if (a === b) return true
  if (a === undefined || b === undefined) return false
  return a.lamports === b.lamports && a.owner === b.owner && sameBytes(a.data, b.data)
}

function lamportsOf(account: StoredAccount | undefined): bigint {
  return account?.lamports ?? 0n
}

function sum(amounts: bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
