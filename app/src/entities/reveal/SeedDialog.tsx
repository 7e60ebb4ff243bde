import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { draftWithSeed, isOfDraft, type RevealDraft } from './revealDraft.ts'
import { downloadSeed, seedPlace } from './seedStore.ts'

interface SeedDialogProps {
  collection: {
    /** Base58; may not be on chain yet. */
    deployment: string
    symbol: string
  }
  /** Without problems. */
  draft: RevealDraft
  /** Verb for the confirming button. */
  confirmLabel: string
  onConfirm: () => void
  onClose: () => void
}

/** Stores the seed here and downloads it, before anything can be sent. Mount it to open it. */
export function SeedDialog(props: SeedDialogProps) {
  const { collection, draft, confirmLabel, onConfirm, onClose } = props
  const { deployment, symbol } = collection
  const { openConnection } = useCluster()
  const download = useMutation({
    mutationFn: async () => {
      const files = await draftWithSeed(await seedPlace(await openConnection(), deployment), draft)
      return { deployment, files, name: downloadSeed({ symbol }, files) }
    },
  })
  // Another tab may change the draft meanwhile.
  const { data } = download
  const isCurrent = data?.deployment === deployment && isOfDraft(data.files, draft)
  const downloaded = isCurrent ? data.name : undefined
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Keep the seed"
      description="Whoever has the seed knows which item shows which file, and without it nobody can ever reveal them. Keep it secret, and keep a copy: this browser has one too, until its data is deleted."
      ready={downloaded !== undefined}
      confirmLabel={confirmLabel}
      onConfirm={onConfirm}
    >
      <div className="flex flex-col items-start gap-3">
        <Button busy={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden="true" />
          Download the seed
        </Button>
        {downloaded !== undefined && (
          <p role="status" className="wrap-anywhere text-muted">
            The file is <UntrustedText>{downloaded}</UntrustedText>;{' '}
            <code className="font-mono text-[0.8125rem]">mintline reveal --seed-file</code> reads
            it, too.
          </p>
        )}
      </div>
      {download.error && <ErrorCallout title="The seed was not stored" error={download.error} />}
    </AlertDialog>
  )
}
