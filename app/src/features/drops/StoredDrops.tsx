import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { forgetDrop, type StoredDrop, useStoredDrops } from '#entities/drop/lib/dropStore.ts'
import { useChain } from '#entities/drop/model/chainContext.ts'
import { SaleReview } from '#entities/drop/ui/SaleReview.tsx'
import { ItemPicture } from '#entities/metadata/ui/PictureFrame.tsx'
import { priceText } from '#shared/lib/amountText.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

/** The drops that this browser has deployed on the chosen network, or begun to. */
export function StoredDrops() {
  const { other } = useChain()
  const drops = useStoredDrops(other.network.slug)
  if (drops.length === 0) {
    return (
      <p className="rounded-xl border border-line-strong border-dashed p-6 text-muted sm:p-8">
        What you sell on {other.network.name} from this browser is listed here.
      </p>
    )
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {drops.map((drop) => (
        <li key={drop.id} className="min-w-0">
          <DropCard drop={drop} />
        </li>
      ))}
    </ul>
  )
}

function DropCard({ drop }: { drop: StoredDrop }) {
  const { other, chain, session } = useChain()
  const [isReviewed, setIsReviewed] = useState(false)
  const { sale, contract, isDone } = drop
  const isOwn = session?.address === drop.wallet
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <ItemPicture name={sale.name} uri={sale.imageUri} className="w-full rounded-lg border" />
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="truncate font-semibold">
              <UntrustedText>{sale.name}</UntrustedText>
            </p>
            <p className="text-muted">
              {priceText(BigInt(sale.price), other.network.nativeCurrency)}
            </p>
          </div>
          {!isDone && <Badge tone="warn">Not finished</Badge>}
        </div>
        {isDone && contract !== undefined && chain ? (
          <Link
            to="/drops/$drop"
            params={{ drop: chain.idOf(contract) }}
            className="font-medium text-accent-text underline decoration-accent-line underline-offset-3"
          >
            Open
          </Link>
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="primary" disabled={!isOwn} onClick={() => setIsReviewed(true)}>
              Continue
            </Button>
            {drop.steps.length === 0 && contract === undefined && (
              <Button onClick={() => forgetDrop(drop.id)}>Remove</Button>
            )}
            {!isOwn && <span className="text-muted">Connect the wallet that began it.</span>}
          </div>
        )}
      </div>
      {isReviewed && (
        <SaleReview
          title={`Continue selling ${sale.name}`}
          work={{ drop }}
          onClose={() => setIsReviewed(false)}
          onDone={() => setIsReviewed(false)}
        />
      )}
    </Card>
  )
}
