import { Link } from '@tanstack/react-router'
import { TextField } from '#shared/ui/TextField.tsx'
import { FIELD_NAMES } from '../../lib/phaseTexts.ts'
import { FormField } from './FormField.tsx'
import type { PhaseFieldsProps } from './PhaseFields.tsx'

/** The root of a merkle list. */
export function RootField({ control, phaseIndex, errors, collection }: PhaseFieldsProps) {
  const isOnChain = phaseIndex < collection.phases.length
  return (
    <div className="flex flex-col items-start gap-1.5">
      <FormField control={control} phaseIndex={phaseIndex} field="merkleRoot" className="w-full">
        {({ value, onChange }) => (
          <TextField
            label={FIELD_NAMES.merkleRoot}
            hint="64 hexadecimal digits. It stands for the whole list: another list has another root."
            value={value}
            onChange={({ target }) => onChange(target.value)}
            error={errors.merkleRoot}
            spellCheck={false}
            autoCapitalize="off"
          />
        )}
      </FormField>
      <Link
        to="/collections/$collection/allowlists"
        params={{ collection: collection.editions }}
        search={isOnChain ? { phase: phaseIndex } : {}}
        className="rounded-sm font-medium text-[0.8125rem] text-accent-text underline decoration-accent-line underline-offset-3 hover:decoration-current"
      >
        Make one from a list
      </Link>
    </div>
  )
}
