import type { WalletName } from '@solana/wallet-adapter-base'
import { useEffect, useRef, useState } from 'react'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { Button } from '#shared/ui/Button.tsx'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'
import { useAccount } from '../model/useAccount.ts'
import { useWalletCode } from '../model/walletCodeContext.ts'
import { useWallet } from '../model/walletContext.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { ConnectDialog } from './ConnectDialog.tsx'

/** Connects a wallet; once connected, opens its account's menu. */
export function WalletButton() {
  const [isChoosing, setIsChoosing] = useState(false)
  const { wallets, connecting, select, disconnect } = useWallet()
  const code = useWalletCode()
  // Their code is loading: the press counts once it is done.
  const isWaiting = isChoosing && code.isWanted && !wallets
  const account = useAccount()
  const { place, keepFocus } = useKeptFocus(account?.address)
  const open = () => {
    code.load()
    setIsChoosing(true)
  }
  const choose = (name: WalletName) => {
    keepFocus()
    setIsChoosing(false)
    select(name)
  }
  const leave = () => {
    keepFocus()
    void disconnect()
  }
  return (
    // Equally wide with and without an account, so that the header stays the same once the wallet is back. Phones have
    // no room for the address.
    <div
      ref={place}
      className="shrink-0 max-sm:[&>button>.font-mono]:hidden sm:min-w-38 sm:[&>button]:w-full"
    >
      {account ? (
        <AccountMenu account={account} onDisconnect={leave} />
      ) : (
        <Button variant="primary" busy={connecting || isWaiting} onClick={open}>
          {connecting ? 'Connecting' : 'Connect'}
        </Button>
      )}
      <ConnectDialog
        open={isChoosing && wallets !== undefined}
        onOpenChange={setIsChoosing}
        onChoose={choose}
      />
      <LiveRegion>
        {account && `Connected as ${account.name}, ${shortAddress(account.address)}`}
      </LiveRegion>
    </div>
  )
}

/** Keeps the focus when the pressed button is replaced by another. */
function useKeptFocus(address: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const isKept = useRef(false)
  const seen = useRef(address)
  useEffect(() => {
    if (seen.current === address) return
    seen.current = address
    if (!isKept.current) return
    isKept.current = false
    place.current?.querySelector('button')?.focus()
  }, [address])
  return {
    place,
    keepFocus: () => {
      isKept.current = true
    },
  }
}
