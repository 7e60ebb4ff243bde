import { fetchCollection } from '@mintline/aptos'
import { isMintlineError } from '@mintline/core'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '#shared/lib/errorText.ts'
import { mayHaveOpenMint } from '../../lib/openMintKey.ts'
import { wasConnected } from '../../lib/storedWallet.ts'
import { useMintNetwork } from '../../model/mintNetworkContext.ts'
import { useChainNow } from '../../model/useChainNow.ts'
import { useCollectionDocument } from '../../model/useCollectionDocument.ts'
import { ActionPanel } from '../../ui/ActionPanel.tsx'
import { DropSkeleton } from '../../ui/DropSkeleton.tsx'
import { DropView } from '../../ui/DropView.tsx'
import { OtherChain } from '../../ui/OtherChain.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { dropFacts } from '../lib/dropFacts.ts'
import { OPEN_MINTS_KEY, WALLET_KEY } from '../lib/storageKeys.ts'
import { useAptos } from '../model/aptosContext.ts'
import { type DropRead, useDrop } from '../model/useDrop.ts'

const PANEL = { kind: 'aptos', load: () => import('./WalletPanel.tsx') }

interface DropProps {
  /** Union id. */
  contract: string
  /** URL of the allowlist proof folder; undefined = none in the link. */
  proofs: string | undefined
}

/** The link's drop, or why it cannot be shown. */
export function Drop({ contract, proofs }: DropProps) {
  const { network, chainId } = useAptos()
  const { name } = useMintNetwork()
  const { data, error, refetch } = useDrop(contract)
  const retry = () => void refetch()
  const { chainId: expected = chainId } = network
  if (chainId !== undefined && chainId !== expected) {
    return <OtherChain chainId={chainId} onRetry={retry} />
  }
  if (data) return <ReadDrop drop={data} proofs={proofs} />
  if (!error) return <DropSkeleton />
  return (
    <Problem title={problemTitle(error)} onRetry={retry}>
      {errorText(error)}
      {isMintlineError(error, 'NO_CONTRACT_DATA') &&
        ` The link may be for another network than ${name}.`}
    </Problem>
  )
}

function problemTitle(error: unknown): string {
  if (isMintlineError(error, 'NO_CONTRACT_DATA')) return 'No such drop on this network'
  if (isMintlineError(error, 'INVALID_CONTRACT_ADDRESS')) return 'This link names no drop'
  return 'The drop cannot be read'
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
  const facts = dropFacts(drop.drop, { name, texts: { ...texts, isLoading } }, now)
  return (
    <DropView drop={facts} now={now}>
      <ActionPanel
        status={facts.status}
        isResumed={() => wasConnected(WALLET_KEY) || mayHaveOpenMint(OPEN_MINTS_KEY, collection)}
        source={PANEL}
        isPictured={!isLoading}
      >
        {({ WalletPanel }, connect) => <WalletPanel drop={drop} proofs={proofs} {...connect} />}
      </ActionPanel>
    </DropView>
  )
}
