import { plainText } from '#shared/lib/plainText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { Button } from '#shared/ui/Button.tsx'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import type { MintOutcome } from '../lib/mintOutcome.ts'
import { ownPage } from '../lib/ownPage.ts'
import { shareTargets } from '../lib/shareTargets.ts'
import { useFocusOnMount } from '../model/useFocusOnMount.ts'
import { MintedItems } from './MintedItems.tsx'
import { ShareButton } from './ShareButton.tsx'
import { TransactionLinks } from './TransactionLinks.tsx'

interface MintResultViewProps {
  result: Extract<MintOutcome, { status: 'minted' }>
  /** True if the wallet may mint more from the drop. */
  isMoreLeft: boolean
  /** Returns to the form. */
  onDone: () => void
}

/** Minted items, and the part that failed. */
export function MintResultView({ result, isMoreLeft, onDone }: MintResultViewProps) {
  const { minted, items, hashes, mintTo, shortfall } = result
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="flex animate-rise flex-col gap-4">
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-xl focus:outline-none">
          {minted === 1n ? 'The item is ' : `${minted} items are `}
          {mintTo === undefined ? 'yours' : `in wallet ${shortAddress(mintTo)}`}
        </h2>
        <p className="mt-0.5 text-muted">
          {minted === 1n ? 'It is ' : 'They are '}
          {mintTo === undefined ? 'in your wallet now.' : 'there now.'}
        </p>
      </div>
      {shortfall !== undefined && (
        <Callout kind="warn" title="Not everything was minted" announced>
          {shortfall}
        </Callout>
      )}
      <MintedItems items={items} />
      {result.isMissingSome && (
        <p className="text-muted">
          The network does not show all of them yet, but they are{' '}
          {mintTo === undefined ? 'in your wallet' : 'there'} already.
        </p>
      )}
      <TransactionLinks hashes={hashes} />
      <Button variant="primary" size="lg" onClick={onDone}>
        {isMoreLeft ? 'Mint another' : 'Done'}
      </Button>
      <ShareLinks minted={items.length === 1 ? items[0]?.name : undefined} />
    </div>
  )
}

interface ShareLinksProps {
  /** The item's name, untrusted; undefined = several, for which the drop's name stands. */
  minted: string | undefined
}

/** Ways to share a drop once something of it is minted. */
function ShareLinks({ minted }: ShareLinksProps) {
  const [dropName = ''] = document.title.split(' · ', 1)
  const text = `I minted ${plainText(minted ?? dropName)}`
  const targets = shareTargets(text, ownPage(window.location.href))
  return (
    <div className="flex flex-wrap gap-2">
      {targets.map(({ name, url }) => (
        <a
          key={name}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyles({ className: 'flex-1' })}
        >
          Post on {name}
        </a>
      ))}
      <ShareButton className="flex-1" />
    </div>
  )
}
