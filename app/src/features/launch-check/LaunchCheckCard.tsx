import type { LaunchCheck } from '@mintline/core/drop'
import { isSolanaAddress } from '@mintline/core/identifiers'
import { PHASE_TYPES } from '@mintline/core/mint'
import type { CollectionInfo } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

/** Checks a drop before its link is shared. */
export function LaunchCheckCard({ collection }: { collection: CollectionInfo }) {
  const [wallet, setWallet] = useState('')
  const entered = wallet.trim()
  const isWrong = entered !== '' && !isSolanaAddress(entered)
  const { data, error, isFetching, refetch } = useLaunchCheck(collection, entered)
  const hasFiles = collection.phases.some(({ phaseType }) => PHASE_TYPES[phaseType].hasRoot)
  return (
    <Card
      title="Before you share it"
      description="Opens the drop as a collector would, with and without a place on its lists. Nothing is sent."
      actions={
        <Button size="sm" busy={isFetching} disabled={isWrong} onClick={() => void refetch()}>
          {data ? 'Check again' : 'Check the drop'}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {hasFiles && (
          <TextField
            label="Wallet on the list"
            optional
            hint="Lists in files do not say who is on them: enter one of their wallets to mint as it."
            value={wallet}
            error={isWrong ? 'This is not a Solana address.' : undefined}
            onChange={({ target }) => setWallet(target.value)}
            spellCheck={false}
            autoCapitalize="off"
            className="max-w-xl"
          />
        )}
        {error && !isFetching && <ErrorCallout title="The drop was not checked" error={error} />}
        {data ? (
          <Checks checks={data} />
        ) : (
          <p className="text-muted">
            {isFetching ? 'Checking…' : 'Times, mints, lists, texts, picture and treasury.'}
          </p>
        )}
      </div>
    </Card>
  )
}

const ICONS: Readonly<Record<LaunchCheck['status'], { icon: typeof CircleCheck; tone: string }>> = {
  fine: { icon: CircleCheck, tone: 'text-success-text' },
  problem: { icon: TriangleAlert, tone: 'text-warn-text' },
  open: { icon: CircleHelp, tone: 'text-subtle' },
}

function Checks({ checks }: { checks: readonly LaunchCheck[] }) {
  const problems = checks.filter(({ status }) => status === 'problem').length
  return (
    <>
      <p role="status" className="font-medium">
        {problems === 0
          ? 'Ready to share.'
          : problems === 1
            ? '1 thing to do first.'
            : `${problems} things to do first.`}
      </p>
      <ul aria-label="Checks" className="flex flex-col gap-3">
        {checks.map(({ subject, status, text }) => {
          const { icon: Icon, tone } = ICONS[status]
          return (
            <li key={subject} className="flex gap-3">
              <Icon aria-hidden="true" className={`mt-0.5 size-4.5 shrink-0 ${tone}`} />
              <p className="min-w-0 break-words">
                <span className="font-medium">
                  <UntrustedText>{subject}</UntrustedText>
                </span>{' '}
                <span className="text-muted">{text}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Checks when asked to. */
function useLaunchCheck(collection: CollectionInfo, wallet: string) {
  const { openConnection } = useCluster()
  const { key } = useClusterQueries()
  const names = usePhaseNames(collection)
  return useQuery({
    queryKey: key('launch check', collection.editions, wallet),
    queryFn: async ({ signal }) => {
      const { checkCollection } = await import('./checkCollection.ts')
      return checkCollection(
        await openConnection(),
        { info: collection, names, wallet },
        { signal },
      )
    },
    enabled: false,
    retry: false,
    gcTime: 0,
  })
}
