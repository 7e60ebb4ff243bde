import {
  collectPrimaryAdminProblems,
  collectSecondaryAdminProblems,
  NOBODY,
  planModifyPlatformFeePrimaryAdmin,
  planModifyPlatformFeeSecondaryAdmin,
} from '@mintline/solana'
import type { WrittenText } from '#entities/terms/lib/realMoneyProblems.ts'
import { draftOfParts } from '#shared/form/draftOfParts.ts'
import { z } from '#shared/lib/zod.ts'
import type { Section } from './section.ts'

/** A platform fee admin being edited. */
export interface AdminDraft {
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
