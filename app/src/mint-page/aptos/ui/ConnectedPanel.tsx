import { canChangeNetwork, changeNetwork, claimRestriction } from '@mintline/aptos'
import { isAptosWallet } from '@mintline/core/identifiers'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import type { MintEntries } from '../../lib/mintEntries.ts'
import { mintToChoice, NO_MINT_TO } from '../../lib/mintTo.ts'
import { RestrictedWallet } from '../../ui/RestrictedWallet.tsx'
import { TermsSkeleton } from '../../ui/TermsSkeleton.tsx'
import { WrongNetwork } from '../../ui/WrongNetwork.tsx'
import { isOnOtherNetwork } from '../lib/isOnOtherNetwork.ts'
import { walletNetworkName } from '../lib/walletNetworkName.ts'
import { useAptos } from '../model/aptosContext.ts'
import type { AptosSession } from '../model/useAptosWallet.ts'
import type { DropRead } from '../model/useDrop.ts'
import type { useMint } from '../model/useMint.ts'
import { useMintTerms } from '../model/useMintTerms.ts'
import { MintForm } from './MintForm.tsx'

interface ConnectedPanelProps extends MintEntries {
  /** The collection's address. */
  contract: string
  drop: DropRead
  session: AptosSession
  /** URL of the allowlist proof folder; undefined = none in the link. */
  proofs: string | undefined
  mint: ReturnType<typeof useMint>
}

/** Minting with the connected wallet. */
export function ConnectedPanel(props: ConnectedPanelProps) {
  const { contract, drop, session, proofs, mint, mintToDraft, onMintToChange } = props
  const { account: wallet } = session
  const { changedAt } = drop
  const terms = useMintTerms({ contract, wallet, proofs, changedAt })
  const { data, error, refetch } = terms
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
  const choice = mintToChoice(mintToDraft, { wallet, isAddress: isAptosWallet })
  const mintTo = choice.status === 'ready' ? choice.mintTo : undefined
  // One item: a larger quantity is limited by the form.
  const restriction = claimRestriction(state, { mintTo })
  const { run } = mint
  const lastEnd = run.status === 'ended' && run.wallet === wallet ? run.end : undefined
  if (restriction.type === 'restricted') {
    return (
      <RestrictedWallet
        restriction={restriction}
        isMoreToCome={state.phases.next !== undefined}
        lastEnd={lastEnd}
        onMintToSelf={mintToDraft.isOpen ? () => onMintToChange(NO_MINT_TO) : undefined}
      />
    )
  }
  if (!state.phase) return null
  return (
    <>
      {isOnOtherNetwork(session, state.ledger) && (
        <SwitchedNetwork session={session} chainId={state.ledger.chainId} />
      )}
      <MintForm
        state={state}
        phase={state.phase}
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
