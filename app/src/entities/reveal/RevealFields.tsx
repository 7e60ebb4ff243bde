import type { ErrorsByPath } from '#entities/terms/lib/errorsByPath.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { RevealDraft } from './revealDraft.ts'

/** Props of `RevealFields`. */
export interface RevealFieldsProps {
  value: RevealDraft
  onChange: (next: RevealDraft) => void
  /** By path below `reveal`. */
  errors: ErrorsByPath
  /** Default: false. */
  optional?: boolean
}

/** Fields for files that are revealed later. */
export function RevealFields({ value, onChange, errors, optional = false }: RevealFieldsProps) {
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <FieldAnchor path="reveal.baseUri">
        <TextField
          label="Metadata URL of files"
          optional={optional}
          hint="{} stands for the number of the file. Nobody sees it before the reveal."
          placeholder="ipfs://…/{}.json"
          value={value.baseUri}
          onChange={({ target }) => onChange({ ...value, baseUri: target.value })}
          error={errors.baseUri}
          inputMode="url"
          spellCheck={false}
          autoCapitalize="off"
        />
      </FieldAnchor>
      <FieldAnchor path="reveal.fileCount">
        <NumberField
          label="Number of files"
          optional={optional}
          hint="Items with higher numbers keep their placeholder."
          value={value.fileCount}
          onValueChange={(fileCount) => onChange({ ...value, fileCount })}
          error={errors.fileCount}
          unit="files"
        />
      </FieldAnchor>
    </div>
  )
}
