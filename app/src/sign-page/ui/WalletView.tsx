import { useSyncExternalStore } from 'react'
import type { WalletFinder } from '#entities/wallet/browser/browserWallet.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { Spinner } from '#shared/ui/Loading.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { WalletChooser } from '../../mint-page/ui/WalletChooser.tsx'
import type { SignSession } from '../lib/signSession.ts'
import type { SignStart, SignState } from '../lib/signState.ts'

interface WalletViewProps {
  session: SignSession
  state: SignState
  start: SignStart
}

/** Chooses and connects a wallet. */
export function WalletView({ session, state, start }: WalletViewProps) {
  const finder = session.finder()
  const { busy, problem } = state
  return (
    <>
      <PageTitle>Connect a wallet</PageTitle>
      <h1 className="font-semibold text-xl">Connect a wallet</h1>
      <p className="text-muted">
        {start.address === undefined ? (
          'The command asks for the wallet that is to pay and sign.'
        ) : (
          <>
            The command works for{' '}
            <span className="wrap-anywhere font-mono text-ink">{start.address}</span>: connect the
            wallet that has it.
          </>
        )}
      </p>
      {problem !== undefined && <Callout title={problem} announced />}
      {busy === 'connecting' ? (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          Connect it in your wallet
        </p>
      ) : (
        finder && <Wallets finder={finder} session={session} />
      )}
    </>
  )
}

function Wallets({ finder, session }: { finder: WalletFinder<unknown>; session: SignSession }) {
  const wallets = useSyncExternalStore(finder.subscribe, finder.announced)
  return (
    <WalletChooser
      offer={{ wallets, installable: finder.installable, apps: [] }}
      onChoose={(id) => void session.connect(id)}
      onCancel={() => void session.decline()}
    />
  )
}
