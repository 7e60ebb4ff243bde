import type { CollectionInfo } from '@mintline/solana'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { limitText } from '#shared/lib/limitText.ts'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'

/** Minted items, supply and limit per wallet. */
export function SupplyCard({ collection }: { collection: CollectionInfo }) {
  const { numberOfTokensIssued: issued, maxNumberOfTokens: max, maxMintsPerWallet } = collection
  return (
    <Card title="Supply">
      <div className="mb-5">
        {max === 0n ? (
          <p className="font-semibold text-2xl tracking-tight">
            {formatGrouped(issued, 0)}
            <span className="ml-2 font-normal text-muted text-sm tracking-normal">minted</span>
          </p>
        ) : (
          <ProgressBar label="Minted" done={Number(issued)} total={Number(max)} />
        )}
      </div>
      <DescriptionList
        items={[
          { term: 'Max supply', value: limitText(max) },
          {
            term: 'Left to mint',
            value: max === 0n ? 'No limit' : formatGrouped(max > issued ? max - issued : 0n, 0),
          },
          { term: 'Max per wallet, in all phases', value: limitText(maxMintsPerWallet) },
        ]}
      />
    </Card>
  )
}
