import { editionsDeploymentAddress, type Plan } from '@mintline/solana'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { NO_NAMES } from '#entities/phase/lib/phaseName.ts'
import { planChanges } from '#entities/plan/planChanges.ts'
import { draftWithSeed } from '#entities/reveal/revealDraft.ts'
import { useTransactions } from '#entities/transaction/model/transactionsContext.ts'
import { type Notice, notify } from '#shared/ui/notify.ts'
import { completeDraft } from '../lib/completeDraft.ts'
import {
  deployDraftStore,
  discardDraft,
  hasOwnPicture,
  isSameDraft,
  withAddress,
  withPlatform,
} from '../lib/deployDraft.ts'
import { planDeployment } from './planDeployment.ts'
import type { ArtworkState } from './useArtwork.ts'
import { usePlatform } from './usePlatform.ts'

/** Notice after edits during an upload, which the stored artwork lacks. */
const CHANGED_MEANWHILE: Notice = {
  id: 'deploy',
  kind: 'calm',
  title: 'Nothing was deployed',
  description: 'The form was changed while the artwork was stored. Check it, then try again.',
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set where a sale has just begun. */
    isOnSale?: boolean
  }
}

/** Deploys the collection as entered. */
interface Deployment {
  /**
   * Stores the artwork, deploys the collection, then opens its phases.
   *
   * @param storedUri Address of artwork that is stored, and need not be read back. Default: it is stored now.
   */
  deploy: (storedUri?: string) => Promise<void>
  isDeployed: boolean
}

/** How a deployment is reviewed, and where it ends. */
interface DeploymentGoal {
  /** The sale to show in the review; undefined = the review lists all values, and phases follow. */
  sale?: ReactNode
}

/** @param storeArtwork Returns the artwork's address; undefined if it was not stored. */
export function useDeploy(
  storeArtwork: ArtworkState['store'],
  { sale }: DeploymentGoal = {},
): Deployment {
  const { openConnection, identity } = useCluster()
  const { review } = useTransactions()
  const platform = usePlatform()
  const navigate = useNavigate()
  const isSale = sale !== undefined
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
    const params = { collection: deployment }
    if (isSale) {
      void navigate({ to: '/collections/$collection', params, state: { isOnSale: true } })
    } else void navigate({ to: '/collections/$collection/phases', params })
  }, [deployment, isSale, navigate])

  const deploy = async (storedUri?: string) => {
    const draft = deployDraftStore.get()
    const symbol = completeDraft(draft, '').symbol.trim()
    const uri = hasOwnPicture(draft) ? (storedUri ?? (await storeArtwork())) : draft.collectionUri
    // The form explains why it was not stored.
    if (uri === undefined) return
    if (!isMounted.current) return
    if (!isSameDraft(deployDraftStore.get(), draft)) {
      notify(CHANGED_MEANWHILE)
      return
    }
    const stored = hasOwnPicture(draft) ? withAddress(draft, uri) : draft
    const planned = withPlatform(stored, platform)
    const result = await review({
      title: isSale ? `Sell ${draft.collectionName.trim()}` : `Deploy ${symbol}`,
      confirmLabel: isSale ? 'Sell' : 'Deploy',
      ...(isSale && { details: sale, isBrief: true }),
      plan: async (wallet) => {
        const { groupMints } = deployDraftStore.get()
        const plan = await planDeployment({
          connection: await openConnection(),
          draft: planned,
          groupMints,
          wallet,
          seal: draftWithSeed,
          onGroupMint: storeGroupMint,
        })
        const words = { currency: identity.currency, names: NO_NAMES }
        return { plan: isSale ? withoutRoles(plan) : plan, changes: planChanges(plan, words) }
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

/** Leaves out who may change a fee that can never be raised. */
function withoutRoles({ warnings, ...plan }: Plan): Plan {
  return { ...plan, warnings: warnings.filter(({ code }) => code !== 'PAYER_BECOMES_FEE_ADMIN') }
}

/** Stores the group mint, which identifies the collection if the attempt lands after all. */
function storeGroupMint(groupMint: string): void {
  const { groupMints } = deployDraftStore.get()
  deployDraftStore.update({ groupMints: [...groupMints, groupMint] })
}
