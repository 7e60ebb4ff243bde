import { Check, ChevronDown } from 'lucide-react'
import { Select } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { inputStyles } from './inputStyles.ts'

/** An option to choose. */
export interface Option<Value extends string> {
  value: Value
  label: string
  /** A second line that says when to choose it. */
  description?: ReactNode
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  value: Value
  onValueChange: (value: Value) => void
  options: readonly Option<Value>[]
  disabled?: boolean
}

/** A choice in a dropdown list. */
export function SelectField<Value extends string>({
  value,
  onValueChange,
  options,
  disabled = false,
  ...field
}: SelectFieldProps<Value>) {
  const [isOpen, setIsOpen] = useState(false)
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <Field {...field}>
      {(control) => (
        <Select.Root
          value={value}
          onValueChange={choose}
          open={isOpen}
          onOpenChange={setIsOpen}
          disabled={disabled}
        >
          <Select.Trigger
            {...control}
            className={inputStyles('flex items-center justify-between gap-2 text-left')}
          >
            <span className="truncate">
              <Select.Value />
            </span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-subtle" />
          </Select.Trigger>
          <Select.Portal>
            {/* A landmark of its own while it is open, as it stands outside of the page's. */}
            <section aria-label={isOpen ? 'Options' : undefined}>
              <Select.Content
                position="popper"
                sideOffset={6}
                collisionPadding={8}
                className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-96 animate-appear overflow-hidden rounded-xl border border-line bg-raised p-1 shadow-float"
              >
                <Select.Viewport>
                  {options.map((option) => (
                    <Select.Item
                      key={option.value}
                      value={option.value}
                      className="flex cursor-default items-start gap-2 rounded-lg py-1.5 pr-3 pl-2 outline-none data-highlighted:bg-highlight"
                    >
                      <span className="flex h-5.5 w-4 shrink-0 items-center text-accent-text">
                        <Select.ItemIndicator>
                          <Check aria-hidden="true" className="size-4" />
                        </Select.ItemIndicator>
                      </span>
                      <span className="min-w-0">
                        <Select.ItemText>{option.label}</Select.ItemText>
                        {option.description && (
                          <span className="block text-[0.8125rem] text-muted leading-5">
                            {option.description}
                          </span>
                        )}
                      </span>
                    </Select.Item>
                  ))}
                </Select.Viewport>
              </Select.Content>
            </section>
          </Select.Portal>
        </Select.Root>
      )}
    </Field>
  )
}
