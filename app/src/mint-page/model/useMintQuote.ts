import { type ClaimRestriction, isNodeError, type MintlineError } from '@mintline/core'
import { useQuery } from '@tanstack/react-query'
import type { MintEntries } from '../lib/mintEntries.ts'
import { MINT_PENDING, NO_RECEIVER } from '../lib/mintGate.ts'
import { quoteGate } from '../lib/quoteGate.ts'
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
  return choice.status === 'ready' ? undefined : NO_RECEIVER
}
