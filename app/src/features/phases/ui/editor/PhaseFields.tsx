import { PHASE_TYPES } from '@mintline/core'
import type { CollectionInfo, PhaseType } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { LockedNotice } from '#entities/collection/ui/LockedFields.tsx'
import { FIELD_NAMES, hasEnd, NO_END } from '#entities/phase/lib/phaseDraft.ts'
import { parsePhaseName } from '#entities/phase/lib/phaseName.ts'
import { usePriceCurrency } from '#entities/phase/usePriceCurrency.ts'
import type { SaleTerms } from '#entities/terms/lib/divisionOf.ts'
import { CheckoutSplit } from '#entities/terms/ui/CheckoutSplit.tsx'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { useDraft } from '#shared/lib/useDraft.ts'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { DateTimeField } from '#shared/ui/DateTimeField.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { SwitchField } from '#shared/ui/SwitchField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { fieldPath } from '../../lib/shownErrors.ts'
import type { PhaseFieldsProps } from './phaseFieldsProps.ts'

/** All editable fields in a phase. */
export function PhaseFields(props: PhaseFieldsProps) {
  const { phaseIndex, draft, onChange, errors, collection } = props
  const isOnChain = phaseIndex < collection.phases.length
  const isLocked = isOnChain && collection.locks.phases
  return (
    <div className="grid gap-x-8 gap-y-6 border-t p-5 md:grid-cols-2">
      <div className="min-w-0 md:col-span-2">
        <NameField {...props} />
      </div>
      {isLocked && (
        <div className="min-w-0 md:col-span-2">
          <LockedNotice lock="phases" />
        </div>
      )}
      <fieldset disabled={isLocked} className="contents">
        <div className="flex min-w-0 flex-col gap-6">
          <FieldAnchor path={fieldPath(draft, 'phaseType')}>
            <SelectField
              label={FIELD_NAMES.phaseType}
              value={draft.phaseType}
              onValueChange={(type) => onChange('phaseType', type)}
              error={errors.phaseType}
              options={TYPES}
            />
          </FieldAnchor>
          <PriceField {...props} />
          <PriceTokenField {...props} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <StartField {...props} />
          <EndField {...props} />
        </div>
        {PHASE_TYPES[draft.phaseType].hasRoot && (
          <div className="min-w-0 md:col-span-2">
            <RootField {...props} />
          </div>
        )}
        <LimitFields {...props} />
      </fieldset>
      <div className="min-w-0 border-t pt-5 md:col-span-2">
        <SwitchField
          label={FIELD_NAMES.active}
          hint={
            isOnChain
              ? 'Switched off, nobody can mint in it at any time. A phase that is on chain cannot be removed, only switched off.'
              : 'Switched off, nobody can mint in it at any time. Once it is on chain it cannot be removed, only switched off.'
          }
          checked={draft.active}
          onCheckedChange={(active) => onChange('active', active)}
        />
      </div>
    </div>
  )
}

const TYPES = [
  { value: 'public', label: 'Public', description: 'Everybody.' },
  {
    value: 'allowList',
    label: 'Allowlist',
    description: 'Wallets on its list, each with its own price and amount.',
  },
  {
    value: 'merkleTree',
    label: 'Hosted allowlist',
    description: 'The same for a list in files, which its page under Allowlists publishes.',
  },
] as const

/** A hosted list's root: filled in by the list's page, or typed. */
function RootField({ draft, onChange, errors }: PhaseFieldsProps) {
  return (
    <FieldAnchor path={fieldPath(draft, 'merkleRoot')}>
      <TextField
        label={FIELD_NAMES.merkleRoot}
        hint="64 hexadecimal digits, which stand for the whole list. Publishing a list under Allowlists sets them."
        value={draft.merkleRoot}
        onChange={({ target }) => onChange('merkleRoot', target.value)}
        error={errors.merkleRoot}
        spellCheck={false}
        autoCapitalize="off"
      />
    </FieldAnchor>
  )
}

/** A phase's start. */
function StartField({ phaseIndex, draft, onChange, errors, collection }: PhaseFieldsProps) {
  const isOnChain = phaseIndex < collection.phases.length
  return (
    <FieldAnchor path={fieldPath(draft, 'startTime')}>
      <DateTimeField
        label={FIELD_NAMES.startTime}
        hint={
          isOnChain
            ? 'Items can be minted after this moment.'
            : 'Items can be minted after this moment. Empty: as soon as it is saved.'
        }
        value={draft.startTime ?? undefined}
        onValueChange={(seconds) => onChange('startTime', seconds ?? null)}
        error={errors.startTime}
      />
    </FieldAnchor>
  )
}

/** A phase's name, which is saved at once: it is never on chain. */
function NameField({ phaseIndex, names, onRename }: PhaseFieldsProps) {
  const others = names.filter((_, index) => index !== phaseIndex)
  const draft = useDraft({
    value: names[phaseIndex] || undefined,
    format: (name) => name,
    parse: (text) => parsePhaseName(text, others),
    onValueChange: (name) => onRename(name ?? ''),
  })
  return (
    <TextField
      label="Name"
      optional
      hint="For you alone: it is kept in this browser and in exported phases, not on chain."
      value={draft.text}
      error={draft.error}
      onChange={({ target }) => draft.type(target.value)}
      onBlur={draft.leave}
      className="max-w-md"
    />
  )
}

/** A phase's end, or no end. */
function EndField({ draft, onChange, errors }: PhaseFieldsProps) {
  const isBounded = hasEnd(draft)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SwitchField
        label="Has an end"
        hint={isBounded ? undefined : 'It stays open until it is switched off.'}
        checked={isBounded}
        onCheckedChange={(next) => onChange('endTime', next ? null : NO_END)}
      />
      {isBounded && (
        <FieldAnchor path={fieldPath(draft, 'endTime')}>
          <DateTimeField
            label={FIELD_NAMES.endTime}
            hint="Items can be minted before this moment."
            value={draft.endTime ?? undefined}
            onValueChange={(seconds) => onChange('endTime', seconds ?? null)}
            error={errors.endTime}
          />
        </FieldAnchor>
      )}
    </div>
  )
}

/** A phase's limits. */
function LimitFields({ phaseIndex, draft, onChange, errors, collection }: PhaseFieldsProps) {
  const currentMints = collection.phases[phaseIndex]?.currentMints ?? 0n
  return (
    <>
      <FieldAnchor path={fieldPath(draft, 'maxMintsPerWallet')}>
        <NumberField
          label={FIELD_NAMES.maxMintsPerWallet}
          hint={`Items that one wallet can mint in this phase; 0 is no limit. ${walletLimitText(collection)}`}
          unit="items"
          value={draft.maxMintsPerWallet ?? undefined}
          onValueChange={(limit) => onChange('maxMintsPerWallet', limit ?? null)}
          error={errors.maxMintsPerWallet}
        />
      </FieldAnchor>
      <FieldAnchor path={fieldPath(draft, 'maxMintsTotal')}>
        <NumberField
          label={FIELD_NAMES.maxMintsTotal}
          hint={`Items that all wallets can mint in this phase; 0 is no limit. ${formatGrouped(currentMints, 0)} minted so far.`}
          unit="items"
          value={draft.maxMintsTotal ?? undefined}
          onValueChange={(limit) => onChange('maxMintsTotal', limit ?? null)}
          error={errors.maxMintsTotal}
        />
      </FieldAnchor>
    </>
  )
}

function walletLimitText({ maxMintsPerWallet }: CollectionInfo): string {
  return maxMintsPerWallet === 0n
    ? 'The collection has no limit of its own.'
    : `In all phases of the collection: ${formatGrouped(maxMintsPerWallet, 0)}.`
}

/** The token that a phase is priced in, or none for the network's coin. */
function PriceTokenField({ draft, onChange, errors }: PhaseFieldsProps) {
  const { symbol } = useCluster().identity.currency
  const { token, isMissing } = usePriceCurrency(draft.priceToken)
  const missing = isMissing ? 'There is no token at this address on this network.' : undefined
  return (
    <FieldAnchor path={fieldPath(draft, 'priceToken')}>
      <TextField
        label={FIELD_NAMES.priceToken}
        optional
        hint={
          token
            ? `${token.symbol}, with ${token.decimals} decimals. Anybody can give a token this name: compare the address.`
            : `Address of a token's mint, for prices in USDC or another token. Empty: prices are in ${symbol}.`
        }
        value={draft.priceToken}
        error={errors.priceToken ?? missing}
        onChange={({ target }) => onChange('priceToken', target.value.trim())}
      />
    </FieldAnchor>
  )
}

/** One item's price and its split; for a phase with a list, a link to the list's prices. */
function PriceField({ draft, onChange, errors, collection }: PhaseFieldsProps) {
  const { currency } = usePriceCurrency(draft.priceToken)
  const { phaseType, priceAmount } = draft
  const place = PLACES[phaseType]
  if (place) {
    return (
      <p className="text-muted">
        The prices are in the list: each wallet pays the price of its {place}.
      </p>
    )
  }
  if (!currency) {
    return <p className="text-muted">The price can be entered once the token is known.</p>
  }
  return (
    <div className="flex flex-col gap-4">
      <FieldAnchor path={fieldPath(draft, 'priceAmount')}>
        <AmountField
          key={draft.priceToken}
          label={FIELD_NAMES.priceAmount}
          hint="For each item, platform fee included; 0 is free."
          value={priceAmount ?? undefined}
          onValueChange={(lamports) => onChange('priceAmount', lamports ?? null)}
          currency={currency}
          error={errors.priceAmount}
        />
      </FieldAnchor>
      {priceAmount !== null && priceAmount > 0n && (
        <div className="rounded-lg bg-sunken p-4">
          <CheckoutSplit price={priceAmount} terms={termsOf(collection)} currency={currency} />
        </div>
      )}
    </div>
  )
}

/** The part of a list that holds a wallet's price, by phase type; undefined = the phase has no list. */
const PLACES: Readonly<Record<PhaseType, string | undefined>> = {
  public: undefined,
  allowList: 'entry',
  merkleTree: 'row',
}

function termsOf({ platformFees, royalties }: CollectionInfo): SaleTerms {
  const { feeValue, isFlat, recipients } = platformFees
  return {
    platformFee: { platformFeeValue: feeValue, isFeeFlat: isFlat, recipients },
    royaltyBasisPoints: royalties.royaltyBasisPoints,
  }
}
