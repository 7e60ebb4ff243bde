import {
  canChangeNetwork,
  changeNetwork,
  claimRestriction,
  fetchMintState,
  walletNetworkName,
} from '@mintline/aptos'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { isOnOtherNetwork } from '../../lib/isOnOtherNetwork.ts'
import type { MintEntries } from '../../lib/mintEntries.ts'
import { restrictionText } from '../../lib/restrictionText.ts'
import { useWalletTerms } from '../../model/useWalletTerms.ts'
import { WalletTerms } from '../../ui/WalletTerms.tsx'
import { WrongNetwork } from '../../ui/WrongNetwork.tsx'
import { useAptos } from '../model/aptosContext.ts'
import type { AptosSession } from '../model/useAptosWallet.ts'
import type { DropRead } from '../model/useDrop.ts'
import type { MintOrder } from '../model/useMint.ts'
import { MintForm } from './MintForm.tsx'

interface ConnectedPanelProps extends MintEntries {
  drop: DropRead
  session: AptosSession
  /** URL of the allowlist proof folder; undefined = none in the link. */
  proofs: string | undefined
  onMint: (order: MintOrder) => void
}

/** Minting with the connected wallet. */
export function ConnectedPanel(props: ConnectedPanelProps) {
  const { drop, session, proofs, onMint, ...entries } = props
  const { wallet, mintTo } = entries
  const { changedAt } = drop
  const query = useMintTerms({ contract: drop.drop.collection, wallet, proofs, changedAt })
  return (
    <WalletTerms
      {...entries}
      query={query}
      restrictionsOf={({ state }) => {
        // One item: a larger quantity is limited by the form.
        const restriction = claimRestriction(state, { mintTo })
        return restriction.type === 'restricted'
          ? [restrictionText(restriction, state.phases.next !== undefined)]
          : []
      }}
    >
      {({ state, changedAt: stateChangedAt }) =>
        state.phase && (
          <>
            {isOnOtherNetwork(session, state.ledger) && (
              <SwitchedNetwork session={session} chainId={state.ledger.chainId} />
            )}
            <MintForm
              {...entries}
              state={state}
              phase={state.phase}
              changedAt={stateChangedAt}
              session={session}
              onMint={(order) => onMint({ ...order, session })}
            />
          </>
        )
      }
    </WalletTerms>
  )
}

function SwitchedNetwork({ session, chainId }: { session: AptosSession; chainId: number }) {
  const { network } = useAptos()
  const { wallet } = session
  const change = { name: walletNetworkName(network), chainId }
  return (
    <WrongNetwork
      onSwitch={canChangeNetwork(wallet) ? () => changeNetwork(wallet, change) : undefined}
    />
  )
}

/** Milliseconds between reads of a wallet's terms while the drop stays the same, with up to five requests. */
const TERMS_INTERVAL = 60_000

interface MintTermsInput {
  /** The collection's address. */
  contract: string
  /** The minter's address. */
  wallet: string
  /** URL of the allowlist proof folder; undefined = none in the link. */
  proofs: string | undefined
  /** Time when the drop changed; the wallet's terms are refetched after it. */
  changedAt: number
}

/** Fetches the wallet's terms in the current phase. */
function useMintTerms({ contract, wallet, proofs, changedAt }: MintTermsInput) {
  const { connection, machines, scope } = useAptos()
  const request = { contract, machines, wallet, proofSource: proofs, resources }
  return useWalletTerms({
    queryKey: [scope, 'mint-terms', contract, wallet, proofs],
    changedAt,
    fetchState: (signal) => fetchMintState(connection, request, { signal }),
    // The ledger grows with every block.
    contentOf: ({ ledger: _, ...state }) => state,
    interval: TERMS_INTERVAL,
  })
}
