import { PHASE_TYPES, phaseLabel, phaseNumber, phaseWithin } from '@mintline/core'
import type { EditionPhase } from '@mintline/solana'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { DoorOpen, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import type { ListSource } from '#entities/list/lib/readList.ts'
import { phaseToOpen } from '#entities/phase/lib/phaseLabel.ts'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { AllowlistPanel, ListPhaseChooser } from '#features/allowlist'
import { HostedListPanel } from '#features/merkle'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** The allowlists in a collection's phases. */
export function AllowlistsPage() {
  const collection = useOpenCollection()
  const { phase: asked } = useSearch({ from: '/collections/$collection/allowlists' })
  const navigate = useNavigate({ from: '/collections/$collection/allowlists' })
  const { phases, editions, metadata } = collection
  const names = usePhaseNames(collection)
  const phase = phaseToOpen(phases, asked === undefined ? undefined : asked - 1)
  /** A file that has changed places, and where its list is to be kept. */
  const [taken, setTaken] = useState<{ phaseIndex: number; place: Place; list: ListSource }>()
  const carried = taken?.phaseIndex === phase?.phaseIndex ? taken : undefined
  const takeTo = (place: Place) => (list: ListSource) =>
    phase && setTaken({ phaseIndex: phase.phaseIndex, place, list })
  return (
    <>
      <PageTitle>{`Allowlists of ${metadata.collectionBaseName}`}</PageTitle>
      {phase ? (
        <div className="flex flex-col gap-6">
          <ListPhaseChooser
            collection={collection}
            value={phase.phaseIndex}
            onValueChange={(index) =>
              void navigate({ search: (now) => ({ ...now, phase: phaseNumber(index) }) })
            }
          />
          {asked !== undefined && phaseNumber(phase.phaseIndex) !== asked && (
            <Callout kind="warn" title={`There is no phase ${asked}`}>
              You see {phaseWithin(phase.phaseIndex, names[phase.phaseIndex])} instead.
            </Callout>
          )}
          <PublicPhaseNotice phase={phase} name={names[phase.phaseIndex]} />
          {/* With keys: no state of one list may leak into another. */}
          {isHosted(phase, carried?.place) && (
            <HostedListPanel
              key={`hosted ${editions} ${phase.phaseIndex} ${carried?.list.name}`}
              collection={collection}
              phase={phase}
              start={carried?.place === 'files' ? carried.list : undefined}
              onKeepOnChain={takeTo('chain')}
              onPutAway={() => setTaken(undefined)}
            />
          )}
          {carried?.place !== 'files' && (
            <AllowlistPanel
              key={`${editions} ${phase.phaseIndex} ${carried?.list.name}`}
              collection={collection}
              phase={phase}
              start={carried?.list}
              onHosted={takeTo('files')}
            />
          )}
        </div>
      ) : (
        <EmptyState icon={<ListChecks />} title="No phases yet" actions={<AddPhaseLink />}>
          An allowlist phase has a list of wallets that may mint in it.
        </EmptyState>
      )}
    </>
  )
}

/** Where a list is kept. */
type Place = 'chain' | 'files'

/** Returns true if a phase's list is in files, or is to be. */
function isHosted({ phaseType }: EditionPhase, wanted: Place | undefined): boolean {
  const { hasRoot, isListed } = PHASE_TYPES[phaseType]
  return isListed && (hasRoot || wanted === 'files')
}

/** Explains that a public phase has no list. */
function PublicPhaseNotice({
  phase,
  name,
}: {
  phase: EditionPhase
  /** Undefined or '' = it has none. */
  name: string | undefined
}) {
  if (PHASE_TYPES[phase.phaseType].isListed) return null
  return (
    <EmptyState
      icon={<DoorOpen />}
      title={`${phaseLabel(phase.phaseIndex, name)} is public`}
      actions={<AddPhaseLink label="Open its settings" />}
    >
      Everybody may mint in it, so it needs no list. To admit only some wallets, make it an
      allowlist phase.
    </EmptyState>
  )
}

/** Link to the phase editor. */
function AddPhaseLink({ label = 'Add a phase' }: { label?: string }) {
  const { collection } = useParams({ from: '/collections/$collection' })
  return (
    <Link
      to="/collections/$collection/phases"
      params={{ collection }}
      className={buttonStyles({ variant: 'primary' })}
    >
      {label}
    </Link>
  )
}
