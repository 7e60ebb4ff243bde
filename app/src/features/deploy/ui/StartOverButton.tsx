import { useState } from 'react'
import { usePersistent } from '#shared/lib/persistentStore.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { isWritten } from '../lib/deployDraft.ts'
import { deployDraftStore, discardDraft } from '../model/deployDraftStore.ts'

/** Empties the form; nothing while it is empty. `onStartOver` is told when it is empty. */
export function StartOverButton({ onStartOver }: { onStartOver: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  if (!isWritten(usePersistent(deployDraftStore))) return null
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Start over</Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Start over?"
        description="Everything that you have entered is emptied. Nothing on chain changes."
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
