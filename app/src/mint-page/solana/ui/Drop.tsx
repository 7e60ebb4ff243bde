import { lazy, Suspense } from 'react'
import { WALLET_KEY } from '#entities/wallet/lib/walletKey.ts'
import { useChainNow } from '../../model/useChainNow.ts'
import { useCollectionDocument } from '../../model/useCollectionDocument.ts'
import { useNetworkFee } from '../../model/useNetworkFee.ts'
import { ActionPanel } from '../../ui/ActionPanel.tsx'
import { DropView } from '../../ui/DropView.tsx'
import { LinkedDrop } from '../../ui/LinkedDrop.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { dropFacts } from '../lib/dropFacts.ts'
import { OPEN_MINTS_KEY } from '../lib/openMintsKey.ts'
import { useMintCluster } from '../model/mintClusterContext.ts'
import { type DropRead, useDrop } from '../model/useDrop.ts'

const PANEL = {
  walletKey: WALLET_KEY,
  openMintsKey: OPEN_MINTS_KEY,
  load: () => import('./WalletPanel.tsx'),
}

/** Not part of the first load; without it, the page only says less. */
const LockedTerms = lazy(() => import('./LockedTerms.tsx').catch(() => ({ default: () => null })))

/** Height of a line in rem. */
const LINE = 1.5

interface DropProps {
  /** The collection's symbol or address. */
  name: string
  /** URL of the merkle proof folder; undefined = none in the link. */
  proofs: string | undefined
}

/** The link's drop, or why it cannot be shown. */
export function Drop({ name, proofs }: DropProps) {
  const { cluster, identity } = useMintCluster()
  const query = useDrop(name)
  if (identity.mistakenFor !== undefined) {
    return (
      <Problem title={`${cluster.name} turns out to be ${identity.mistakenFor}`}>
        The node of this link serves another network, so nothing can be minted here. Ask for a new
        link where you got this one.
      </Problem>
    )
  }
  return <LinkedDrop query={query}>{(drop) => <ReadDrop drop={drop} proofs={proofs} />}</LinkedDrop>
}

function ReadDrop({ drop, proofs }: { drop: DropRead; proofs: string | undefined }) {
  const { collection } = drop
  const { connection, scope, identity } = useMintCluster()
  const { currency } = identity
  const now = useChainNow(drop)
  const texts = useCollectionDocument(collection.metadata.collectionBaseUri)
  const { supply, texts: named, phases } = collection.locks
  const lines = [supply && collection.maxNumberOfTokens > 0n, named, phases].filter(Boolean).length
  const currencies = { coin: currency, tokens: drop.tokens }
  const networkFee = useNetworkFee([scope, collection.editions], async (signal) => {
    const { fetchUsualMintFee } = await import('../lib/networkFee.ts')
    return { amount: await fetchUsualMintFee(connection, collection, { signal }), currency }
  })
  const facts = { ...dropFacts({ collection, texts, currencies, now }), networkFee }
  return (
    <DropView drop={facts} now={now}>
      <ActionPanel drop={facts} address={collection.editions} source={PANEL}>
        {({ WalletPanel }, connect) => <WalletPanel drop={drop} proofs={proofs} {...connect} />}
      </ActionPanel>
      {lines > 0 && (
        // As high as what replaces it, which moves nothing.
        <Suspense fallback={<div style={{ height: `${(lines + 1) * LINE}rem` }} />}>
          <LockedTerms collection={collection} />
        </Suspense>
      )}
    </DropView>
  )
}
