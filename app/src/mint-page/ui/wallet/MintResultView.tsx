import { parseItemId } from '@mintline/core/identifiers'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { type MintOutcome, shortfallText } from '../../lib/wallet/mintOutcome.ts'
import { useFocusOnMount } from '../../model/useFocusOnMount.ts'
import { MintedItems } from './MintedItems.tsx'
import { TransactionLinks } from './TransactionLinks.tsx'

interface MintResultViewProps {
  result: Extract<MintOutcome, { status: 'minted' }>
  onDone: () => void
}

/** Minted items, and the part that failed. */
export function MintResultView({ result, onDone }: MintResultViewProps) {
  const { minted, items, hashes, mintTo, failure } = result
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const isMissingSome = minted > BigInt(items.length)
  return (
    <div className="flex animate-rise flex-col gap-4">
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-xl focus:outline-none">
          {minted === 1n ? 'The item is ' : `${minted} items are `}
          {mintTo === undefined ? 'yours' : `in wallet ${shortAddress(mintTo)}`}
        </h2>
        <p className="mt-0.5 text-muted">Confirmed on chain.</p>
      </div>
      {failure && (
        <Callout kind="warn" title="Not everything was minted" announced>
          {shortfallText(failure)}
        </Callout>
      )}
      <MintedItems
        items={items.map(({ itemId, name, metadata }) => ({
          mint: parseItemId(itemId).contract,
          name: metadata?.type === 'loaded' ? metadata.name : name,
          metadata,
        }))}
      />
      {isMissingSome && (
        <p className="text-muted">
          The network does not show all of them yet, but they are{' '}
          {mintTo === undefined ? 'in your wallet' : 'there'} already.
        </p>
      )}
      <TransactionLinks signatures={hashes} />
      <Button size="lg" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}
