import type { PriceTokenFacts } from '@mintline/solana/reads'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import type { PriceCurrency } from './usePriceCurrency.ts'

/** Shown instead of amounts while their token, and with it their decimals, is not known. */
export function PendingPriceToken({ price: { isReading, failure } }: { price: PriceCurrency }) {
  if (failure) {
    return (
      <ErrorCallout
        title="The token of these prices could not be read"
        error={failure.error}
        onRetry={failure.retry}
      />
    )
  }
  if (!isReading) {
    return (
      <Callout kind="error" title="There is no token at this address on this network">
        Its decimals are unknown, so its amounts can be neither shown nor entered.
      </Callout>
    )
  }
  return (
    <Card>
      <VisuallyHidden>Loading the token of the prices</VisuallyHidden>
      <Skeleton className="w-2/3" />
    </Card>
  )
}

/** Names the token that a list is priced in, with its address: anybody can give a token any name. */
export function PriceTokenNote({ token }: { token: PriceTokenFacts | undefined }) {
  if (!token) return null
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-muted">
      Prices in this list are in {token.symbol}, the token <ChainAddress address={token.mint} />
    </p>
  )
}
