import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { ExtraMetadataField } from '#entities/terms/ui/ExtraMetadataField.tsx'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { DeployFormState } from '../model/useDeployForm.ts'

/** Rarely used fields; collapsed unless they have input. */
export function AdvancedFields({ form }: { form: DeployFormState }) {
  const { draft, update, errorsAt } = form
  const { extraMeta, cosignerProgramId, platformFeeSecondaryAdmin } = draft
  const [isOpen, setIsOpen] = useState(
    extraMeta.length > 0 || cosignerProgramId !== '' || platformFeeSecondaryAdmin !== '',
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
          Extra metadata, co-signer, secondary fee admin
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
            hint="Address of a program. With one, every mint also needs your signature."
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
      </div>
    </details>
  )
}
