import { useState, useSyncExternalStore } from 'react'
import { DEVELOPMENT_WALLET } from '#entities/wallet/lib/development/developmentStore.ts'
import { useWalletCode } from '#entities/wallet/model/walletContext.ts'
import { AccountMenuView } from '#entities/wallet/ui/AccountMenuView.tsx'
import { ApprovalDialog } from '#entities/wallet/ui/ApprovalDialog.tsx'
import { WalletChoice } from '#entities/wallet/ui/WalletButton.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import type { OpenedChain } from '../lib/openedChain.ts'
import { useChain } from '../model/chainContext.ts'

/** Connects a wallet on the chosen chain; once connected, opens its account's menu. */
export function ChainWalletButton() {
  const { chain, session, isConnecting, connect, disconnect } = useChain()
  const [isChoosing, setIsChoosing] = useState(false)
  const icon = chain?.announced().find(({ name }) => name === session?.name)?.icon ?? ''
  return (
    <div className="shrink-0 max-sm:[&>button>.font-mono]:hidden sm:min-w-38 sm:[&>button]:w-full">
      {session ? (
        <AccountMenuView
          account={{ name: session.name, address: session.address, walletIcon: icon }}
          balance={null}
          explorerUrl={chain?.explorer({ address: session.address })}
          onDisconnect={disconnect}
        />
      ) : (
        <Button
          variant="primary"
          busy={isConnecting || (isChoosing && !chain)}
          onClick={() => setIsChoosing(true)}
        >
          {isConnecting ? 'Connecting' : 'Connect'}
        </Button>
      )}
      <Dialog
        open={isChoosing && chain !== undefined}
        onOpenChange={setIsChoosing}
        title="Connect a wallet"
        description="It shares your address with this page. Nothing is signed or sent until you approve it."
      >
        {chain && (
          <Wallets
            chain={chain}
            onChoose={(id) => {
              setIsChoosing(false)
              void connect(id)
            }}
          />
        )}
      </Dialog>
      {/* With Solana's wallet code, the dialog is there already. */}
      {!useWalletCode().isWanted && <ApprovalDialog />}
    </div>
  )
}

function Wallets({ chain, onChoose }: { chain: OpenedChain; onChoose: (id: string) => void }) {
  const wallets = useSyncExternalStore(chain.subscribe, chain.announced)
  if (wallets.length === 0) {
    return (
      <p className="text-muted">
        No wallet is in this browser. Install one, such as{' '}
        {chain.installable.map(({ name, url }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <TextLink href={url}>{name}</TextLink>
          </span>
        ))}
        . It appears here once it is installed.
      </p>
    )
  }
  return (
    <ul className="flex flex-col gap-2">
      {wallets.map(({ id, name, icon }) => (
        <li key={id}>
          <WalletChoice
            name={name}
            icon={icon}
            isDevelopment={name === DEVELOPMENT_WALLET}
            onChoose={() => onChoose(id)}
          />
        </li>
      ))}
    </ul>
  )
}
