import { isMintlineError } from '@mintline/core'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '#shared/lib/errorText.ts'
import { mayHaveOpenMint } from '../../lib/openMintKey.ts'
import { wasConnected } from '../../lib/storedWallet.ts'
import { useMintNetwork } from '../../model/mintNetworkContext.ts'
import { useChainNow } from '../../model/useChainNow.ts'
import { ActionPanel } from '../../ui/ActionPanel.tsx'
import { DropSkeleton } from '../../ui/DropSkeleton.tsx'
import { DropView } from '../../ui/DropView.tsx'
import { OtherChain } from '../../ui/OtherChain.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { dropFacts } from '../lib/dropFacts.ts'
import { OPEN_MINTS_KEY, WALLET_KEY } from '../lib/storageKeys.ts'
import { useEvm } from '../model/evmContext.ts'
import { type DropRead, useDrop } from '../model/useDrop.ts'

const PANEL = { kind: 'evm', load: () => import('./WalletPanel.tsx') }

interface DropProps {
  /** Union id. */
  contract: string
  /** URL of the allowlist proof folder; undefined = none in the link. */
  proofs: string | undefined
  /** URL of the active-phase document; undefined = none in the link. */
  activePhase: string | undefined
}

/** The link's drop, or why it cannot be shown. */
export function Drop({ contract, proofs, activePhase }: DropProps) {
  const { network, chainId } = useEvm()
  const { name } = useMintNetwork()
  const { data, error, refetch } = useDrop(contract, activePhase)
  const retry = () => void refetch()
  if (chainId !== undefined && chainId !== network.chainId) {
    return <OtherChain chainId={chainId} onRetry={retry} />
  }
  if (data) return <ReadDrop contract={contract} drop={data} proofs={proofs} />
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
  if (isMintlineError(error, 'UNKNOWN_CONTRACT_TYPE')) return 'This contract is not a drop'
  if (isMintlineError(error, 'TOKEN_ID_REQUIRED')) return 'This link names no item of the drop'
  return 'The drop cannot be read'
}

interface ReadDropProps extends Pick<DropProps, 'contract' | 'proofs'> {
  drop: DropRead
}

function ReadDrop({ contract, drop, proofs }: ReadDropProps) {
  const { connection, scope } = useEvm()
  const { address, tokenId } = drop.drop
  const now = useChainNow(drop)
  const profile = useQuery({
    queryKey: [scope, 'profile', contract],
    queryFn: async ({ signal }) => {
      const { fetchTexts } = await import('../lib/documents.ts')
      return fetchTexts(connection, { drop: { address, tokenId } }, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { owner: creator, itemName = '', image, description, externalUrl } = profile.data ?? {}
  const texts = { image, description, externalUrl, isLoading: profile.isPending }
  const facts = dropFacts(drop, { creator, itemName, texts }, now)
  return (
    <DropView drop={facts} now={now}>
      {drop.notice?.()}
      <ActionPanel
        status={facts.status}
        isResumed={() => wasConnected(WALLET_KEY) || mayHaveOpenMint(OPEN_MINTS_KEY, address)}
        source={PANEL}
        isPictured={!texts.isLoading}
      >
        {({ WalletPanel }, connect) => (
          <WalletPanel contract={contract} drop={drop} proofs={proofs} {...connect} />
        )}
      </ActionPanel>
    </DropView>
  )
}
