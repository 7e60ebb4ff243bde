import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { ReadOnlyNotice } from '#entities/collection/ReadOnlyNotice.tsx'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import {
  type AdminDraft,
  PRIMARY_ADMIN_SECTION,
  SECONDARY_ADMIN_SECTION,
} from '../lib/feeAdminSections.ts'
import type { Section } from '../lib/section.ts'
import { useSection } from '../model/useSection.ts'
import { SectionForm } from './SectionForm.tsx'

/** The open collection's platform fee admins. */
export function FeeAdminsSection({ id }: { id: string }) {
  return (
    <div className="flex flex-col gap-8">
      <AdminForm
        id={id}
        label="Primary fee admin"
        to="replace the primary fee admin"
        hint="Hands this role over at once: only the new admin can hand it back."
        section={PRIMARY_ADMIN_SECTION}
      />
      <AdminForm
        id={`${id}/secondary`}
        label="Secondary fee admin"
        to="replace the secondary fee admin"
        hint="May also change the fee. Either admin may replace it; empty leaves the role vacant."
        section={SECONDARY_ADMIN_SECTION}
      />
    </div>
  )
}

interface AdminFormProps {
  id: string
  label: string
  /** The action reserved for the role. */
  to: string
  hint: string
  section: Section<AdminDraft>
}

function AdminForm({ id, label, to, hint, section: definition }: AdminFormProps) {
  const section = useSection(id, definition)
  const account = useAccount()
  const { role, info, draft, change, errors, save } = section
  const { admin } = definition.draftOf(info)
  if (role.status === 'missing') {
    return (
      <div className="flex flex-col gap-6">
        <ReadOnlyNotice role={role} to={to} />
        <DescriptionList
          items={[
            { term: label, value: admin === '' ? 'Nobody' : <ChainAddress address={admin} /> },
          ]}
        />
      </div>
    )
  }
  const isOwn = admin !== '' && admin === account?.address
  return (
    <SectionForm
      label={label}
      section={section}
      onSave={() => void save({ confirmLabel: 'Replace' })}
    >
      <FieldAnchor path="newAdmin">
        <TextField
          label={label}
          hint={isOwn ? `${hint} It is yours now.` : hint}
          value={draft.admin}
          onChange={({ target }) => change({ admin: target.value })}
          error={errors.newAdmin}
          spellCheck={false}
          autoCapitalize="off"
        />
      </FieldAnchor>
    </SectionForm>
  )
}
