import { fetchReveal, isCommittedTo, type RevealRecord } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import { RevealFields } from '#entities/reveal/RevealFields.tsx'
import type { RevealDraft } from '#entities/reveal/revealDraft.ts'
import { SeedDialog } from '#entities/reveal/SeedDialog.tsx'
import { errorsAt } from '#entities/terms/lib/errorsByPath.ts'
import { countText } from '#shared/lib/countText.ts'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { HexText } from '#shared/ui/HexText.tsx'
import { REVEAL_SECTION } from '../lib/revealSection.ts'
import { type SectionState, useSection } from '../model/useSection.ts'
import { RevealForm } from './RevealForm.tsx'
import { SectionForm } from './SectionForm.tsx'
import { SectionLoading } from './SectionLoading.tsx'

/** Files that the open collection's items show later: committed to before the first mint, and revealed once. */
export function RevealSection({ id }: { id: string }) {
  const section = useSection(id, REVEAL_SECTION)
  const { info, role, differences, discard } = section
  const { data: record, error, refetch } = useReveal(info.editions)
  const isTooLate = info.numberOfTokensIssued > 0n
  const isClosed = isTooLate || (record !== undefined && record !== null)
  // Nothing can be committed to any more, here or by another program.
  useEffect(() => {
    if (isClosed && differences.length > 0) discard()
  })
  if (record === undefined) {
    if (!error) return <SectionLoading label="Loading the reveal" />
    const retry = () => void refetch()
    return <ErrorCallout title="The reveal could not be read" error={error} onRetry={retry} />
  }
  const isHeld = role.status === 'held'
  return (
    <div className="flex flex-col gap-6">
      <ReadOnlyNotice role={role} to="commit to files and reveal them" />
      {record && <RevealFacts record={record} />}
      {record && !record.revealed && isHeld && <RevealForm record={record} />}
      {!record && isTooLate && (
        <p className="text-muted">
          The collection is not committed to any files, and files can only be committed to before
          the first mint: {countText(info.numberOfTokensIssued, 'item is', 'items are')} minted.
        </p>
      )}
      {!record && !isTooLate && !isHeld && (
        <p className="text-muted">The collection is not committed to any files.</p>
      )}
      {!record && !isTooLate && isHeld && <CommitForm section={section} />}
    </div>
  )
}

function RevealFacts({ record }: { record: RevealRecord }) {
  const { commitment, fileCount, revealed } = record
  return (
    <DescriptionList
      items={[
        { term: 'Files', value: countText(fileCount, 'file') },
        { term: 'State', value: stateText(record) },
        {
          term: 'Committed hash',
          value: <HexText bytes={commitment} copyLabel="Copy hash" />,
        },
        ...(revealed
          ? [
              { term: 'Metadata URL of files', value: revealed.baseUri },
              { term: 'Seed', value: <HexText bytes={revealed.seed} copyLabel="Copy seed" /> },
            ]
          : []),
      ]}
    />
  )
}

/** The program has checked it already; this checks the node too. */
function stateText(record: RevealRecord): string {
  const { revealed } = record
  if (!revealed) return 'Not revealed yet'
  return isCommittedTo(record, revealed)
    ? 'Revealed: seed and URL match the committed hash'
    : 'Revealed, but seed and URL do not match the committed hash'
}

/** Reads what a collection is committed to; null = nothing. */
function useReveal(deployment: string) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  return useQuery<RevealRecord | null>({
    queryKey: key('reveal', deployment),
    queryFn: async ({ signal }) => (await fetchReveal(connection, deployment, { signal })) ?? null,
  })
}

/** Files to commit to. The seed is stored here and downloaded before anything is sent. */
function CommitForm({ section }: { section: SectionState<RevealDraft> }) {
  const { info, draft, change, errors, save } = section
  const [isAsked, setIsAsked] = useState(false)
  return (
    <SectionForm
      label="Reveal"
      section={section}
      saveLabel="Commit"
      dangerous
      onSave={() => setIsAsked(true)}
    >
      <p className="max-w-prose text-muted">
        Items show their own metadata, a placeholder, until you reveal their files. Before the first
        mint you commit to the files: a random seed decides which item shows which one, and
        collectors can check later that you have not changed it.
      </p>
      <RevealFields value={draft} onChange={change} errors={errorsAt(errors, 'reveal')} />
      {isAsked && (
        <SeedDialog
          collection={{ deployment: info.editions, symbol: info.symbol }}
          draft={draft}
          confirmLabel="Commit"
          onConfirm={() => void save({ confirmLabel: 'Commit' })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </SectionForm>
  )
}
