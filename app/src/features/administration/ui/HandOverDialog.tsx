import type { CollectionInfo } from '@mintline/solana'
import { plainText } from '#shared/lib/plainText.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

interface HandOverDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  info: CollectionInfo
  /** Base58. */
  newOwner: string
  /** Reasons against this owner, as sentences. */
  doubts: readonly string[]
  onConfirm: () => void
}

/** Confirmation for a hand-over: the symbol has to be typed. */
export function HandOverDialog({ info, newOwner, doubts, ...dialog }: HandOverDialogProps) {
  return (
    <AlertDialog
      {...dialog}
      title="Hand the collection over?"
      description={
        <>
          Only the new owner can change <UntrustedText>{info.symbol}</UntrustedText> afterwards, or
          hand it back. That will be{' '}
          <span className="break-all font-mono text-ink">{newOwner}</span>.
        </>
      }
      typedConfirmation={plainText(info.symbol)}
      confirmLabel="Hand over"
    >
      {doubts.map((doubt) => (
        <Callout key={doubt} kind="warn" title={doubt} />
      ))}
    </AlertDialog>
  )
}
