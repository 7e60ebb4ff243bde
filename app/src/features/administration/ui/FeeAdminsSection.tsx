import {
  collectPrimaryAdminProblems,
  collectSecondaryAdminProblems,
  NOBODY,
  planModifyPlatformFeePrimaryAdmin,
  planModifyPlatformFeeSecondaryAdmin,
} from '@mintline/solana'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import type { WrittenText } from '#entities/terms/lib/realMoneyProblems.ts'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { draftOfParts } from '#shared/form/draftOfParts.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { z } from '#shared/lib/zod.ts'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
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

/** A platform fee admin being edited. */
interface AdminDraft {
  /** Base58; empty = nobody. */
  admin: string
}

const STORED_ADMIN = z.object({ admin: z.string() })

/** The primary admin, who can only pass on its own role. */
export const PRIMARY_ADMIN_SECTION: Section<AdminDraft> = {
  role: 'primaryFeeAdmin',
  kind: draftOfAdmin('Primary fee admin'),
  schema: STORED_ADMIN,
  draftOf: ({ platformFees }) => ({ admin: platformFees.primaryAdmin }),
  problems: (_, { admin }) => collectPrimaryAdminProblems(admin.trim()),
  written: writtenAdmin,
  plan: ({ info, wallet, after }) =>
    planModifyPlatformFeePrimaryAdmin({ info, wallet, newAdmin: after.admin.trim() }),
  title: ({ symbol }) => `Replace the primary fee admin of ${symbol}`,
}

/** The secondary admin: either admin may replace it, or leave the role empty. */
export const SECONDARY_ADMIN_SECTION: Section<AdminDraft> = {
  role: 'feeAdmin',
  kind: draftOfAdmin('Secondary fee admin'),
  schema: STORED_ADMIN,
  draftOf: ({ platformFees }) => ({ admin: platformFees.secondaryAdmin ?? '' }),
  problems: (_, { admin }) => collectSecondaryAdminProblems(admin.trim() || NOBODY),
  written: writtenAdmin,
  plan: ({ info, wallet, after }) =>
    planModifyPlatformFeeSecondaryAdmin({ info, wallet, newAdmin: after.admin.trim() || NOBODY }),
  title: ({ symbol }) => `Replace the secondary fee admin of ${symbol}`,
}

function writtenAdmin(_: unknown, { admin }: AdminDraft): WrittenText[] {
  return [['newAdmin', admin]]
}

function draftOfAdmin(label: string) {
  return draftOfParts<AdminDraft>([{ key: 'admin', label, text: ({ admin }) => admin.trim() }])
}
