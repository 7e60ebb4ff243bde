import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { fieldOf } from '@mintline/core/node'
import { type Address, address, getBase58Encoder } from '@solana/kit'
import { listOf, malformedAnswer, numberOf, textOf } from './answers.ts'
import {
  type CompiledInstruction,
  type RunInstruction,
  runInstructions,
} from './runInstructions.ts'

/** Tokens in an account, before or after a transaction. */
export interface TokenBalance {
  readonly account: SolanaAddress
  readonly mint: SolanaAddress
  /** Wallet that owns the account. */
  readonly owner: SolanaAddress
  /** Base units. */
  readonly amount: bigint
}

/** A landed transaction, as a node stores it. */
export interface NodeTransaction {
  readonly signature: string
  readonly slot: number
  /** Its block's time in unix seconds; undefined if the node does not know it. */
  readonly blockTime: number | undefined
  readonly hasFailed: boolean
  readonly logs: readonly string[]
  /** Each instruction, followed by its nested ones. */
  readonly instructions: readonly RunInstruction[]
  /** Token accounts that the transaction names, with what they held before it. */
  readonly balancesBefore: readonly TokenBalance[]
  readonly balancesAfter: readonly TokenBalance[]
}

/**
 * Parses the answer to `getTransaction` with encoding `json`; undefined = the node does not have the transaction.
 *
 * @throws An error for any other answer, and if the node stores neither nested instructions nor token balances: it
 * would hide what a transaction did.
 */
export function nodeTransactionOf(answer: unknown): NodeTransaction | undefined {
  if (answer === null || answer === undefined) return undefined
  const [meta, transaction] = [fieldOf(answer, 'meta'), fieldOf(answer, 'transaction')]
  const message = fieldOf(transaction, 'message')
  const keys = keysOf(message, meta)
  const blockTime = fieldOf(answer, 'blockTime')
  return {
    signature: textOf(listOf(fieldOf(transaction, 'signatures'))[0]),
    slot: numberOf(fieldOf(answer, 'slot')),
    blockTime: blockTime === null || blockTime === undefined ? undefined : numberOf(blockTime),
    hasFailed: fieldOf(meta, 'err') !== null,
    logs: listOf(fieldOf(meta, 'logMessages') ?? []).map(textOf),
    instructions: runInstructions(keys, {
      topLevel: listOf(fieldOf(message, 'instructions')).map(instructionOf),
      nested: listOf(fieldOf(meta, 'innerInstructions')).map((called) => ({
        index: numberOf(fieldOf(called, 'index')),
        instructions: listOf(fieldOf(called, 'instructions')).map(instructionOf),
      })),
    }),
    balancesBefore: balancesOf(keys, fieldOf(meta, 'preTokenBalances')),
    balancesAfter: balancesOf(keys, fieldOf(meta, 'postTokenBalances')),
  }
}

function keysOf(message: unknown, meta: unknown): Address[] {
  const loaded = fieldOf(meta, 'loadedAddresses')
  const lists = [
    fieldOf(message, 'accountKeys'),
    fieldOf(loaded, 'writable') ?? [],
    fieldOf(loaded, 'readonly') ?? [],
  ]
  return lists.flatMap(listOf).map((key) => address(textOf(key)))
}

function instructionOf(value: unknown): CompiledInstruction {
  const data = getBase58Encoder().encode(textOf(fieldOf(value, 'data')))
  return {
    programIdIndex: numberOf(fieldOf(value, 'programIdIndex')),
    accounts: listOf(fieldOf(value, 'accounts')).map(numberOf),
    data: new Uint8Array(data),
  }
}

function balancesOf(keys: readonly Address[], value: unknown): TokenBalance[] {
  return listOf(value).map((balance) => {
    const account = keys[numberOf(fieldOf(balance, 'accountIndex'))]
    if (account === undefined) throw malformedAnswer()
    return {
      account: solanaAddress(account),
      mint: solanaAddress(textOf(fieldOf(balance, 'mint'))),
      owner: solanaAddress(textOf(fieldOf(balance, 'owner'))),
      amount: BigInt(textOf(fieldOf(fieldOf(balance, 'uiTokenAmount'), 'amount'))),
    }
  })
}
