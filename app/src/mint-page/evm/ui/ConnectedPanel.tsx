import { isEvmAddress } from '@mintline/core/identifiers'
import { evmExplorer } from '@mintline/core/networks'
import { claimRestriction, switchChain } from '@mintline/evm'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import type { MintEntries } from '../../lib/mintEntries.ts'
import { mintToChoice, NO_MINT_TO } from '../../lib/mintTo.ts'
import { RestrictedWallet } from '../../ui/RestrictedWallet.tsx'
import { TermsSkeleton } from '../../ui/TermsSkeleton.tsx'
import { WrongNetwork } from '../../ui/WrongNetwork.tsx'
import { useEvm } from '../model/evmContext.ts'
import type { DropRead } from '../model/useDrop.ts'
import type { EvmSession } from '../model/useEvmWallet.ts'
import type { useMint } from '../model/useMint.ts'
import { useMintTerms } from '../model/useMintTerms.ts'
import { MintForm } from './MintForm.tsx'

interface ConnectedPanelProps extends MintEntries {
  /** Union id. */
  contract: string
  drop: DropRead
  session: EvmSession
  /** URL of the allowlist proof folder; undefined = none in the link. */
  proofs: string | undefined
  mint: ReturnType<typeof useMint>
}

/** Minting with the connected wallet. */
export function ConnectedPanel(props: ConnectedPanelProps) {
  const { contract, drop, session, proofs, mint, mintToDraft, onMintToChange } = props
  const { account: wallet, chainId } = session
  const { network } = useEvm()
  const choice = mintToChoice(mintToDraft, { wallet, isAddress: isEvmAddress })
  const mintTo = choice.status === 'ready' ? choice.mintTo : undefined
  const { data, error, refetch } = useMintTerms({
    contract,
    wallet,
    proofs,
    changedAt: drop.changedAt,
  })
  if (!data) {
    return error ? (
      <ErrorCallout
        title="What this wallet may mint is not known yet"
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <TermsSkeleton />
    )
  }
  const { state } = data
  // One item: a larger quantity is limited by the form.
  const restriction = claimRestriction(state, { mintTo })
  const { run } = mint
  const lastEnd = run.status === 'ended' && run.wallet === wallet ? run.end : undefined
  // More items may cover a flat fee.
  if (restriction.type === 'restricted' && restriction.code !== 'FEE_EXCEEDS_PRICE') {
    return (
      <RestrictedWallet
        restriction={restriction}
        isMoreToCome={state.phases.next !== undefined}
        lastEnd={lastEnd}
        onMintToSelf={mintToDraft.isOpen ? () => onMintToChange(NO_MINT_TO) : undefined}
      />
    )
  }
  const { terms, currency } = state
  if (!terms || !currency) return null
  return (
    <>
      {chainId !== network.chainId && (
        <WrongNetwork
          onSwitch={() => switchChain(session.wallet.provider, network, evmExplorer(network))}
        />
      )}
      <MintForm
        state={state}
        terms={terms}
        currency={currency}
        changedAt={data.changedAt}
        session={session}
        choice={choice}
        isMintPending={props.isMintPending}
        wanted={props.wanted}
        onWantedChange={props.onWantedChange}
        mintToDraft={mintToDraft}
        onMintToChange={onMintToChange}
        lastEnd={lastEnd}
        onMint={(order) => void mint.start({ ...order, session })}
      />
    </>
  )
}
