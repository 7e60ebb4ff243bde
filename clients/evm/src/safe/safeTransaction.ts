import type { EvmAddress } from '@mintline/core/identifiers'
import {
  type Address,
  concatHex,
  encodeFunctionData,
  encodePacked,
  type Hex,
  hashTypedData,
  size,
  type TypedDataDefinition,
  zeroAddress,
} from 'viem'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import type { Safe } from './fetchSafe.ts'
import { multiSend } from './safeContract.ts'

/** How a Safe makes a call: by itself, or as the called contract's code. */
const CALL = 0
const DELEGATE_CALL = 1

/** A call to a contract. */
export type SafeCall = EvmTransaction & { readonly to: Address }

/** A Safe's transaction, before its owners have signed it. Nobody is refunded for its gas. */
export interface SafeTransaction {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  readonly operation: typeof CALL | typeof DELEGATE_CALL
  readonly safeTxGas: bigint
  readonly baseGas: bigint
  readonly gasPrice: bigint
  readonly gasToken: Address
  readonly refundReceiver: Address
  readonly nonce: bigint
}

/** A Safe's transaction with its hash, by which owners and service know it. */
export interface HashedSafeTransaction {
  readonly transaction: SafeTransaction
  readonly hash: Hex
  readonly typedData: TypedDataDefinition<typeof TYPES, 'SafeTx'>
}

const TYPES = {
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const

/** What a Safe's transaction is made of. */
export interface SafeTransactionInput {
  readonly safe: Pick<Safe, 'address'>
  readonly chainId: number
  readonly nonce: bigint
  /** At least one; all are undone if one fails. */
  readonly calls: readonly SafeCall[]
  /** `fetchMultiSend`'s; only used for several calls. */
  readonly multiSend: EvmAddress | undefined
}

/** Makes a Safe's transaction of calls. */
export function safeTransaction(input: SafeTransactionInput): HashedSafeTransaction {
  const transaction: SafeTransaction = {
    ...joined(input),
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: input.nonce,
  }
  const typedData = {
    domain: { chainId: input.chainId, verifyingContract: input.safe.address },
    types: TYPES,
    primaryType: 'SafeTx',
    message: transaction,
  } as const
  return { transaction, typedData, hash: hashTypedData(typedData) }
}

function joined({
  calls,
  multiSend: to,
}: SafeTransactionInput): Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'> {
  const [first] = calls
  if (first && calls.length === 1) {
    return { to: first.to, value: first.value ?? 0n, data: first.data, operation: CALL }
  }
  if (to === undefined) throw new Error('Several calls need the contract that joins them.')
  const packed = calls.map(({ to: target, value = 0n, data }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [CALL, target, value, BigInt(size(data)), data],
    ),
  )
  const data = encodeFunctionData({ abi: [multiSend], args: [concatHex(packed)] })
  return { to, value: 0n, data, operation: DELEGATE_CALL }
}

/** Words for a Safe's owners. */
export interface SafeMemo {
  readonly title: string
  readonly description: string
}

/** Returns calls as a file for Safe's Transaction Builder, as its owners open it in their app. */
export function safeBuilderFile(
  { safe, chainId, calls }: Pick<SafeTransactionInput, 'safe' | 'chainId' | 'calls'>,
  { title, description }: SafeMemo,
): object {
  return {
    version: '1.0',
    chainId: `${chainId}`,
    meta: { name: title, description, createdFromSafeAddress: safe.address },
    transactions: calls.map(({ to, value = 0n, data }) => ({
      to,
      value: `${value}`,
      data,
      contractMethod: null,
      contractInputsValues: null,
    })),
  }
}
