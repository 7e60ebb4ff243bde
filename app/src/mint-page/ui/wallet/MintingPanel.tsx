import type { WalletName } from '@solana/wallet-adapter-base'
import { useWallet } from '@solana/wallet-adapter-react'
import { useState } from 'react'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { AccountMenu } from '#entities/wallet/ui/AccountMenu.tsx'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'
import type { DropRead } from '../../model/useDrop.ts'
import { useFocusOnMount } from '../../model/useFocusOnMount.ts'
import { useMint } from '../../model/wallet/useMint.ts'
import { useMintChoices } from '../../model/wallet/useMintChoices.ts'
import { type OpenMintState, useOpenMint } from '../../model/wallet/useOpenMint.ts'
import { ConnectButton } from '../ConnectButton.tsx'
import { ConnectedPanel } from './ConnectedPanel.tsx'
import { MintResultView } from './MintResultView.tsx'
import { MintSteps } from './MintSteps.tsx'
import { OpenMintNotice } from './OpenMintNotice.tsx'
import { WalletChooser } from './WalletChooser.tsx'

/** A drop and the state of connecting a wallet. */
export interface MintingPanelProps {
  drop: DropRead
  /** Address of the folder of merkle proofs; undefined = none in the link. */
  proofs: string | undefined
  /** True if the connect button was just pressed. */
  isConnectWanted: boolean
  /** True if there is a reason to connect a wallet. */
  isConnectOffered: boolean
}

/** The whole path from choosing a wallet to the minted items. */
export function MintingPanel(props: MintingPanelProps) {
  const mint = useMint()
  const openMint = useOpenMint(props.drop.collection.editions)
  return (
    <div className="flex flex-col gap-5 empty:hidden">
      <OpenMintNotice state={openMint} />
      <CurrentStep {...props} mint={mint} openMint={openMint} />
    </div>
  )
}

interface CurrentStepProps extends MintingPanelProps {
  mint: ReturnType<typeof useMint>
  openMint: OpenMintState
}

function CurrentStep({ mint, openMint, ...props }: CurrentStepProps) {
  const { drop, proofs, isConnectOffered } = props
  const { run } = mint
  const [isChoosing, setIsChoosing] = useState(props.isConnectWanted)
  // The pressed button is gone when the next step appears, so the focus moves there.
  const [isActedOn, setIsActedOn] = useState(props.isConnectWanted)
  const [wanted, setWanted] = useState(1n)
  const { connecting, select, disconnect } = useWallet()
  const account = useAccount()
  const { wishes, wish, forgetWishes } = useMintChoices(account?.address)
  const choose = (name: WalletName) => {
    setIsChoosing(false)
    setIsActedOn(true)
    select(name)
  }
  const choosing = () => {
    setIsActedOn(true)
    setIsChoosing(true)
  }
  const finish = () => {
    setIsActedOn(true)
    setWanted(1n)
    forgetWishes()
    mint.reset()
  }
  if (run.status === 'minting') return <MintSteps run={run} />
  if (run.status === 'ended' && run.end.status === 'minted') {
    return <MintResultView result={run.end} onDone={finish} />
  }
  if (!account) {
    if (isChoosing) {
      return <WalletChooser onChoose={choose} onCancel={() => setIsChoosing(false)} />
    }
    return isConnectOffered ? (
      <ConnectButton busy={connecting} isFocused={isActedOn} onPress={choosing} />
    ) : null
  }
  return (
    <>
      <AccountRow isFocused={isActedOn} account={account.name}>
        <AccountMenu account={account} onDisconnect={() => void disconnect()} />
      </AccountRow>
      <LiveRegion>{`Connected as ${account.name}, ${shortAddress(account.address)}`}</LiveRegion>
      <ConnectedPanel
        key={account.address}
        drop={drop}
        wallet={account.address}
        proofs={proofs}
        mint={mint}
        isMintPending={openMint.status === 'resolving' && openMint.mint.wallet === account.address}
        wanted={wanted}
        onWantedChange={setWanted}
        wishes={wishes}
        onWish={wish}
      />
    </>
  )
}

interface AccountRowProps {
  /** Name of the connected wallet. */
  account: string
  /** True if it takes the focus: the pressed button is gone. */
  isFocused: boolean
  children: React.ReactNode
}

function AccountRow({ account, isFocused, children }: AccountRowProps) {
  const row = useFocusOnMount<HTMLDivElement>(isFocused)
  return (
    <div
      ref={row}
      tabIndex={-1}
      className="flex items-center justify-between gap-3 border-t pt-5 focus:outline-none"
    >
      <p className="min-w-0">
        <span className="block text-subtle text-xs">Connected</span>
        <span className="block truncate font-medium">{account}</span>
      </p>
      {children}
    </div>
  )
}
