import type { DropProfile } from '@mintline/evm'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import type { DropFacts, DropTexts } from '../../lib/dropFacts.ts'
import { useChainNow } from '../../model/useChainNow.ts'
import { ActionPanel } from '../../ui/ActionPanel.tsx'
import { DropView } from '../../ui/DropView.tsx'
import { LinkedDrop } from '../../ui/LinkedDrop.tsx'
import { dropFacts } from '../lib/dropFacts.ts'
import { OPEN_MINTS_KEY, WALLET_KEY } from '../lib/storageKeys.ts'
import { useEvm } from '../model/evmContext.ts'
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

const TITLES = {
  UNKNOWN_CONTRACT_TYPE: 'This contract is not a drop',
  TOKEN_ID_REQUIRED: 'This link names no item of the drop',
}

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
  const query = useDrop(contract, activePhase)
  if (chainId !== undefined && chainId !== network.chainId) {
    return <OtherChain chainId={chainId} onRetry={() => void query.refetch()} />
  }
  return (
    <LinkedDrop query={query} titles={TITLES}>
      {(drop) => <ReadDrop contract={contract} drop={drop} proofs={proofs} />}
    </LinkedDrop>
  )
}

/** Until it is read. */
const NO_PROFILE: Partial<DropProfile> &
  Pick<DropFacts, 'networkFee'> &
  Omit<DropTexts, 'isLoading'> = {
  image: undefined,
  description: undefined,
  externalUrl: undefined,
}

interface ReadDropProps extends Pick<DropProps, 'contract' | 'proofs'> {
  drop: DropRead
}

function ReadDrop({ contract, drop, proofs }: ReadDropProps) {
  const { connection, scope } = useEvm()
  const { address } = drop.drop
  const now = useChainNow(drop)
  const profile = useQuery({
    queryKey: [scope, 'profile', contract],
    queryFn: async ({ signal }) => {
      const { fetchTexts } = await import('../lib/documents.ts')
      return fetchTexts(connection, drop.drop, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { owner: creator, itemName = '', networkFee, ...documents } = profile.data ?? NO_PROFILE
  const texts = { ...documents, isLoading: profile.isPending }
  const facts = dropFacts(drop, { creator, itemName, texts, networkFee }, now)
  return (
    <DropView drop={facts} now={now}>
      {drop.notice?.()}
      <ActionPanel drop={facts} address={address} source={PANEL}>
        {({ WalletPanel }, connect) => (
          <WalletPanel contract={contract} drop={drop} proofs={proofs} {...connect} />
        )}
      </ActionPanel>
    </DropView>
  )
}
