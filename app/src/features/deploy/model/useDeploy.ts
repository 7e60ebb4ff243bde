import { editionsDeploymentAddress } from '@mintline/solana'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useTransactions } from '#entities/transaction/model/transactionsContext.ts'
import { isSameDraft } from '../lib/deployDraft.ts'
import { deployDraftStore, discardDraft } from './deployDraftStore.ts'
import { planDeployment } from './planDeployment.ts'

/** Deploys what is written, and goes to the phases of what was made. */
export function useDeploy(): { deploy: () => Promise<void>; isDeployed: boolean } {
  const { connection } = useCluster()
  const { review } = useTransactions()
  const navigate = useNavigate()
  const [deployment, setDeployment] = useState<string>()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  // After the page has been drawn without anything that is not saved, or it would ask.
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
      plan: (wallet) => {
        const { groupMints } = deployDraftStore.get()
        return planDeployment({ connection, draft, groupMints, wallet, onGroupMint: keepGroupMint })
      },
    })
    if (result.status !== 'confirmed') return
    // While it went on in the background, the next one may have been begun.
    if (!isSameDraft(deployDraftStore.get(), draft)) return
    if (isHere.current) setDeployment(editionsDeploymentAddress(symbol).toBase58())
    else discardDraft()
  }
  return { deploy, isDeployed: deployment !== undefined }
}

/** By it the collection is known again where the try lands after all. */
function keepGroupMint(groupMint: string): void {
  const { groupMints } = deployDraftStore.get()
  deployDraftStore.update({ groupMints: [...groupMints, groupMint] })
}
