import type { InputProblem } from '@mintline/core'
import { Keypair } from '@solana/web3.js'
import { useMemo, useState } from 'react'
import { type ErrorsByPath, errorsAt, errorsByPath } from '#entities/terms/lib/errorsByPath.ts'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { usePersistent } from '#shared/lib/persistentStore.ts'
import { collectDraftProblems } from '../lib/collectDraftProblems.ts'
import { type CompleteDraft, completeDraft } from '../lib/completeDraft.ts'
import type { DeployDraft } from '../lib/deployDraft.ts'
import type { SymbolState } from '../lib/symbolState.ts'
import { deployDraftStore } from './deployDraftStore.ts'
import { type DraftMetadata, type MetadataPath, useDraftMetadata } from './useDraftMetadata.ts'
import { useSymbolState } from './useSymbolState.ts'

/** Counts as the wallet while nobody is connected, so that all else can be checked. */
const STAND_IN = Keypair.generate().publicKey.toBase58()

/** The form in which a deployment is written. */
export interface DeployForm {
  draft: DeployDraft
  /** The draft with what follows from it, as it is shown; '' for a wallet that is not connected. */
  complete: CompleteDraft
  update: (change: Partial<DeployDraft>) => void
  /** Base58; undefined = nobody is connected. */
  wallet: string | undefined
  /** All that is wrong, shown or not. */
  problems: readonly InputProblem[]
  symbol: SymbolState
  metadata: Record<MetadataPath, DraftMetadata>
  /** What to show at a path and below it: once it was left, or all once it was sent. */
  errorsAt: (path: string) => ErrorsByPath
  /** To be called when what is at a path is left. */
  touch: (path: string) => void
  /** Shows all errors. */
  showAll: () => void
}

/** Holds what is entered, and checks it as it is entered. */
export function useDeployForm(): DeployForm {
  const draft = usePersistent(deployDraftStore)
  const wallet = useAccount()?.address
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [showsAll, setShowsAll] = useState(false)
  const complete = useMemo(() => completeDraft(draft, wallet ?? ''), [draft, wallet])
  const problems = useMemo(() => {
    const owner = wallet ?? STAND_IN
    return collectDraftProblems(completeDraft(draft, owner), owner)
  }, [draft, wallet])
  const errors = useMemo(() => errorsByPath(problems), [problems])
  const symbol = useSymbolState(errors.symbol === undefined ? draft.symbol.trim() : undefined, {
    wallet,
    groupMints: draft.groupMints,
  })
  const readable = (path: MetadataPath) => (errors[path] === undefined ? complete[path] : '')
  const metadata = useDraftMetadata({
    collectionUri: readable('collectionUri'),
    itemBaseUri: readable('itemBaseUri'),
  })
  return {
    draft,
    complete,
    update: deployDraftStore.update,
    wallet,
    problems,
    symbol,
    metadata,
    errorsAt: (path) => (showsAll || touched.has(path) ? errorsAt(errors, path) : {}),
    touch: (path) =>
      setTouched((before) => (before.has(path) ? before : new Set(before).add(path))),
    showAll: () => setShowsAll(true),
  }
}
