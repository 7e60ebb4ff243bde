import { PHASE_TYPES } from '@mintline/core'
import type { CollectionInfo, EditionPhase } from '@mintline/solana'
import type { ReactNode } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { LockedFields } from '#entities/collection/ui/LockedFields.tsx'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import { phasesLabel } from '#entities/phase/lib/phaseLabel.ts'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import type { SaleTerms } from '#entities/terms/lib/divisionOf.ts'
import { errorsAt } from '#entities/terms/lib/errorsByPath.ts'
import { CheckoutPreview, CheckoutSplit } from '#entities/terms/ui/CheckoutSplit.tsx'
import { SharesField } from '#entities/terms/ui/SharesField.tsx'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { amountText } from '#shared/lib/amountText.ts'
import { cn } from '#shared/lib/cn.ts'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { PercentField } from '#shared/ui/PercentField.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { type FeeValue, feeDraftOf, feeInput, feeSection, feeValueText } from '../lib/feeSection.ts'
import { useSection } from '../model/useSection.ts'
import { FeeCapForm } from './FeeCapForm.tsx'
import { FocusOnError, SectionForm } from './SectionForm.tsx'
import { ShareList } from './ShareList.tsx'

/** The open collection's platform fee, and the highest one. */
export function FeeSection({ id }: { id: string }) {
  return (
    <div className="flex flex-col gap-8">
      <FeeForm id={id} />
      <FeeCapForm id={`${id}/cap`} />
    </div>
  )
}

function FeeForm({ id }: { id: string }) {
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
      <LockedFields lock={info.locks.fee ? 'fee' : undefined}>
        <FieldAnchor path="platformFee.platformFeeValue">
          <FeeValueField
            value={draft.value}
            onChange={(value) => change({ ...draft, value })}
            error={errors['platformFee.platformFeeValue']}
          />
        </FieldAnchor>
      </LockedFields>
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

interface FeeValueFieldProps {
  value: FeeValue
  onChange: (value: FeeValue) => void
  error: string | undefined
}

/** The platform fee per item: a percentage of its price, or an amount. */
function FeeValueField({ value, onChange, error }: FeeValueFieldProps) {
  const { currency } = useCluster().identity
  return (
    <div className="flex flex-col gap-5">
      <RadioGroupField
        label="Kind of fee"
        value={value.type}
        onValueChange={(type) => {
          if (type !== value.type) onChange(emptyOf(type))
        }}
        columns={2}
        options={[
          { value: 'percent', label: 'Percentage', description: 'Of the price of each item.' },
          { value: 'flat', label: 'Flat', description: 'The same amount for each item.' },
        ]}
      />
      {value.type === 'percent' ? (
        <PercentField
          label="Fee"
          hint="Part of the price; 0 is no fee."
          basisPoints={value.basisPoints}
          onBasisPointsChange={(basisPoints) => onChange({ type: 'percent', basisPoints })}
          error={error}
        />
      ) : (
        <AmountField
          label="Fee"
          hint="For each item, part of its price; 0 is no fee."
          value={value.lamports}
          onValueChange={(lamports) => onChange({ type: 'flat', lamports })}
          currency={currency}
          error={error}
        />
      )}
    </div>
  )
}

function emptyOf(type: FeeValue['type']): FeeValue {
  return type === 'flat'
    ? { type: 'flat', lamports: undefined }
    : { type: 'percent', basisPoints: undefined }
}

interface PhaseSplitsProps {
  info: CollectionInfo
  terms: SaleTerms
}

/** Shows how a fee splits the phases' prices, and which prices it exceeds. */
function PhaseSplits({ info, terms }: PhaseSplitsProps) {
  const { currency } = useCluster().identity
  const names = usePhaseNames(info)
  const prices = pricesOf(info.phases)
  if (prices.length === 0) {
    return (
      <Preview title="Split of a price">
        <CheckoutPreview terms={terms} currency={currency} />
      </Preview>
    )
  }
  return (
    <div className={cn('grid gap-4', prices.length > 1 && 'md:grid-cols-2')}>
      {prices.map(({ price, phases }) => (
        <Preview
          key={String(price)}
          title={`${phasesLabel(phases, names)} at ${amountText(price, currency)}`}
        >
          {isBelowFee(price, terms) ? (
            <Callout kind="warn" title="The price is below the flat fee">
              Mints at this price fail: lower the fee, or raise the price of the phase.
            </Callout>
          ) : (
            <CheckoutSplit price={price} terms={terms} currency={currency} />
          )}
        </Preview>
      ))}
    </div>
  )
}

function Preview({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 rounded-lg border p-4">
      <h3 className="font-medium text-[0.8125rem]">{title}</h3>
      {children}
    </div>
  )
}

function isBelowFee(price: bigint, { platformFee }: SaleTerms): boolean {
  return platformFee.isFeeFlat && platformFee.platformFeeValue > price
}

/** A price and the phases that have it. */
interface PhasePrice {
  /** Lamports per item. */
  price: bigint
  /** Indexes from 0. */
  phases: number[]
}

/** Returns the phases' distinct prices, lowest first; list phases are left out. */
export function pricesOf(
  phases: readonly Pick<EditionPhase, 'phaseIndex' | 'phaseType' | 'priceAmount'>[],
): PhasePrice[] {
  const byPrice = new Map<bigint, number[]>()
  for (const { phaseIndex, phaseType, priceAmount } of phases) {
    if (PHASE_TYPES[phaseType].isListed) continue
    byPrice.set(priceAmount, [...(byPrice.get(priceAmount) ?? []), phaseIndex])
  }
  return [...byPrice]
    .map(([price, indexes]) => ({ price, phases: indexes }))
    .sort((one, other) => (one.price < other.price ? -1 : 1))
}
