import { PHASE_TYPES, phaseLabel, phaseNumber, phaseWithin } from '@mintline/core'
import { type EditionPhase, priceTokenOf } from '@mintline/solana'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { DoorOpen, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import type { ListSource } from '#entities/list/lib/readList.ts'
import { phaseToOpen } from '#entities/phase/lib/phaseLabel.ts'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { AllowlistPanel, ListPhaseChooser } from '#features/allowlist'
import { MerkleListBuilder, MerkleListPanel } from '#features/merkle'
import { AddMerklePhase } from '#features/phases'
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
  /** An allowlist's file to build a merkle list from, on its phase's page. */
  const [taken, setCarried] = useState<{ phaseIndex: number; list: ListSource }>()
  const carried = taken?.phaseIndex === phase?.phaseIndex ? taken : undefined
  const makeMerkleList = (
    <MerkleListBuilder
      key={carried ? `${carried.phaseIndex} ${carried.list.name}` : `empty ${phase?.phaseIndex}`}
      start={carried?.list}
      collection={collection}
      priceToken={phase && (priceTokenOf(phase) ?? '')}
      forRoot={({ root }, priceToken) => (
        <AddMerklePhase collection={collection} root={root} priceToken={priceToken} />
      )}
    />
  )
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
          {/* With a key: no state of one list may leak into another. */}
          <AllowlistPanel
            key={`${editions} ${phase.phaseIndex}`}
            collection={collection}
            phase={phase}
            onMerkle={(list) => setCarried({ phaseIndex: phase.phaseIndex, list })}
          />
          {PHASE_TYPES[phase.phaseType].hasRoot ? (
            <MerkleListPanel collection={collection} phase={phase} />
          ) : (
            makeMerkleList
          )}
        </div>
      ) : (
        <div className="flex flex-col gap-6">
          <EmptyState icon={<ListChecks />} title="No phases yet" actions={<AddPhaseLink />}>
            An allowlist phase has a list of wallets that may mint in it.
          </EmptyState>
          {makeMerkleList}
        </div>
      )}
    </>
  )
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
