import {
  type CommittedFiles,
  fetchCollectionInfo,
  fetchRent,
  isCommittedTo,
  parseSeedFile,
  prepareReveal,
  RevealError,
  type RevealRecord,
} from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { NO_NAMES } from '#entities/phase/lib/phaseName.ts'
import { planChanges } from '#entities/plan/planChanges.ts'
import { downloadSeed, keptFiles, seedPlace } from '#entities/reveal/seedStore.ts'
import { useTransactions } from '#entities/transaction/model/transactionsContext.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { hexText } from '#shared/lib/hexText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { type FileBytes, FileDrop } from '#shared/ui/FileDrop.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

/** A seed file is far smaller; larger files are none. */
const MAX_FILE_BYTES = 64 * 1024

/** Reveals the open collection's files with their seed, from this browser or from its file. */
export function RevealForm({ record }: { record: RevealRecord }) {
  const info = useOpenCollection()
  const { readiness } = useSendSession()
  const reveal = useRevealReview()
  const kept = useKeptFiles(record)
  const [chosen, setChosen] = useState<ChosenFile>()
  if (kept === undefined) return null
  const files = kept ?? (chosen?.status === 'right' ? chosen.files : undefined)
  if (!files) {
    return (
      <FileDrop
        label="Seed of the reveal"
        hint="This browser does not have it: open the file that was downloaded, or that mintline wrote, when you committed."
        accept=".json"
        maxBytes={MAX_FILE_BYTES}
        refusal={chosen?.status === 'refused' ? chosen.reason : undefined}
        onFile={(file) => setChosen(chosenFile(file, { record, symbol: info.symbol }))}
      />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">
        {kept ? 'This browser has the seed' : 'The file has the seed'}, and it matches the committed
        hash. Revealing is for good: all items then show their files from{' '}
        <span className="break-all text-ink">
          <UntrustedText>{files.baseUri}</UntrustedText>
        </span>
        . The preview already tells the seed to the network’s node, so open it only once you mean
        it.
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-[0.8125rem] text-muted">
          {readiness.status === 'blocked' && readiness.reason}
        </p>
        {kept && (
          <Button onClick={() => downloadSeed(info, kept)}>
            <Download aria-hidden="true" />
            Download the seed
          </Button>
        )}
        <Button
          variant="danger"
          disabled={readiness.status === 'blocked'}
          onClick={() => void reveal(files)}
        >
          Reveal
        </Button>
      </div>
    </div>
  )
}

/** Returns the committed files if their seed is in this browser; null = it is not, undefined = not read yet. */
function useKeptFiles(record: RevealRecord): CommittedFiles | null | undefined {
  const { editionsDeployment, commitment } = record
  const { openConnection } = useCluster()
  const { key } = useClusterQueries()
  return useQuery<CommittedFiles | null>({
    queryKey: key('kept-seed', editionsDeployment, hexText(commitment)),
    queryFn: async () => {
      const all = await keptFiles(await seedPlace(await openConnection(), editionsDeployment))
      return all.find((files) => isCommittedTo(record, files)) ?? null
    },
  }).data
}

/** A file that was opened, checked before anything is sent. */
type ChosenFile =
  | { status: 'right'; files: CommittedFiles }
  /** `reason` is a sentence without any part of the file. */
  | { status: 'refused'; reason: string }

function chosenFile(
  { bytes }: FileBytes,
  { record, symbol }: { record: RevealRecord; symbol: string },
): ChosenFile {
  const files = parseSeedFile(new TextDecoder().decode(bytes))
  if (!files) {
    const reason = 'This is no seed file: open the one from when the collection was committed.'
    return { status: 'refused', reason }
  }
  if (isCommittedTo(record, files)) return { status: 'right', files }
  return { status: 'refused', reason: errorText(new RevealError('REVEAL_MISMATCH', { symbol })) }
}

/** Reviews and sends the reveal. */
function useRevealReview() {
  const { editions, symbol } = useOpenCollection()
  const { openConnection, identity } = useCluster()
  const { review } = useTransactions()
  return (secret: CommittedFiles) =>
    review({
      title: `Reveal the files of ${symbol}`,
      confirmLabel: 'Reveal',
      plan: async (wallet) => {
        const connection = await openConnection()
        const [info, rentOf] = await Promise.all([
          fetchCollectionInfo(connection, editions),
          fetchRent(connection),
        ])
        const plan = await prepareReveal(connection, { info, wallet, rentOf, secret })
        const words = { currency: identity.currency, names: NO_NAMES }
        return { plan, changes: planChanges(plan, words) }
      },
    })
}
