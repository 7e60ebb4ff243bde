import { isMintlineError } from '@mintline/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { OtherNetwork } from '#entities/cluster/lib/otherNetworks.ts'
import { readStored, writeStored } from '#shared/lib/browserStorage.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { notify } from '#shared/ui/notify.ts'
import type { DropSession, OpenedChain } from '../lib/openedChain.ts'
import { ChainContext } from './chainContext.ts'

type Openers = {
  [Kind in OtherNetwork['kind']]: (
    other: Extract<OtherNetwork, { kind: Kind }>,
  ) => Promise<OpenedChain>
}

/** Loads code for one kind of chain alone. */
const OPENERS: Openers = {
  evm: async (other) => (await import('../lib/evmSales.ts')).openEvm(other),
  aptos: async (other) => (await import('../lib/aptosSales.ts')).openAptos(other),
}

/** Provides a network besides Solana and Eclipse, and the wallet on it. */
export function ChainProvider({ other, children }: { other: OtherNetwork; children: ReactNode }) {
  const { data: chain, error } = useQuery({
    queryKey: ['chain', other.network.slug, ...other.nodeUrls],
    // The opener is the one for its kind.
    queryFn: () => OPENERS[other.kind](other as never),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <ChainContext value={{ other, chain, error, ...useSession(other, chain) }}>
      {children}
    </ChainContext>
  )
}

function useSession({ kind }: OtherNetwork, chain: OpenedChain | undefined) {
  // The mint page's too: a wallet connected there is connected here.
  const key = `mintline.${kind}-wallet`
  const [connected, setConnected] = useState<{ id: string; session: DropSession }>()
  const [isConnecting, setIsConnecting] = useState(false)
  useEffect(() => {
    if (!chain) return
    const endOffer = chain.offerDevelopmentWallet()
    let isOver = false
    let isTried = false
    const reconnect = () => {
      const id = readStored(key)
      if (isTried || id === null || !chain.announced().some((wallet) => wallet.id === id)) return
      isTried = true
      chain.connect(id, true).then(
        (session) => !isOver && setConnected({ id, session }),
        // It does not remember the page.
        () => undefined,
      )
    }
    const unsubscribe = chain.subscribe(reconnect)
    reconnect()
    return () => {
      isOver = true
      unsubscribe()
      endOffer()
      setConnected(undefined)
    }
  }, [chain, key])
  useEffect(() => {
    if (!chain || !connected) return
    const { id, session } = connected
    return session.onChange(() => {
      void session.standing().then(
        ({ address }) => {
          if (address === session.address) return
          chain.connect(id, true).then(
            (next) => setConnected({ id, session: next }),
            () => setConnected(undefined),
          )
        },
        () => setConnected(undefined),
      )
    })
  }, [chain, connected])
  return {
    session: connected?.session,
    isConnecting,
    connect: async (id: string) => {
      if (!chain) return
      setIsConnecting(true)
      try {
        setConnected({ id, session: await chain.connect(id, false) })
        writeStored(key, id)
      } catch (error) {
        const isDeclined = isMintlineError(error, 'WALLET_REQUEST_CANCELLED')
        notify({
          id: 'connect',
          kind: isDeclined ? 'calm' : 'error',
          title: 'The wallet was not connected',
          ...(!isDeclined && { description: errorText(error) }),
        })
      } finally {
        setIsConnecting(false)
      }
    },
    disconnect: () => {
      writeStored(key, null)
      setConnected(undefined)
    },
  }
}
