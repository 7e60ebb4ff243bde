import type { WalletName } from '@solana/wallet-adapter-base'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useTransactions } from '#entities/transaction/model/transactionsContext.ts'
import { DEVELOPMENT_WALLET } from '#entities/wallet/lib/development/appearance.ts'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { useOnEmbedded } from '#entities/wallet/model/useOnEmbedded.ts'
import { useWalletCode } from '#entities/wallet/model/walletCodeContext.ts'
import { useWallet } from '#entities/wallet/model/walletContext.ts'

/** Deploys a demo drop on request. */
export interface DemoDrop {
  start: () => void
  /** True until it can be reviewed. */
  isBusy: boolean
}

/**
 * Deploys a demo drop on the embedded network, then opens it. Without a wallet it connects the development wallet.
 * Undefined on other networks, where it would cost money.
 */
export function useDemoDrop(): DemoDrop | undefined {
  const isOnEmbedded = useOnEmbedded()
  const account = useAccount()?.address
  const { wallets, select } = useWallet()
  const code = useWalletCode()
  const [isWanted, setIsWanted] = useState(false)
  const deploy = useEffectEvent(useDeployDemoDrop())
  // The network may have been changed since the press.
  const isReady = isWanted && isOnEmbedded && account !== undefined
  useEffect(() => {
    if (!isReady) return
    setIsWanted(false)
    void deploy()
  }, [isReady])
  const connect = useEffectEvent(() => select(DEVELOPMENT_WALLET as WalletName))
  const isConnecting = isWanted && account === undefined && wallets !== undefined
  useEffect(() => {
    if (isConnecting) connect()
  }, [isConnecting])
  const start = () => {
    code.load()
    setIsWanted(true)
  }
  // Not if the wallet code failed to load: then it can be tried again.
  return isOnEmbedded ? { start, isBusy: isWanted && code.isWanted } : undefined
}

function useDeployDemoDrop(): () => Promise<void> {
  const { openConnection, identity } = useCluster()
  const { review } = useTransactions()
  const navigate = useNavigate()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return async () => {
    let collection = ''
    const { status } = await review({
      title: 'Deploy a demo drop',
      confirmLabel: 'Deploy',
      plan: async (wallet) => {
        // The planners are large: a first visit does without.
        const [{ planDemoDrop }, { planChanges }] = await Promise.all([
          import('./planDemoDrop.ts'),
          import('#entities/plan/lib/planChanges.ts'),
        ])
        const { plan, deployment } = await planDemoDrop(await openConnection(), wallet)
        collection = deployment
        const words = { currency: identity.currency, names: [] }
        return { plan, changes: planChanges(plan, words) }
      },
    })
    if (status !== 'confirmed' || !isMounted.current) return
    await navigate({ to: '/collections/$collection', params: { collection } })
  }
}
