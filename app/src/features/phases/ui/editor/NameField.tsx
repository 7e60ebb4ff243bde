import { parsePhaseName } from '#entities/phase/lib/phaseName.ts'
import { useDraft } from '#shared/lib/useDraft.ts'
import { TextField } from '#shared/ui/TextField.tsx'
import type { PhaseFieldsProps } from './phaseFieldsProps.ts'

/** A phase's name, which is saved at once: it is never on chain. */
export function NameField({ phaseIndex, names, onRename }: PhaseFieldsProps) {
  const others = names.filter((_, index) => index !== phaseIndex)
  const draft = useDraft({
    value: names[phaseIndex] || undefined,
    format: (name) => name,
    parse: (text) => parsePhaseName(text, others),
    onValueChange: (name) => onRename(name ?? ''),
  })
  return (
    <TextField
      label="Name"
      optional
      hint="For you alone: it is kept in this browser and in exported phases, not on chain."
      value={draft.text}
      error={draft.error}
      onChange={({ target }) => draft.type(target.value)}
      onBlur={draft.leave}
      className="max-w-md"
    />
  )
}
