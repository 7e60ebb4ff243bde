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

/** Gas limit for a claim on those chains. */
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

/** A mint's transactions, in order. */
export interface ClaimTransactions {
  /** Resets a left-over approval to 0, for tokens that otherwise refuse a new one; undefined = not needed. */
  readonly reset: EvmTransaction | undefined
  /** Approves the exact price in tokens; undefined = not needed. */
  readonly approval: EvmTransaction | undefined
  readonly claim: EvmTransaction
}

/**
 * Returns the transactions that claim items.
 *
 * @param needsReset Returns whether the token refuses an approval while another one is left over.
 */
export async function claimTransactions(
  input: ClaimInput,
  needsReset: (approval: EvmTransaction) => Promise<boolean>,
): Promise<ClaimTransactions> {
  const { drop, currency, quantity, terms } = input
  const due = terms.price * quantity
  const { network } = drop
  const { token, allowance = 0n } = currency
  const isNative = token === undefined
  const approval = isNative || allowance >= due ? undefined : approvalOf(token, drop, due)
  const isLeftOver = approval !== undefined && allowance > 0n && (await needsReset(approval))
  return {
    reset: isNative || !isLeftOver ? undefined : approvalOf(token, drop, 0n),
    approval,
    claim: {
      to: drop.address,
      data: claimData(input),
      value: isNative ? transactionValue(due, network) : 0n,
      ...(FIXED_GAS_CHAINS.includes(network.chainId) && { gas: FIXED_CLAIM_GAS }),
    },
  }
}

function approvalOf(
  token: Address,
  { address }: Pick<DropState, 'address'>,
  amount: bigint,
): EvmTransaction & { readonly to: Address } {
  const args = [address, amount] as const
  return { to: token, data: encodeFunctionData({ abi: [erc20.approve], args }) }
}

/** What a claim's call contains. */
export interface ClaimCall extends Pick<ClaimInput, 'quantity' | 'receiver'> {
  readonly drop: Pick<DropState, 'tokenId'>
  readonly terms: Pick<ClaimTerms, 'currency' | 'price' | 'proof'>
}

/** Encodes a claim's call. */
export function claimData({ drop, terms, quantity, receiver }: ClaimCall): Hex {
  const { currency, price, proof = NO_PROOF } = terms
  const rest = [quantity, currency, price, proof, '0x'] as const
  const to = receiver as Address
  return drop.tokenId === undefined
    ? encodeFunctionData({ abi: [claimOfOpenEdition], args: [to, ...rest] })
    : encodeFunctionData({ abi: [claimOfDropErc1155], args: [to, drop.tokenId, ...rest] })
}
