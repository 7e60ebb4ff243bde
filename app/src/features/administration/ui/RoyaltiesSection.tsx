import type { InputProblem } from '@mintline/core'
import {
  type CollectionInfo,
  collectRoyaltiesProblems,
  planModifyRoyalties,
  type RoyaltiesInput,
} from '@mintline/solana'
import { LockedFields } from '#entities/collection/ui/LockedFields.tsx'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import { errorsAt } from '#entities/terms/lib/errorsByPath.ts'
import {
  type ShareDraft,
  STORED_SHARES,
  shareDrafts,
  shareInputs,
  sharesText,
  writtenShares,
} from '#entities/terms/lib/shareDraft.ts'
import { SharesField } from '#entities/terms/ui/SharesField.tsx'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { draftOfParts } from '#shared/form/draftOfParts.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { percentText } from '#shared/lib/amountText.ts'
import { z } from '#shared/lib/zod.ts'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { PercentField } from '#shared/ui/PercentField.tsx'
import type { Section } from '../lib/section.ts'
import { useSection } from '../model/useSection.ts'
import { FocusOnError, SectionForm } from './SectionForm.tsx'
import { ShareList } from './ShareList.tsx'

/** The open collection's royalties. */
export function RoyaltiesSection({ id }: { id: string }) {
  const section = useSection(id, ROYALTIES_SECTION)
  const account = useAccount()
  const { role, info, draft, change, errors, save } = section
  const shareErrors = errorsAt(errors, 'royalties.creators')
  if (role.status === 'missing') {
    const { royaltyBasisPoints, creators } = info.royalties
    return (
      <div className="flex flex-col gap-6">
        <ReadOnlyNotice role={role} to="change the royalties" />
        <DescriptionList
          items={[
            { term: 'Royalties', value: percentText(royaltyBasisPoints) },
            { term: 'Royalty shares', value: <ShareList shares={creators} /> },
          ]}
        />
      </div>
    )
  }
  return (
    <SectionForm
      label="Royalties"
      section={section}
      onSave={() => void save({ confirmLabel: 'Save' })}
    >
      <LockedFields lock={info.locks.royalties ? 'royalties' : undefined}>
        <FieldAnchor path="royalties.royaltyBasisPoints">
          <PercentField
            label="Royalties"
            hint="Part of every later sale, where marketplaces honour it; 0 is none."
            basisPoints={draft.basisPoints}
            onBasisPointsChange={(basisPoints) => change({ ...draft, basisPoints })}
            error={errors['royalties.royaltyBasisPoints']}
          />
        </FieldAnchor>
        <FocusOnError path="royalties.creators" isWrong={shareErrors[''] !== undefined}>
          <SharesField
            legend="Royalty shares"
            hint="Wallets that share the royalties, in whole percents that sum to 100. They replace those on chain."
            value={draft.creators}
            onChange={(creators) => change({ ...draft, creators })}
            errors={shareErrors}
            currentWallet={account?.address}
          />
        </FocusOnError>
      </LockedFields>
    </SectionForm>
  )
}

/** Royalties being edited. */
interface RoyaltiesDraft {
  /** Undefined = nothing entered. */
  basisPoints?: number | undefined
  creators: ShareDraft[]
}

/** Converts the royalties on chain to a draft. */
function royaltiesDraftOf({ royalties }: Pick<CollectionInfo, 'royalties'>): RoyaltiesDraft {
  return {
    basisPoints: royalties.royaltyBasisPoints,
    creators: shareDrafts(royalties.creators),
  }
}

/** Royalties on later sales, and their receivers. */
export const ROYALTIES_SECTION: Section<RoyaltiesDraft> = {
  role: 'owner',
  kind: draftOfParts<RoyaltiesDraft>([
    {
      key: 'basisPoints',
      label: 'Royalties',
      text: ({ basisPoints }) => (basisPoints === undefined ? '' : percentText(basisPoints)),
    },
    { key: 'creators', label: 'Royalty shares', text: ({ creators }) => sharesText(creators) },
  ]),
  schema: z.object({ basisPoints: z.optional(z.number()), creators: STORED_SHARES }),
  draftOf: royaltiesDraftOf,
  problems: (info, draft) => {
    const problems = collectRoyaltiesProblems({ info, royalties: royaltiesInput(draft) })
    return draft.basisPoints === undefined ? [MISSING_PERCENT, ...problems] : problems
  },
  written: (_, { creators }) => writtenShares('royalties.creators', creators),
  plan: ({ info, wallet, rentOf, after }) =>
    planModifyRoyalties({ info, wallet, rentOf, royalties: royaltiesInput(after) }),
  title: ({ symbol }) => `Set the royalties of ${symbol}`,
}

const MISSING_PERCENT: InputProblem = {
  path: 'royalties.royaltyBasisPoints',
  code: 'MISSING',
  message: 'Enter a percentage; 0 is no royalties.',
}

function royaltiesInput({ basisPoints = 0, creators }: RoyaltiesDraft): RoyaltiesInput {
  return { royaltyBasisPoints: basisPoints, creators: shareInputs(creators) }
}
