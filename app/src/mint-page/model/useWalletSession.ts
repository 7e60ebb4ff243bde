import { isMintlineError } from '@mintline/core'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#shared/lib/browserStorage.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { notify } from '#shared/ui/notify.ts'
import { useSessionAccount } from './useSessionAccount.ts'

/** Finder and connector for a chain's wallets. Define it outside components: it must stay the same object. */
export interface WalletConnector<Wallet, Session> {
  /** Browser storage key for the wallet last connected. */
  readonly storageKey: string
  /** Returns the wallets announced so far. */
  readonly announced: () => readonly Wallet[]
  /** Listens for wallets that are announced. */
  readonly subscribe: (listener: () => void) => () => void
  /** Returns a wallet's id, which stays the same between visits. */
  readonly idOf: (wallet: Wallet) => string
  readonly isDevelopment: (wallet: Wallet) => boolean
  /** Connects, in the wallet's own window if it opens one. */
  readonly connect: (wallet: Wallet) => Promise<Session>
  /** Connects without a window; rejects or resolves to undefined if the wallet does not remember this page. */
  readonly reconnect: (wallet: Wallet) => Promise<Session | undefined>
  /** Follows a connected wallet's events, and returns the function that ends it. */
  readonly follow: (wallet: Wallet, setSession: SetSession<Session>) => () => void
}

/** Changes the session; undefined = none any more. */
export type SetSession<Session> = (
  change: (before: Session | undefined) => Session | undefined,
) => void

/** A connected wallet. */
interface WalletSession<Wallet> {
  wallet: Wallet
  /** Address. */
  account: string
}

/**
 * Holds the wallets in this browser, and the connected one: the one last used, as soon as it is available.
 *
 * @param offersDevelopment True to offer the development wallet too.
 */
export function useWalletSession<
  Wallet extends { readonly name: string; readonly icon: string },
  Session extends WalletSession<Wallet>,
>(connector: WalletConnector<Wallet, Session>, offersDevelopment: boolean) {
  const { storageKey, idOf, isDevelopment, reconnect, follow } = connector
  const announced = useSyncExternalStore(connector.subscribe, connector.announced)
  const wallets = useMemo(
    // It stays announced after the page has left the local network.
    () => announced.filter((wallet) => offersDevelopment || !isDevelopment(wallet)),
    [announced, offersDevelopment, isDevelopment],
  )
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

  const connected = session?.wallet
  useEffect(() => (connected ? follow(connected, setSession) : undefined), [connected, follow])

  const connect = async (wallet: Wallet) => {
    setIsConnecting(true)
    try {
      setSession(await connector.connect(wallet))
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
  return {
    wallets: wallets.map((wallet) => ({
      id: idOf(wallet),
      name: wallet.name,
      icon: wallet.icon,
    })),
    session,
    account: useSessionAccount(
      session && {
        address: session.account,
        name: session.wallet.name,
        icon: session.wallet.icon,
        isDevelopment: isDevelopment(session.wallet),
      },
    ),
    isConnecting,
    connect: (id: string) => {
      const wallet = wallets.find((each) => idOf(each) === id)
      if (wallet) void connect(wallet)
    },
    disconnect: () => {
      writeStored(storageKey, null)
      setRemembered(null)
      setSession(undefined)
    },
  }
}
