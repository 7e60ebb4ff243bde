import {
  type ClaimRestriction,
  isMintlineError,
  isNodeError,
  type MintlineError,
} from '@mintline/core'
import { useQuery } from '@tanstack/react-query'
import type { MintEntries } from '../lib/mintEntries.ts'
import { MINT_PENDING, type MintGate, receiverObstacle, shortOf } from '../lib/mintGate.ts'
import { useMintNetwork } from './mintNetworkContext.ts'

/** The form's state that a quote depends on. */
export interface QuotedForm extends Pick<MintEntries, 'choice' | 'mintTo' | 'isMintPending'> {
  /** Time since which the state has been the same, in milliseconds since 1970. */
  changedAt: number
}

/** A mint whose simulation reports what the wallet lacks. */
interface MintQuoteInput<Quote> extends Omit<QuotedForm, 'mintTo'> {
  /** Names the network, the drop, the wallet and the mint. */
  subject: readonly unknown[]
  restriction: ClaimRestriction
  isOnOtherNetwork: boolean
  /** The chain's reason why nothing can be sent yet; undefined = it can. */
  notYet?: string | undefined
  fetchQuote: (signal: AbortSignal) => Promise<Quote>
}

/** Estimates a mint's cost, and returns the first obstacle to it. */
export function useMintQuote<
  Quote extends { readonly cost: { readonly shortfall: MintlineError | undefined } },
>(input: MintQuoteInput<Quote>) {
  const { subject, changedAt, restriction, choice, notYet, fetchQuote } = input
  const preview = useQuery<Quote>({
    queryKey: [...subject, changedAt],
    enabled: restriction.type === 'claimable' && choice.status === 'ready',
    queryFn: ({ signal }) => fetchQuote(signal),
    // The last answer stays in view until the next is complete.
    placeholderData: (previous, query) =>
      subject.every((word, at) => query?.queryKey[at] === word) ? previous : undefined,
    retry: false,
  })
  const notReady = useNotReady(input) ?? notYet
  const { data, error } = preview
  return {
    /** The estimate; undefined while it is being made. */
    data,
    gate: quoteGate({ notReady, restriction, cost: data?.cost, error }),
    restriction,
    unestimated: error && isNodeError(error) && !data ? error : undefined,
    estimateAgain: () => void preview.refetch(),
  }
}

/** Returns why nothing can be sent from here; undefined = it can. */
function useNotReady({
  isMintPending,
  isOnOtherNetwork,
  choice,
}: Pick<MintQuoteInput<unknown>, 'isMintPending' | 'isOnOtherNetwork' | 'choice'>) {
  const { node, name } = useMintNetwork()
  if (isMintPending) return MINT_PENDING
  if (node.status === 'down') return 'The network does not answer.'
  if (isOnOtherNetwork) return `Switch your wallet to ${name} to mint.`
  return receiverObstacle(choice)
}

/** Facts about a mint whose simulation reports what the wallet lacks. */
interface QuoteFacts {
  /** Why nothing can be sent from here; undefined = it can. */
  notReady: string | undefined
  restriction: ClaimRestriction
  /** The estimate; undefined while it is being made. */
  cost: { readonly shortfall: MintlineError | undefined } | undefined
  /** The simulation's error; null = none so far. */
  error: Error | null
}

/** Returns the first obstacle to sending a mint; `open` if there is none. */
function quoteGate({ notReady, restriction, cost, error }: QuoteFacts): MintGate {
  if (notReady !== undefined) return { status: 'not-ready', reason: notReady }
  if (restriction.type === 'restricted') {
    return { status: 'would-fail', error: new Error(restriction.reason) }
  }
  const shortfall = cost?.shortfall
  if (shortfall) return shortOf(shortfall)
  // A refusal by the contract; unreachable nodes are shown elsewhere.
  if (error && isMintlineError(error) && !isNodeError(error)) return { status: 'would-fail', error }
  return cost ? { status: 'open' } : { status: 'checking' }
}
