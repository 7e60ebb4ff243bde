import type { TransactionStage } from '@mintline/solana'
import { errorText } from '#shared/lib/errorText.ts'
import { notify } from '#shared/ui/notify.ts'
import type { SendOutcome } from '../lib/steps.ts'
import { SignatureText } from './TransactionLink.tsx'

interface ToastedTransaction {
  /** Identifies the toast: later stages replace earlier ones. */
  id: string
  title: string
  signature: string | undefined
  /** Page in the explorer. */
  url: string | undefined
}

/** Shows a transaction's stage, from the moment it is sent. */
export function toastStage(stage: TransactionStage, transaction: ToastedTransaction): void {
  const { id, title, signature, url } = transaction
  const description = signature && <SignatureText signature={signature} url={url} />
  if (stage === 'sent') {
    notify({ id, kind: 'busy', title: `${title}: waiting for confirmation`, description })
  } else if (stage === 'confirmed') {
    notify({ id, kind: 'success', title: `${title}: confirmed`, description })
  } else if (stage === 'expired') {
    notify({
      id,
      kind: 'error',
      title: `${title}: expired`,
      description: 'It did not land in time and cannot land any more. Nothing was paid; try again.',
    })
  }
}

/** Shows why a transaction ended early. */
export function toastOutcome(
  end: SendOutcome,
  { id, title, signature, url }: ToastedTransaction,
): void {
  if (end.status === 'rejected') {
    notify({
      id,
      kind: 'calm',
      title: `${title}: rejected in the wallet`,
      description: NOTHING_SENT,
    })
  } else if (end.status === 'stopped') {
    notify({ id, kind: 'calm', title: `${title}: stopped`, description: NOTHING_SENT })
  } else if (end.status === 'unknown') {
    notify({
      id,
      kind: 'error',
      title: `${title}: outcome unknown`,
      description: reasonText(end.error, { signature, url }),
    })
  } else if (end.status === 'failed') {
    const description = reasonText(end.error, { signature, url })
    notify({ id, kind: 'error', title: `${title}: failed`, description })
  }
}

/** Explains why a review was closed: it was for another network. */
export function toastNetworkChanged(title: string): void {
  notify({
    id: 'review',
    kind: 'calm',
    title: `${title}: the network was changed`,
    description: NOTHING_SENT,
  })
}

function reasonText(
  error: unknown,
  { signature, url }: Pick<ToastedTransaction, 'signature' | 'url'>,
) {
  return (
    <>
      {errorText(error)} {signature && <SignatureText signature={signature} url={url} />}
    </>
  )
}

const NOTHING_SENT = 'Nothing was sent. Your input is kept.'
