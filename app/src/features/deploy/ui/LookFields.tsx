import type { PAGE_FONTS } from '@mintline/core/metadata'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { inputStyles } from '#shared/ui/inputStyles.ts'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { type Option, SelectField } from '#shared/ui/SelectField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { OWN_LOOK, type PageLook, themeOfLook } from '../lib/pageLook.ts'
import type { DeployFormState } from '../model/useDeployForm.ts'

const FONTS: readonly Option<(typeof PAGE_FONTS)[number]>[] = [
  { value: 'sans', label: 'Sans serif' },
  { value: 'serif', label: 'Serif' },
  { value: 'rounded', label: 'Rounded' },
  { value: 'mono', label: 'Monospaced' },
]

/** Shown by a colour input while no colour is chosen. */
const NO_COLOR = { accent: '#0f766e', background: '#ffffff' }

/** Fields for the mint page's look, which is stored with the artwork; collapsed unless something was entered. */
export function LookFields({ form }: { form: DeployFormState }) {
  const { look } = form.draft
  const [isOpen, setIsOpen] = useState(
    themeOfLook(look) !== undefined || look.accent !== '' || look.background !== '',
  )
  const update = (change: Partial<PageLook>) => form.update({ look: { ...look, ...change } })
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group"
    >
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-lg [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-subtle transition-transform group-open:rotate-90"
        />
        <span className="font-medium">Look of the mint page</span>
        <span className="min-w-0 truncate text-muted">Layout, colours, font</span>
      </summary>
      <div className="flex flex-col gap-5 pt-4">
        <RadioGroupField
          label="Layout"
          value={look.preset}
          onValueChange={(preset) => update({ preset })}
          columns={2}
          options={[
            { value: 'plain', label: 'Plain', description: 'Artwork and texts side by side.' },
            { value: 'gallery', label: 'Gallery', description: 'The artwork alone, texts below.' },
            { value: 'poster', label: 'Poster', description: 'Large type and hard edges.' },
          ]}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <ColorField
            form={form}
            part="accent"
            label="Colour of buttons"
            hint="Empty: a colour of the artwork."
            onChange={(accent) => update({ accent })}
          />
          <ColorField
            form={form}
            part="background"
            label="Background"
            hint="Empty: light or dark, as visitors prefer."
            onChange={(background) => update({ background })}
          />
          <SelectField
            label="Font"
            value={look.font}
            onValueChange={(font) => update({ font })}
            options={FONTS}
          />
        </div>
      </div>
    </details>
  )
}

interface ColorFieldProps {
  form: DeployFormState
  part: 'accent' | 'background'
  label: string
  hint: string
  onChange: (color: string) => void
}

/** A colour, typed or picked. */
function ColorField({ form, part, label, hint, onChange }: ColorFieldProps) {
  const value = form.draft.look[part]
  const theme = themeOfLook({ ...OWN_LOOK, [part]: value })
  const path = `look.${part}`
  return (
    <FieldAnchor path={path}>
      <TextField
        label={label}
        optional
        hint={hint}
        placeholder="#c2410c"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={form.errorsAt(path)['']}
        spellCheck={false}
        autoCapitalize="off"
        trailing={
          <input
            type="color"
            aria-label={`Pick: ${label}`}
            value={theme?.[part] ?? NO_COLOR[part]}
            onChange={({ target }) => onChange(target.value)}
            className={inputStyles('shrink-0 cursor-pointer p-1', { width: 'w-11' })}
          />
        }
      />
    </FieldAnchor>
  )
}
