import type { InputProblem, PlatformTerms } from '@mintline/core'
import type { DropCapabilities } from '@mintline/core/drop'
import { SOLANA_CAPABILITIES } from '@mintline/solana/drop'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { type ErrorsByPath, errorsAt, errorsByPath } from '#entities/terms/lib/errorsByPath.ts'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { type FormVisitState, useFormVisit } from '#shared/form/useFormVisit.ts'
import type { Currency } from '#shared/lib/amountText.ts'
import { usePersistent } from '#shared/lib/persistentStore.ts'
import { useDebounced } from '#shared/lib/useDraft.ts'
import { collectDraftProblems, saleProblems } from '../lib/collectDraftProblems.ts'
import { type CompleteDraft, completeDraft } from '../lib/completeDraft.ts'
import {
  type DeployDraft,
  deployDraftStore,
  withAddress,
  withPlatform,
} from '../lib/deployDraft.ts'
import { PLACEHOLDER_WALLET } from './planDeployment.ts'
import {
  heldSymbolState,
  readSymbolHolder,
  type SymbolRequest,
  type SymbolState,
} from './readSymbolHolder.ts'
import { type ArtworkState, useArtwork } from './useArtwork.ts'
import { type DraftMetadata, type MetadataPath, useDraftMetadata } from './useDraftMetadata.ts'
import { usePlatform } from './usePlatform.ts'

/** The state of a form that sells a picture, on any chain. */
export interface SaleFormState {
  draft: DeployDraft
  artwork: ArtworkState
  /** The draft with defaults, as shown; '' for a wallet that is not connected. */
  complete: CompleteDraft
  update: (change: Partial<DeployDraft>) => void
  /** Address; undefined = nobody is connected. */
  wallet: string | undefined
  /** All problems, shown or not. */
  problems: readonly InputProblem[]
  /** Errors to show at a path and below it: once the field was left, or after an attempt to deploy. */
  errorsAt: (path: string) => ErrorsByPath
  /** Progress through the form, which decides which errors it shows. */
  visit: FormVisitState
  /** Unit of the price. */
  coin: Currency
  /** Parts that the chain's drops have; undefined while they are not known. */
  capabilities: DropCapabilities | undefined
}

/** The deploy form's state. */
export interface DeployFormState extends SaleFormState {
  /**
   * The draft with the platform's fee and the artwork's address, or one with the same length: the input for plan and
   * cost.
   */
  planned: DeployDraft
  /** The host's fee; undefined = none. */
  platform: PlatformTerms | undefined
  symbol: SymbolState
  metadata: Record<MetadataPath, DraftMetadata>
}

/**
 * Holds the deploy form's input, stored in the browser and checked while it is entered.
 *
 * @param isSale True if the drop needs a price. Default: its phases can follow later.
 */
export function useDeployForm({ isSale = false } = {}): DeployFormState {
  const draft = usePersistent(deployDraftStore)
  const wallet = useAccount()?.address
  const { isRealMoney, currency: coin } = useCluster().identity
  const visit = useFormVisit()
  const artwork = useArtwork(draft, { isRealMoney })
  const { hasOwnPicture, uri, problems: ofArtwork } = artwork
  const platform = usePlatform()
  const planned = useMemo(
    () => withPlatform(hasOwnPicture ? withAddress(draft, uri) : draft, platform),
    [draft, hasOwnPicture, uri, platform],
  )
  const complete = useMemo(() => completeDraft(planned, wallet ?? ''), [planned, wallet])
  const ofDraft = useMemo(() => {
    const owner = wallet ?? PLACEHOLDER_WALLET
    return collectDraftProblems(completeDraft(planned, owner), owner, { isRealMoney })
  }, [planned, wallet, isRealMoney])
  const problems = [...ofArtwork, ...ofDraft, ...saleProblems(draft, isSale)]
  const errors = errorsByPath(problems)
  const shownErrors = errorsByPath(visit.shown(problems))
  const symbol = useSymbolState(errors.symbol === undefined ? complete.symbol.trim() : undefined, {
    wallet,
    groupMints: draft.groupMints,
  })
  const readable = (path: MetadataPath) =>
    !hasOwnPicture && errors[path] === undefined ? complete[path] : ''
  const metadata = useDraftMetadata({
    collectionUri: readable('collectionUri'),
    itemBaseUri: readable('itemBaseUri'),
  })
  return {
    coin,
    capabilities: SOLANA_CAPABILITIES,
    draft,
    planned,
    artwork,
    platform,
    complete,
    update: deployDraftStore.update,
    wallet,
    problems,
    symbol,
    metadata,
    errorsAt: (path) => errorsAt(shownErrors, path),
    visit,
  }
}

/**
 * Checks a symbol's availability while it is typed.
 *
 * @param symbol Undefined = not a valid symbol.
 */
function useSymbolState(symbol: string | undefined, request: SymbolRequest): SymbolState {
  const { openConnection } = useCluster()
  const { key } = useClusterQueries()
  const settled = useDebounced(symbol)
  const { data, isFetching } = useQuery({
    queryKey: key('symbol', settled ?? ''),
    queryFn: async () => readSymbolHolder(await openConnection(), settled ?? ''),
    enabled: settled !== undefined,
  })
  if (symbol === undefined) return { status: 'unknown' }
  if (symbol !== settled) return { status: 'checking' }
  if (data) return heldSymbolState(data, request)
  if (data === null) return { status: 'free' }
  return { status: isFetching ? 'checking' : 'unknown' }
}
