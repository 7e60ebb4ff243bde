import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { ReadOnlyNotice } from '#entities/collection/ReadOnlyNotice.tsx'
import { errorsAt } from '#entities/terms/lib/errorsByPath.ts'
import { SharesField } from '#entities/terms/ui/SharesField.tsx'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { feeDraftOf, feeInput, feeSection, feeValueText } from '../lib/feeSection.ts'
import { useSection } from '../model/useSection.ts'
import { FeeValueField } from './FeeValueField.tsx'
import { FocusOnError } from './FocusOnError.tsx'
import { PhaseSplits } from './PhaseSplits.tsx'
import { SectionForm } from './SectionForm.tsx'
import { ShareList } from './ShareList.tsx'

/** The open collection's platform fee. */
export function FeeSection({ id }: { id: string }) {
  const { currency } = useCluster().identity
  const section = useSection(id, feeSection(currency))
  const account = useAccount()
  const { role, info, draft, change, errors, save } = section
  const shareErrors = errorsAt(errors, 'platformFee.recipients')
  const { royaltyBasisPoints } = info.royalties
  if (role.status === 'missing') {
    const { recipients } = info.platformFees
    return (
      <div className="flex flex-col gap-6">
        <ReadOnlyNotice role={role} to="change the platform fee" />
        <DescriptionList
          items={[
            { term: 'Platform fee', value: feeValueText(feeDraftOf(info).value, currency) },
            { term: 'Platform fee shares', value: <ShareList shares={recipients} /> },
          ]}
        />
      </div>
    )
  }
  return (
    <SectionForm
      label="Platform fee"
      section={section}
      onSave={() => void save({ confirmLabel: 'Save' })}
    >
      <FieldAnchor path="platformFee.platformFeeValue">
        <FeeValueField
          value={draft.value}
          onChange={(value) => change({ ...draft, value })}
          error={errors['platformFee.platformFeeValue']}
        />
      </FieldAnchor>
      <FocusOnError path="platformFee.recipients" isWrong={shareErrors[''] !== undefined}>
        <SharesField
          legend="Platform fee shares"
          hint="Wallets that share the fee, in whole percents that sum to 100. They replace those on chain."
          value={draft.recipients}
          onChange={(recipients) => change({ ...draft, recipients })}
          errors={shareErrors}
          currentWallet={account?.address}
        />
      </FocusOnError>
      <PhaseSplits info={info} terms={{ platformFee: feeInput(draft), royaltyBasisPoints }} />
    </SectionForm>
  )
}
