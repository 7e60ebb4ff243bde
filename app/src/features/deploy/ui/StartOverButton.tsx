import { useState } from 'react'
import { usePersistent } from '#shared/lib/persistentStore.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { hasInput } from '../lib/deployDraft.ts'
import { deployDraftStore, discardDraft } from '../model/deployDraftStore.ts'

/** Clears the form, then calls `onStartOver`; nothing while the form is empty. */
export function StartOverButton({ onStartOver }: { onStartOver: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  if (!hasInput(usePersistent(deployDraftStore))) return null
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Start over</Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Start over?"
        description="Everything that you have entered is cleared. Nothing changes on chain."
        cancelLabel="Keep it"
        confirmLabel="Start over"
        onConfirm={() => {
          discardDraft()
          onStartOver()
        }}
      />
    </>
  )
}
