import { evmExplorer } from '@mintline/core/networks'
import { claimRestriction, switchChain } from '@mintline/evm'
import { isOnOtherNetwork } from '../../lib/isOnOtherNetwork.ts'
import type { MintEntries } from '../../lib/mintEntries.ts'
import { restrictionText } from '../../lib/restrictionText.ts'
import { WalletTerms } from '../../ui/WalletTerms.tsx'
import { WrongNetwork } from '../../ui/WrongNetwork.tsx'
import { useEvm } from '../model/evmContext.ts'
import type { DropRead } from '../model/useDrop.ts'
import type { EvmSession } from '../model/useEvmWallet.ts'
import type { MintOrder } from '../model/useMint.ts'
import { useMintTerms } from '../model/useMintTerms.ts'
import { MintForm } from './MintForm.tsx'

interface ConnectedPanelProps extends MintEntries {
  /** Union id. */
  contract: string
  drop: DropRead
  session: EvmSession
  /** URL of the allowlist proof folder; undefined = none in the link. */
  proofs: string | undefined
  onMint: (order: MintOrder) => void
}

/** Minting with the connected wallet. */
export function ConnectedPanel(props: ConnectedPanelProps) {
  const { contract, drop, session, proofs, onMint, ...entries } = props
  const { wallet, mintTo } = entries
  const { network } = useEvm()
  const query = useMintTerms({ contract, wallet, proofs, changedAt: drop.changedAt })
  return (
    <WalletTerms
      {...entries}
      query={query}
      restrictionsOf={({ state }) => {
        // One item: a larger quantity is limited by the form.
        const restriction = claimRestriction(state, { mintTo })
        // More items may cover a flat fee.
        return restriction.type === 'restricted' && restriction.code !== 'FEE_EXCEEDS_PRICE'
          ? [restrictionText(restriction, state.phases.next !== undefined)]
          : []
      }}
    >
      {({ state, changedAt }) => {
        const { terms, currency } = state
        if (!terms || !currency) return null
        return (
          <>
            {isOnOtherNetwork(session, network) && (
              <WrongNetwork
                onSwitch={() => switchChain(session.wallet.provider, network, evmExplorer(network))}
              />
            )}
            <MintForm
              {...entries}
              state={state}
              terms={terms}
              currency={currency}
              changedAt={changedAt}
              session={session}
              onMint={(order) => onMint({ ...order, session })}
            />
          </>
        )
      }}
    </WalletTerms>
  )
}
