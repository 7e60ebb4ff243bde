import { ReadOnlyNotice } from '#entities/collection/ReadOnlyNotice.tsx'
import { errorsAt } from '#entities/terms/lib/errorsByPath.ts'
import { SharesField } from '#entities/terms/ui/SharesField.tsx'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { percentText } from '#shared/lib/amountText.ts'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { PercentField } from '#shared/ui/PercentField.tsx'
import { ROYALTIES_SECTION } from '../lib/royaltiesSection.ts'
import { useSection } from '../model/useSection.ts'
import { FocusOnError } from './FocusOnError.tsx'
import { SectionForm } from './SectionForm.tsx'
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
    </SectionForm>
  )
}
