import { type ReactNode, useState } from 'react'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { LiveRegion } from '#shared/ui/VisuallyHidden.tsx'
import type { MintOutcome } from '../lib/mintOutcome.ts'
import type { MintProgressFacts } from '../lib/mintProgress.ts'
import type { OpenMintFacts } from '../lib/openMintFacts.ts'
import type { WalletOffer } from '../lib/walletOffer.ts'
import { useFocusOnMount } from '../model/useFocusOnMount.ts'
import type { ConnectOffer } from './ActionPanel.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { MintResultView } from './MintResultView.tsx'
import { MintSteps } from './MintSteps.tsx'
import { OpenMintNotice } from './OpenMintNotice.tsx'
import { WalletChooser } from './WalletChooser.tsx'

export interface MintFlowProps extends ConnectOffer {
  openMint: OpenMintFacts
  /** Undefined = no mint is in progress. */
  progress: MintProgressFacts | undefined
  /** The last mint's outcome; undefined = none, or dismissed. */
  end: MintOutcome | undefined
  /** True if the last mint's wallet may mint more. */
  leavesMore: boolean
  /** Called when the person is done with the minted items. */
  onDone: () => void
  offer: WalletOffer
  onChooseWallet: (id: string) => void
  /** True if a wallet is being connected. */
  isConnecting: boolean
  /** Undefined = none is connected. */
  account: ConnectedAccount | undefined
  /** Minting with the connected account. */
  children: ReactNode
}

/** The connected account. */
interface ConnectedAccount {
  /** The wallet's or account's name. */
  name: string
  address: string
  menu: ReactNode
}

/** The whole path from choosing a wallet to the minted items. */
export function MintFlow({ openMint, ...props }: MintFlowProps) {
  return (
    <div className="flex flex-col gap-5 empty:hidden">
      <OpenMintNotice state={openMint} />
      <CurrentStep {...props} />
    </div>
  )
}

function CurrentStep(props: Omit<MintFlowProps, 'openMint'>) {
  const { progress, end, account, onDone } = props
  const [isChoosing, setIsChoosing] = useState(props.isConnectWanted)
  // The pressed button is gone when the next step appears, so the focus moves there.
  const [isActedOn, setIsActedOn] = useState(props.isConnectWanted)
  const choose = (id: string) => {
    setIsChoosing(false)
    setIsActedOn(true)
    props.onChooseWallet(id)
  }
  const choosing = () => {
    setIsActedOn(true)
    setIsChoosing(true)
  }
  const finish = () => {
    setIsActedOn(true)
    onDone()
  }
  if (progress) return <MintSteps progress={progress} />
  if (end?.status === 'minted') {
    const isMoreLeft = props.isConnectOffered && props.leavesMore
    return <MintResultView result={end} isMoreLeft={isMoreLeft} onDone={finish} />
  }
  if (!account) {
    if (isChoosing) {
      return (
        <WalletChooser
          offer={props.offer}
          onChoose={choose}
          onCancel={() => setIsChoosing(false)}
        />
      )
    }
    return props.isConnectOffered ? (
      <ConnectButton busy={props.isConnecting} isFocused={isActedOn} onPress={choosing} />
    ) : null
  }
  return (
    <>
      <AccountRow isFocused={isActedOn} account={account.name}>
        {account.menu}
      </AccountRow>
      <LiveRegion>{`Connected as ${account.name}, ${shortAddress(account.address)}`}</LiveRegion>
      {props.children}
    </>
  )
}

interface AccountRowProps {
  /** The connected wallet's name. */
  account: string
  /** True if it takes the focus: the pressed button is gone. */
  isFocused: boolean
  children: ReactNode
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
