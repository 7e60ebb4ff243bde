import { LOCKABLE_PARTS, lockedParts, newLocks } from '@mintline/solana'
import { useState } from 'react'
import { LOCK_TEXTS } from '#entities/collection/lib/lockTexts.ts'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import { plainText } from '#shared/lib/plainText.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { SwitchField } from '#shared/ui/SwitchField.tsx'
import { LOCKS_SECTION } from '../lib/locksSection.ts'
import { useSection } from '../model/useSection.ts'
import { SectionForm } from './SectionForm.tsx'

/** The open collection's locks, which are never undone. */
export function LocksSection({ id }: { id: string }) {
  const section = useSection(id, LOCKS_SECTION)
  const { role, info, draft, change, save } = section
  const [isAsked, setIsAsked] = useState(false)
  if (role.status === 'missing') {
    return (
      <div className="flex flex-col gap-6">
        <ReadOnlyNotice role={role} to="lock parts of the collection" />
        <DescriptionList
          items={LOCKABLE_PARTS.map((part) => ({
            term: LOCK_TEXTS[part].title,
            value: info.locks[part] ? 'Locked for good' : 'Can change',
          }))}
        />
      </div>
    )
  }
  const added = lockedParts(newLocks(info.locks, draft))
  return (
    <SectionForm
      label="Locks"
      section={section}
      saveLabel="Lock"
      dangerous
      onSave={() => setIsAsked(true)}
    >
      {LOCKABLE_PARTS.map((part) => (
        <SwitchField
          key={part}
          label={`${LOCK_TEXTS[part].title}${info.locks[part] ? ', locked for good' : ''}`}
          hint={LOCK_TEXTS[part].meaning}
          checked={draft[part]}
          disabled={info.locks[part]}
          onCheckedChange={(isLocked) => change({ ...draft, [part]: isLocked })}
        />
      ))}
      <AlertDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Lock for good?"
        description="Nobody can undo this: neither you, nor a later owner, nor Mintline."
        typedConfirmation={plainText(info.symbol)}
        confirmLabel="Lock"
        onConfirm={() => void save({ confirmLabel: 'Lock' })}
      >
        <ul className="flex list-disc flex-col gap-1 pl-4">
          {added.map((part) => (
            <li key={part}>
              <span className="font-medium">{LOCK_TEXTS[part].title}</span>:{' '}
              {LOCK_TEXTS[part].meaning}
            </li>
          ))}
        </ul>
      </AlertDialog>
    </SectionForm>
  )
}
