import { useState } from 'react'
import { RevealFields } from '#entities/reveal/RevealFields.tsx'
import type { RevealDraft } from '#entities/reveal/revealDraft.ts'
import { SeedDialog } from '#entities/reveal/SeedDialog.tsx'
import { errorsAt } from '#entities/terms/lib/errorsByPath.ts'
import type { SectionState } from '../model/useSection.ts'
import { SectionForm } from './SectionForm.tsx'

/** Files to commit to. The seed is stored here and downloaded before anything is sent. */
export function CommitForm({ section }: { section: SectionState<RevealDraft> }) {
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
