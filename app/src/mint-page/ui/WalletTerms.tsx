import type { ReactNode } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import type { MintEntries } from '../lib/mintEntries.ts'
import { NO_MINT_TO } from '../lib/mintTo.ts'
import type { RestrictionText } from '../lib/restrictionText.ts'
import { OutcomeNotice } from './OutcomeNotice.tsx'

interface WalletTermsProps<Terms>
  extends Pick<MintEntries, 'lastEnd' | 'mintToDraft' | 'onMintToChange'> {
  /** The wallet's terms as they are being read. */
  query: {
    data: Terms | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  /** Returns why the wallet may not mint in any open phase, in place of the form; empty = it may. */
  restrictionsOf: (terms: Terms) => readonly RestrictionText[]
  /** Renders the form. */
  children: (terms: Terms) => ReactNode
}

/** Items that the connected wallet may mint, or the reason for none. */
export function WalletTerms<Terms>(props: WalletTermsProps<Terms>) {
  const { query, restrictionsOf, lastEnd, mintToDraft, onMintToChange, children } = props
  const { data, error, refetch } = query
  if (data === undefined) {
    return error ? (
      <ErrorCallout
        title="What this wallet may mint is not known yet"
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <TermsSkeleton />
    )
  }
  const restrictions = restrictionsOf(data)
  if (restrictions.length === 0) return children(data)
  return (
    <>
      <OutcomeNotice end={lastEnd} />
      <div role="status" className="flex flex-col gap-3">
        {restrictions.map(({ reason, advice, isRetryable }) => (
          <Callout
            key={reason}
            title={reason}
            actions={
              isRetryable && (
                <Button size="sm" busy={query.isFetching} onClick={() => void refetch()}>
                  Try again
                </Button>
              )
            }
          >
            {advice}
          </Callout>
        ))}
      </div>
      {mintToDraft.isOpen && (
        <Button onClick={() => onMintToChange(NO_MINT_TO)}>Mint to this wallet</Button>
      )}
    </>
  )
}

function TermsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <VisuallyHidden>
        <span role="status">Loading the terms for this wallet</span>
      </VisuallyHidden>
      <Skeleton height="h-11" className="w-full" />
      <Skeleton height="h-24" className="w-full" />
      <Skeleton height="h-11" corners="rounded-lg" className="w-full" />
    </div>
  )
}
