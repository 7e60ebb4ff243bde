import { editionsDeploymentAddress } from '@mintline/solana'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { planChanges } from '#entities/change/lib/planChanges.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { NO_NAMES } from '#entities/phase/lib/phaseName.ts'
import { useTransactions } from '#entities/transaction/model/transactionsContext.ts'
import { isSameDraft } from '../lib/deployDraft.ts'
import { deployDraftStore, discardDraft } from './deployDraftStore.ts'
import { planDeployment } from './planDeployment.ts'

/** Deploys the collection as entered, then opens its phases. */
export function useDeploy(): { deploy: () => Promise<void>; isDeployed: boolean } {
  const { openConnection, identity } = useCluster()
  const { review } = useTransactions()
  const navigate = useNavigate()
  const [deployment, setDeployment] = useState<string>()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  // After a render without unsaved input, or the page would ask before it is left.
  useEffect(() => {
    if (deployment === undefined) return
    discardDraft()
    void navigate({ to: '/collections/$collection/phases', params: { collection: deployment } })
  }, [deployment, navigate])

  const deploy = async () => {
    const draft = deployDraftStore.get()
    const symbol = draft.symbol.trim()
    const result = await review({
      title: `Deploy ${symbol}`,
      confirmLabel: 'Deploy',
      plan: async (wallet) => {
        const { groupMints } = deployDraftStore.get()
        const plan = await planDeployment({
          connection: await openConnection(),
          draft,
          groupMints,
          wallet,
          onGroupMint: storeGroupMint,
        })
        const words = { currency: identity.currency, names: NO_NAMES }
        return { plan, changes: planChanges(plan, words) }
      },
    })
    if (result.status !== 'confirmed') return
    // The next deployment may have been started while this one was sent in the background.
    if (!isSameDraft(deployDraftStore.get(), draft)) return
    if (isMounted.current) setDeployment(editionsDeploymentAddress(symbol).toBase58())
    else discardDraft()
  }
  return { deploy, isDeployed: deployment !== undefined }
}

/** Stores the group mint, which identifies the collection if the attempt lands after all. */
function storeGroupMint(groupMint: string): void {
  const { groupMints } = deployDraftStore.get()
  deployDraftStore.update({ groupMints: [...groupMints, groupMint] })
}
