import type { CollectionInfo, EditionPhase } from '@mintline/solana'
import { useRef, useState } from 'react'
import { STORAGE_KINDS, type StorageKind } from '#entities/artwork/lib/artwork.ts'
import {
  accessProblems,
  NO_ACCESS,
  type StorageAccess,
  storageChoice,
} from '#entities/artwork/lib/storageAccess.ts'
import { StorageFields } from '#entities/artwork/StorageFields.tsx'
import { useHostFiles } from '#entities/cluster/model/hostContext.ts'
import { useRole } from '#entities/collection/model/useRole.ts'
import { useHostedList } from '#entities/list/ui/HostedListNotice.tsx'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { errorsByPath } from '#entities/terms/lib/errorsByPath.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import type { Currency } from '#shared/lib/amountText.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import type { MerkleSummary } from '../lib/merkleService.ts'
import { compareRoot } from '../lib/phaseRoots.ts'
import type { MerkleWorker } from '../model/merkleWorker.ts'
import { useListReviews } from '../model/useListReviews.tsx'
import { useStoredList } from '../model/useStoredList.ts'

export interface PublishListProps {
  worker: MerkleWorker
  tree: MerkleSummary
  /** The list's currency. */
  currency: Currency
  collection: CollectionInfo
  phase: EditionPhase
}

/** Stores a list's files, and has the phase use them: for the owner. */
export function PublishList(props: PublishListProps) {
  const { worker, tree, currency, collection, phase } = props
  const role = useRole('owner', collection)
  const { readiness } = useSendSession()
  const { phaseIndex } = phase
  const { putList } = useListReviews(collection)
  const stored = useStoredList(worker)
  const place = usePlace(collection)
  const isUsed = useIsUsed(props)
  const [isTried, setIsTried] = useState(false)
  const { state } = stored
  const isWorking = state.status === 'storing' || state.status === 'reading'
  const use = (address: string) => putList(phaseIndex, { ...tree, currency, address })
  const publish = async () => {
    setIsTried(true)
    const choice = place.choice()
    if (!choice) return
    const address = await stored.store(choice)
    if (address !== undefined) await use(address)
  }
  if (isUsed) return <Used collection={collection} phase={phase} />
  // The panel already shows which role is needed.
  if (role.status === 'missing') return null
  return (
    <div className="flex flex-col gap-5">
      <StorageFields
        storages={place.storages}
        storage={place.storage}
        onStorageChange={place.choose}
        access={place.access}
        onAccessChange={place.updateAccess}
        errorAt={(path) => (isTried ? place.errors[path] : undefined)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          busy={isWorking}
          disabled={readiness.status === 'blocked'}
          onClick={() => void publish()}
        >
          Publish the list
        </Button>
        {isWorking && <Button onClick={stored.cancel}>Cancel</Button>}
        {readiness.status === 'blocked' && <p className="text-muted">{readiness.reason}</p>}
      </div>
      {state.status === 'storing' && (
        <ProgressBar label={state.progress.step ?? 'Storing the files'} {...state.progress} />
      )}
      {state.status === 'reading' && <p role="status">Reading the list from its address…</p>}
      {state.status === 'failed' && (
        <ErrorCallout title="The list was not stored" error={state.error} />
      )}
      {state.status === 'unread' && (
        <Callout
          kind="warn"
          announced
          title="The list is stored, but cannot be read yet"
          actions={
            <>
              <Button size="sm" onClick={() => void publish()}>
                Try again
              </Button>
              <Button size="sm" onClick={() => void use(state.address)}>
                Use it anyway
              </Button>
            </>
          }
        >
          {state.reason} Until it can be read, nobody on it can mint.
        </Callout>
      )}
      {compareRoot(phase, tree.root) === 'different' && phase.currentMints > 0n && (
        <Callout kind="warn" title="Items were minted in this phase">
          Items that a wallet has minted in the phase also count towards its claims on the new list.
        </Callout>
      )}
    </div>
  )
}

/** Returns true if the phase uses the list, and collectors can read it. */
function useIsUsed({ collection, phase, tree }: PublishListProps): boolean {
  const list = useHostedList({ collection, phase })
  const isThere = list.status === 'there' || list.status === 'checking'
  return isThere && compareRoot(phase, tree.root) === 'same'
}

function Used({ collection, phase }: Pick<PublishListProps, 'collection' | 'phase'>) {
  const name = usePhaseNames(collection)[phase.phaseIndex]
  return (
    <p>
      <Badge tone="success" dot>
        {name ? `${name} uses this list` : `Phase ${phase.phaseIndex + 1} uses this list`}
      </Badge>
    </p>
  )
}

/** The place for a list's files: where the artwork is, unless another one is chosen. */
function usePlace({ metadata: { collectionBaseUri } }: CollectionInfo) {
  const hostFiles = useHostFiles()
  const [chosen, choose] = useState<StorageKind>()
  const [access, setAccess] = useState<StorageAccess>(NO_ACCESS)
  const storages = STORAGE_KINDS.filter(
    (kind) => kind !== 'chain' && (kind !== 'folder' || hostFiles !== undefined),
  )
  const ofArtwork = collectionBaseUri.startsWith('ipfs:') ? 'pinata' : 'folder'
  const first = useRef(storages.find((kind) => kind === ofArtwork) ?? storages[0] ?? 'pinata')
  const storage = storages.find((kind) => kind === chosen) ?? first.current
  const problems = accessProblems({ storage, access })
  return {
    storages,
    storage,
    choose,
    access,
    updateAccess: (change: Partial<StorageAccess>) =>
      setAccess((before) => ({ ...before, ...change })),
    errors: errorsByPath(problems),
    /** Returns the storage; undefined if something is missing. */
    choice: () => (problems.length > 0 ? undefined : storageChoice({ storage, hostFiles, access })),
  }
}
