import type { AskOptions } from '@mintline/core/node'
import type { Address, Hex } from 'viem'
import { getLogs } from 'viem/actions'
import type { EvmConnection } from '../chain/connection.ts'
import { logSearch } from '../chain/logSearch.ts'
import type { DropAddress } from '../contract/dropAddress.ts'
import { approvalEvent } from '../contract/erc20.ts'
import { tokensClaimedEvent } from '../generated/openEdition/abi.ts'
import type { Claimants } from './claimedItems.ts'
import type { ClaimTransactions } from './claimTransactions.ts'
import type { Currency } from './currency.ts'

/** A claim's wallets and item count; undefined = any. */
export interface SearchedClaim extends Claimants {
  readonly quantity?: bigint | undefined
}

/** What to search, and from which block. */
interface ClaimSearch {
  readonly drop: Pick<DropAddress, 'address' | 'tokenId'>
  readonly claim: SearchedClaim
  /** Block before the transaction. */
  readonly fromBlock: bigint
}

/** An approval to search. */
interface ApprovalSearch extends ClaimSearch {
  readonly token: Address
  /** True = it sets the allowance to 0. */
  readonly isReset: boolean
}

/** Searches for the transaction that had an effect; undefined = none so far. Each call searches new blocks. */
type EffectSearch = (options: AskOptions) => Promise<Hex | undefined>

/** Creates searches for a mint's transactions by their effects, for wallets that return no hash that a node knows. */
export function effectSearches(
  connection: EvmConnection,
  { currency, ...search }: ClaimSearch & { readonly currency: Pick<Currency, 'token'> },
): { [Step in keyof ClaimTransactions]: EffectSearch | undefined } {
  const { token } = currency
  const approvals = (isReset: boolean) =>
    token && approvalSearch(connection, { ...search, token, isReset })
  return {
    reset: approvals(true),
    approval: approvals(false),
    claim: claimSearch(connection, search),
  }
}

/** Creates a search for a claim. */
export function claimSearch(
  { client }: EvmConnection,
  { drop: { address, tokenId }, claim, fromBlock }: ClaimSearch,
): EffectSearch {
  const { quantity } = claim
  const claimer = claim.claimer as Address | undefined
  const receiver = claim.receiver as Address | undefined
  return logSearch(client, {
    after: fromBlock,
    fetch: (range) =>
      getLogs(client, {
        address: address as string as Address,
        event: tokensClaimedEvent,
        args: { claimer, receiver },
        ...range,
      }),
    isWanted: ({ args }) =>
      (quantity === undefined || args.quantityClaimed === quantity) &&
      // For ERC-1155, the fourth field is the token id.
      (tokenId === undefined || args.startTokenId === tokenId),
  })
}

/** Creates a search for the claimer's approval to the drop. The amount may have been changed in the wallet. */
function approvalSearch(
  { client }: EvmConnection,
  { drop, token, claim, fromBlock, isReset }: ApprovalSearch,
): EffectSearch {
  const args = { owner: claim.claimer as Address, spender: drop.address as string as Address }
  return logSearch(client, {
    after: fromBlock,
    fetch: (range) => getLogs(client, { address: token, event: approvalEvent, args, ...range }),
    isWanted: ({ args: { value } }) => (value === 0n) === isReset,
  })
}
