import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { feeCapText } from '#entities/terms/lib/feeCapText.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { PercentField } from '#shared/ui/PercentField.tsx'
import { feeCapSection } from '../lib/feeCapSection.ts'
import { useSection } from '../model/useSection.ts'
import { SectionForm } from './SectionForm.tsx'

const FINAL = 'It can only be lowered: nobody can raise it again.'

/** The highest fee that the admins can set; only the primary one can lower it. */
export function FeeCapForm({ id }: { id: string }) {
  const { currency } = useCluster().identity
  const section = useSection(id, feeCapSection(currency))
  const { role, info, draft, change, errors, save } = section
  const { cap } = info.platformFees
  if (role.status === 'missing' || (cap.basisPoints === 0 && cap.flat === 0n)) {
    return (
      <DescriptionList
        items={[{ term: 'Highest platform fee', value: feeCapText(cap, currency) }]}
      />
    )
  }
  return (
    <SectionForm
      label="Highest platform fee"
      section={section}
      saveLabel="Lower for good"
      dangerous
      onSave={() => void save({ confirmLabel: 'Lower for good' })}
    >
      {cap.basisPoints > 0 && (
        <FieldAnchor path="cap.basisPoints">
          <PercentField
            label="Highest percentage"
            hint={FINAL}
            basisPoints={draft.basisPoints}
            onBasisPointsChange={(basisPoints) => change({ ...draft, basisPoints })}
            error={errors['cap.basisPoints']}
          />
        </FieldAnchor>
      )}
      {cap.flat > 0n && (
        <FieldAnchor path="cap.flat">
          <AmountField
            label="Highest amount for each item"
            hint={FINAL}
            value={draft.flat}
            onValueChange={(flat) => change({ ...draft, flat })}
            currency={currency}
            error={errors['cap.flat']}
          />
        </FieldAnchor>
      )}
    </SectionForm>
  )
}
