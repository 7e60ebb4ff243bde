import { LOCKABLE_PARTS } from '@mintline/solana'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { LOCK_TEXTS } from '#entities/collection/lib/lockTexts.ts'
import { RevealFields, type RevealFieldsProps } from '#entities/reveal/RevealFields.tsx'
import { hasReveal } from '#entities/reveal/revealDraft.ts'
import { ExtraMetadataField } from '#entities/terms/ui/ExtraMetadataField.tsx'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { CheckboxField } from '#shared/ui/CheckboxField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { type DeployDraft, digitsOf } from '../lib/deployDraft.ts'
import type { DeployFormState } from '../model/useDeployForm.ts'

/** Rarely used fields; collapsed unless they have input. */
export function AdvancedFields({ form }: { form: DeployFormState }) {
  const { draft, complete, update, errorsAt } = form
  const { extraMeta, cosignerProgramId, platformFeeSecondaryAdmin, locks } = draft
  const { reveal } = complete
  const [isOpen, setIsOpen] = useState(
    extraMeta.length > 0 ||
      cosignerProgramId !== '' ||
      platformFeeSecondaryAdmin !== '' ||
      locks.length > 0 ||
      hasReveal(reveal),
  )
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group rounded-xl border bg-surface shadow-card"
    >
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-xl px-5 py-4 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-subtle transition-transform group-open:rotate-90"
        />
        <h2 className="font-semibold text-[0.9375rem]">Advanced</h2>
        <span className="min-w-0 truncate text-muted">
          Extra metadata, co-signer, secondary fee admin, reveal, locks
        </span>
      </summary>
      <div className="flex flex-col gap-6 px-5 pt-1 pb-5">
        <FieldAnchor path="extraMeta">
          <ExtraMetadataField
            legend="Extra metadata"
            value={extraMeta}
            onChange={(next) => update({ extraMeta: next })}
            errors={errorsAt('extraMeta')}
          />
        </FieldAnchor>
        <FieldAnchor path="cosignerProgramId">
          <TextField
            label="Co-signer"
            optional
            hint="An address that may co-sign in your place. With one, every mint needs its signature or yours."
            placeholder="Address"
            value={cosignerProgramId}
            onChange={({ target }) => update({ cosignerProgramId: target.value })}
            error={errorsAt('cosignerProgramId')['']}
            spellCheck={false}
            autoCapitalize="off"
          />
        </FieldAnchor>
        <FieldAnchor path="platformFeeSecondaryAdmin">
          <TextField
            label="Secondary fee admin"
            optional
            hint="May also change the platform fee."
            placeholder="Address"
            value={platformFeeSecondaryAdmin}
            onChange={({ target }) => update({ platformFeeSecondaryAdmin: target.value })}
            error={errorsAt('platformFeeSecondaryAdmin')['']}
            spellCheck={false}
            autoCapitalize="off"
          />
        </FieldAnchor>
        <RevealField
          value={reveal}
          onChange={({ baseUri, fileCount }) =>
            update({ reveal: { baseUri, fileCount: digitsOf(fileCount) } })
          }
          errors={errorsAt('reveal')}
        />
        <LocksField value={locks} onChange={(next) => update({ locks: next })} />
      </div>
    </details>
  )
}

/** Files that items show later. */
function RevealField(props: Omit<RevealFieldsProps, 'optional'>) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-1.5 font-medium">Reveal</legend>
      <p className="-mt-1 text-[0.8125rem] text-muted leading-5">
        Items show the item metadata above, a placeholder, until you reveal their files. Deploying
        commits to the files: a random seed decides which item shows which one, and collectors can
        check later that you have not changed it. Leave both empty for a collection without a
        reveal.
      </p>
      <RevealFields {...props} optional />
    </fieldset>
  )
}

interface LocksFieldProps {
  value: DeployDraft['locks']
  onChange: (locks: DeployDraft['locks']) => void
}

/** Parts of the collection that can never change once it is deployed. */
function LocksField({ value, onChange }: LocksFieldProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1.5 font-medium">Locked from the start</legend>
      <p className="-mt-1 text-[0.8125rem] text-muted leading-5">
        A promise to collectors that nobody can undo. You can also lock more later.
      </p>
      {LOCKABLE_PARTS.map((part) => (
        <CheckboxField
          key={part}
          label={LOCK_TEXTS[part].title}
          hint={LOCK_TEXTS[part].meaning}
          checked={value.includes(part)}
          onCheckedChange={(isLocked) =>
            onChange(
              LOCKABLE_PARTS.filter((one) => (one === part ? isLocked : value.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  )
}
