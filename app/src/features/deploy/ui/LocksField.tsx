import { LOCKABLE_PARTS } from '@mintline/solana'
import { LOCK_TEXTS } from '#entities/collection/lib/lockTexts.ts'
import { CheckboxField } from '#shared/ui/CheckboxField.tsx'
import type { DeployDraft } from '../lib/deployDraft.ts'

interface LocksFieldProps {
  value: DeployDraft['locks']
  onChange: (locks: DeployDraft['locks']) => void
}

/** Parts of the collection that can never change once it is deployed. */
export function LocksField({ value, onChange }: LocksFieldProps) {
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
