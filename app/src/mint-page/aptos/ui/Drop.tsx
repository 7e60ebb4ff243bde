import { fetchCollection } from '@mintline/aptos'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useChainNow } from '../../model/useChainNow.ts'
import { useCollectionDocument } from '../../model/useCollectionDocument.ts'
import { useNetworkFee } from '../../model/useNetworkFee.ts'
import { ActionPanel } from '../../ui/ActionPanel.tsx'
import { DropView } from '../../ui/DropView.tsx'
import { LinkedDrop } from '../../ui/LinkedDrop.tsx'
import { dropFacts } from '../lib/dropFacts.ts'
import { OPEN_MINTS_KEY, WALLET_KEY } from '../lib/storageKeys.ts'
import { useAptos } from '../model/aptosContext.ts'
import { type DropRead, useDrop } from '../model/useDrop.ts'

/** Few links need it, so it is loaded on demand. */
const OtherChain = lazy(async () => ({
  default: (await import('../../ui/NetworkProblems.tsx')).OtherChain,
}))

const PANEL = {
  walletKey: WALLET_KEY,
  openMintsKey: OPEN_MINTS_KEY,
  load: () => import('./WalletPanel.tsx'),
}

const TITLES = { INVALID_CONTRACT_ADDRESS: 'This link names no drop' }

interface DropProps {
  /** Union id. */
  contract: string
  /** URL of the allowlist proof folder; undefined = none in the link. */
  proofs: string | undefined
}

/** The link's drop, or why it cannot be shown. */
export function Drop({ contract, proofs }: DropProps) {
  const { network, chainId } = useAptos()
  const query = useDrop(contract)
  const { chainId: expected = chainId } = network
  if (chainId !== undefined && chainId !== expected) {
    return <OtherChain chainId={chainId} onRetry={() => void query.refetch()} />
  }
  return (
    <LinkedDrop query={query} titles={TITLES}>
      {(drop) => <ReadDrop drop={drop} proofs={proofs} />}
    </LinkedDrop>
  )
}

interface ReadDropProps extends Pick<DropProps, 'proofs'> {
  drop: DropRead
}

function ReadDrop({ drop, proofs }: ReadDropProps) {
  const { connection, scope } = useAptos()
  const { collection } = drop.drop
  const now = useChainNow(drop)
  const { data, isPending } = useQuery({
    queryKey: [scope, 'collection', collection],
    queryFn: ({ signal }) => fetchCollection(connection, collection, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { name = '', uri } = data ?? {}
  const texts = useCollectionDocument(uri)
  const isLoading = isPending || (uri !== undefined && texts.isLoading)
  const networkFee = useNetworkFee([scope, collection], async (signal) => {
    const { fetchUsualMintFee } = await import('../lib/networkFee.ts')
    const currency = drop.drop.ledger.network.nativeCurrency
    return { amount: await fetchUsualMintFee(connection, { signal }), currency }
  })
  const facts = dropFacts(drop.drop, { name, texts: { ...texts, isLoading }, networkFee }, now)
  return (
    <DropView drop={facts} now={now}>
      <ActionPanel drop={facts} address={collection} source={PANEL}>
        {({ WalletPanel }, connect) => <WalletPanel drop={drop} proofs={proofs} {...connect} />}
      </ActionPanel>
    </DropView>
  )
}
