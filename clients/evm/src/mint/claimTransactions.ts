import { type Address, encodeFunctionData, type Hex } from 'viem'
import { NO_PROOF } from '../allowlist/allowlistProof.ts'
import type { DropState } from '../contract/dropState.ts'
import * as erc20 from '../contract/erc20.ts'
import { transactionValue } from '../contract/nativeCoin.ts'
import { claim as claimOfDropErc1155 } from '../generated/dropErc1155/abi.ts'
import { claim as claimOfOpenEdition } from '../generated/openEdition/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import type { ClaimTerms } from './claimTerms.ts'
import type { Currency } from './currency.ts'

/** Chains with gas estimates too low for a claim: both Hedera networks (specification 9). */
const FIXED_GAS_CHAINS: readonly number[] = [295, 296]

/** Gas limit of a claim on those chains. */
const FIXED_CLAIM_GAS = 8_000_000n

/** A claim to make. */
export interface ClaimInput {
  readonly drop: DropState
  readonly terms: ClaimTerms
  readonly currency: Currency
  readonly quantity: bigint
  /** Wallet that receives the items. */
  readonly receiver: string
}

/** Transactions of a mint, in order. */
export interface ClaimTransactions {
  /** Approves the exact price in tokens; undefined = not needed. */
  readonly approval: EvmTransaction | undefined
  readonly claim: EvmTransaction
}

/** Transactions to claim items. */
export function claimTransactions(input: ClaimInput): ClaimTransactions {
  const { drop, currency, quantity, terms } = input
  const due = terms.price * quantity
  const { network } = drop
  const isNative = currency.token === undefined
  return {
    approval: approvalOf(input, due),
    claim: {
      to: drop.address,
      data: claimData(input),
      value: isNative ? transactionValue(due, network) : 0n,
      ...(FIXED_GAS_CHAINS.includes(network.chainId) && { gas: FIXED_CLAIM_GAS }),
    },
  }
}

function approvalOf({ drop, currency }: ClaimInput, due: bigint): EvmTransaction | undefined {
  const { token, allowance = 0n } = currency
  if (token === undefined || allowance >= due) return undefined
  const args = [drop.address, due] as const
  return { to: token, data: encodeFunctionData({ abi: [erc20.approve], args }) }
}

/** Part of a claim that its call contains. */
export interface ClaimCall extends Pick<ClaimInput, 'quantity' | 'receiver'> {
  readonly drop: Pick<DropState, 'tokenId'>
  readonly terms: Pick<ClaimTerms, 'currency' | 'price' | 'proof'>
}

/** Encodes the call of a claim. */
export function claimData({ drop, terms, quantity, receiver }: ClaimCall): Hex {
  const { currency, price, proof = NO_PROOF } = terms
  const rest = [quantity, currency, price, proof, '0x'] as const
  const to = receiver as Address
  return drop.tokenId === undefined
    ? encodeFunctionData({ abi: [claimOfOpenEdition], args: [to, ...rest] })
    : encodeFunctionData({ abi: [claimOfDropErc1155], args: [to, drop.tokenId, ...rest] })
}
