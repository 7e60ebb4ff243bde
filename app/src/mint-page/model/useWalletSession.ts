import { isMintlineError } from '@mintline/core'
import { useEffect, useState } from 'react'
import { readStored, writeStored } from '#shared/lib/browserStorage.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { notify } from '#shared/ui/notify.ts'

/** How to connect a chain's wallets. Define it outside components: it must stay the same object. */
export interface WalletConnector<Wallet, Session> {
  /** Browser storage key for the wallet last connected. */
  readonly storageKey: string
  /** Returns a wallet's id, which stays the same between visits. */
  readonly idOf: (wallet: Wallet) => string
  /** Connects, in the wallet's own window if it opens one. */
  readonly connect: (wallet: Wallet) => Promise<Session>
  /** Connects without a window; rejects or resolves to undefined if the wallet does not remember this page. */
  readonly reconnect: (wallet: Wallet) => Promise<Session | undefined>
}

/** Holds the connected wallet: the one last used, as soon as it is available. */
export function useWalletSession<Wallet, Session>(
  wallets: readonly Wallet[],
  { storageKey, idOf, connect: open, reconnect }: WalletConnector<Wallet, Session>,
) {
  const [remembered, setRemembered] = useState(() => readStored(storageKey))
  const [session, setSession] = useState<Session>()
  const [isConnecting, setIsConnecting] = useState(false)
  const known = session ? undefined : wallets.find((wallet) => idOf(wallet) === remembered)

  useEffect(() => {
    if (!known) return
    let isOver = false
    void reconnect(known).then(
      (found) => found && !isOver && setSession(found),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [known, reconnect])

  const connect = async (wallet: Wallet) => {
    setIsConnecting(true)
    try {
      setSession(await open(wallet))
      writeStored(storageKey, idOf(wallet))
      setRemembered(idOf(wallet))
    } catch (error) {
      if (isMintlineError(error, 'WALLET_REQUEST_CANCELLED')) {
        notify({ id: 'wallet', kind: 'calm', title: 'The wallet was not connected' })
      } else {
        const title = 'The wallet could not be connected'
        notify({ id: 'wallet', kind: 'error', title, description: errorText(error) })
      }
    } finally {
      setIsConnecting(false)
    }
  }
  const disconnect = () => {
    writeStored(storageKey, null)
    setRemembered(null)
    setSession(undefined)
  }
  return { session, setSession, isConnecting, connect, disconnect }
}
