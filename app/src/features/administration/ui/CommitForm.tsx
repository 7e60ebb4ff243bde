import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { draftWithSeed, REVEAL_SECTION, type RevealDraft } from '../lib/revealSection.ts'
import { downloadSeed } from '../lib/seedStore.ts'
import type { SectionState } from '../model/useSection.ts'
import { SectionForm } from './SectionForm.tsx'

/** Files to commit to. The seed is stored here and downloaded before anything is sent. */
export function CommitForm({ section }: { section: SectionState<RevealDraft> }) {
  const { info, draft, change, errors, save } = section
  const [isAsked, setIsAsked] = useState(false)
  const download = useMutation({
    mutationFn: async (draft: RevealDraft) => {
      const name = downloadSeed(info, await draftWithSeed(info.editions, draft))
      return { draft, name }
    },
  })
  // Another tab may change the draft meanwhile.
  const isOfDraft = download.data && REVEAL_SECTION.kind.isSame(download.data.draft, draft)
  const downloaded = isOfDraft ? download.data?.name : undefined
  return (
    <SectionForm
      label="Reveal"
      section={section}
      saveLabel="Commit"
      dangerous
      onSave={() => {
        download.reset()
        setIsAsked(true)
      }}
    >
      <p className="max-w-prose text-muted">
        Items show their own metadata, a placeholder, until you reveal their files. Before the first
        mint you commit to the files: a random seed decides which item shows which one, and
        collectors can check later that you have not changed it.
      </p>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <FieldAnchor path="reveal.baseUri">
          <TextField
            label="Metadata URL of files"
            hint="{} stands for the number of the file. Nobody sees it before the reveal."
            placeholder="ipfs://…/{}.json"
            value={draft.baseUri}
            onChange={({ target }) => change({ ...draft, baseUri: target.value })}
            error={errors['reveal.baseUri']}
            inputMode="url"
            spellCheck={false}
            autoCapitalize="off"
          />
        </FieldAnchor>
        <FieldAnchor path="reveal.fileCount">
          <NumberField
            label="Number of files"
            hint="Items with higher numbers keep their placeholder."
            value={draft.fileCount}
            onValueChange={(fileCount) => change({ ...draft, fileCount })}
            error={errors['reveal.fileCount']}
            unit="files"
          />
        </FieldAnchor>
      </div>
      <AlertDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Keep the seed"
        description="Whoever has the seed knows which item shows which file, and without it nobody can ever reveal them. Keep it secret, and keep a copy: this browser has one too, until its data is deleted."
        ready={downloaded !== undefined}
        confirmLabel="Commit"
        onConfirm={() => void save({ confirmLabel: 'Commit' })}
      >
        <div className="flex flex-col items-start gap-3">
          <Button busy={download.isPending} onClick={() => download.mutate(draft)}>
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
    </SectionForm>
  )
}
