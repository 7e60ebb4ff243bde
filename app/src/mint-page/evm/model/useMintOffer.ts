import { type ClaimRestriction, isMintlineError, isNodeError } from '@mintline/core'
import { type ClaimCost, claimRestriction, type MintState, prepareClaim } from '@mintline/evm'
import { useQuery } from '@tanstack/react-query'
import { MINT_PENDING, type MintGate, NO_RECEIVER } from '../../lib/mintGate.ts'
import type { MintToChoice } from '../../lib/mintTo.ts'
import { useMintNetwork } from '../../model/mintNetworkContext.ts'
import { networkName } from '../lib/chooseNetwork.ts'
import { useEvm } from './evmContext.ts'
import { useEvmConnection } from './useEvmConnection.ts'
import type { EvmSession } from './useEvmWallet.ts'

interface MintOfferInput {
  state: MintState
  /** Time at which the state was read, in milliseconds since 1970. */
  readAt: number
  session: EvmSession
  /** Receiver of the items. */
  choice: MintToChoice
  /** True if the outcome of an earlier mint of the wallet is not known yet. */
  isMintPending: boolean
  /** Items. */
  quantity: bigint
  /** Advice where a flat fee is above the price of the items; undefined = it is not for one item. */
  feeAdvice: string | undefined
}

/** Cost of a mint for this wallet, and the first obstacle to it. */
export function useMintOffer(input: MintOfferInput) {
  const { state, readAt, session, choice, quantity } = input
  const { scope } = useEvm()
  const connection = useEvmConnection()
  const mintTo = choice.status === 'ready' ? choice.mintTo : undefined
  const request = { quantity, mintTo }
  const restriction = claimRestriction(state, request)
  const { address, tokenId } = state.drop
  const mint = [address, String(tokenId), session.account, String(quantity), mintTo]
  const subject = [scope, 'mint-preview', ...mint]
  const preview = useQuery({
    queryKey: [...subject, readAt],
    enabled: restriction.type === 'claimable' && choice.status === 'ready',
    queryFn: ({ signal }) => prepareClaim(connection, { state, request }, { signal }),
    // The last answer stays in view until the next is complete.
    placeholderData: (previous, query) =>
      subject.every((word, at) => query?.queryKey[at] === word) ? previous : undefined,
    retry: false,
  })
  const obstacle = useNotReady(input)
  const isFeeTooHigh = restriction.type === 'restricted' && restriction.code === 'FEE_EXCEEDS_PRICE'
  const notReady = obstacle ?? (isFeeTooHigh ? input.feeAdvice : undefined)
  const { data, error } = preview
  return {
    restriction,
    preview,
    gate: gateOf({ notReady, restriction, cost: data?.cost, error }),
    /** Error of the node; undefined = it answered. */
    nodeError: error && isNodeError(error) && !data ? error : undefined,
  }
}

/** Reason that nothing can be sent from here; undefined = it can. */
function useNotReady({ isMintPending, session, choice }: MintOfferInput): string | undefined {
  const { network } = useEvm()
  const { node } = useMintNetwork()
  if (isMintPending) return MINT_PENDING
  if (node.status === 'down') return 'The network does not answer.'
  if (session.chainId !== network.chainId) {
    return `Switch your wallet to ${networkName(network)} to mint.`
  }
  return choice.status === 'ready' ? undefined : NO_RECEIVER
}

interface GateFacts {
  notReady: string | undefined
  restriction: ClaimRestriction
  /** Undefined while it is being estimated. */
  cost: ClaimCost | undefined
  error: Error | null
}

function gateOf({ notReady, restriction, cost, error }: GateFacts): MintGate {
  if (notReady !== undefined) return { status: 'not-ready', reason: notReady }
  if (restriction.type === 'restricted') {
    return { status: 'would-fail', error: new Error(restriction.reason) }
  }
  const shortfall = cost?.shortfall
  if (shortfall) return shortOf(shortfall)
  // A refusal by the contract; nodes that do not answer are shown elsewhere.
  if (error && isMintlineError(error) && !isNodeError(error)) return { status: 'would-fail', error }
  return cost ? { status: 'open' } : { status: 'checking' }
}

function shortOf(error: NonNullable<ClaimCost['shortfall']>): MintGate {
  const isKnown =
    isMintlineError(error, 'FUNDS_TOO_LOW') || isMintlineError(error, 'TOKEN_FUNDS_TOO_LOW')
  if (!isKnown) return { status: 'would-fail', error }
  const { needed, balance, coin } = error.context
  if (needed === undefined || balance === undefined) return { status: 'would-fail', error }
  return { status: 'short', missing: needed - balance, coin }
}
