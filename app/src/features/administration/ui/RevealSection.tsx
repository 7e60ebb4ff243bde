import { fetchReveal, isCommittedTo, type RevealRecord } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import { countText } from '#shared/lib/countText.ts'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { HexText } from '#shared/ui/HexText.tsx'
import { REVEAL_SECTION } from '../lib/revealSection.ts'
import { useSection } from '../model/useSection.ts'
import { CommitForm } from './CommitForm.tsx'
import { RevealForm } from './RevealForm.tsx'
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
