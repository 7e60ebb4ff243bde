import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { errorsByPath } from '#entities/terms/lib/errorsByPath.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { TextAreaField } from '#shared/ui/TextAreaField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { UnsavedChangesGuard } from '#shared/ui/UnsavedChangesGuard.tsx'
import { digitsOf, discardDraft, hasInput } from '../lib/deployDraft.ts'
import type { SaleFormState } from '../model/useDeployForm.ts'
import { PictureField } from './ArtworkFields.tsx'
import { ChosenFrame, StoringProgress } from './DeploySummary.tsx'
import { RoyaltyField, TreasuryField } from './MoneyFields.tsx'
import { inPageOrder, useCheckedForm } from './ProblemSummary.tsx'
import { PriceField, StartField } from './SaleFields.tsx'
import { StorageFields } from './StorageFields.tsx'

interface SellViewProps {
  form: SaleFormState
  /** Why the symbol cannot be taken; undefined = it can. */
  symbolProblem?: string | undefined
  /** Undefined = a text that the chain does not compare with others. */
  symbolField?: ReactNode
  /** As in `MoreFields`. */
  allOptions?: ReactNode
  /** Why nothing can be sent now, as a sentence; undefined = it can. */
  blocked: string | undefined
  cost: ReactNode
  isBusy: boolean
  isDone: boolean
  /** @param storedUri Address of artwork that is stored, and need not be read back. */
  onSell: (storedUri?: string) => Promise<void>
}

/** Picture, name, price, number and start; all else has a default under More. */
export function SellView({
  form,
  symbolProblem,
  symbolField,
  allOptions,
  blocked,
  cost,
  isBusy,
  isDone,
  onSell,
}: SellViewProps) {
  const { artwork, draft } = form
  useOwnPicture(form)
  const { submit, formProps, summary } = useCheckedForm({
    visit: form.visit,
    problems: problemsIn(form, symbolProblem),
    onAccepted: (storedUri) => void onSell(storedUri),
  })
  return (
    <form
      {...formProps}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:gap-8"
    >
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-21">
        {artwork.choice.state.status === 'found' && (
          <ChosenFrame
            form={form}
            look={{
              name: draft.collectionName.trim() || 'Artwork',
              className: 'max-h-[60dvh] w-full rounded-2xl border shadow-card',
              isWhole: true,
            }}
          />
        )}
        <FieldAnchor path="picture">
          <PictureField
            choice={artwork.choice}
            error={form.errorsAt('picture')['']}
            hasThumbnail={false}
          />
        </FieldAnchor>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {summary}
        <Card>
          <SaleInput form={form} />
        </Card>
        {!artwork.storages.includes('folder') && <StorageFields form={form} />}
        <MoreFields
          form={form}
          symbolField={symbolField ?? <PlainSymbolField form={form} />}
          allOptions={allOptions}
        />
        <div className="flex flex-col gap-3">
          <StoringProgress
            state={artwork.storing}
            onCancel={artwork.cancel}
            onDeployAnyway={() => submit(artwork.storedUri)}
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={isBusy || artwork.choice.isReading}
            disabled={blocked !== undefined}
            className="w-full"
          >
            Sell this picture
          </Button>
          <p className="text-center text-muted">{blocked ?? cost}</p>
        </div>
      </div>
      <UnsavedChangesGuard
        isDirty={hasInput(draft) && !isDone}
        isOfNetwork={false}
        goesOnAt="/deploy"
        onLeave={discardDraft}
      />
    </form>
  )
}

/** Returns each field's first problem, in page order. */
function problemsIn({ problems, draft }: SaleFormState, symbolProblem: string | undefined) {
  const errors: Record<string, string | undefined> = {
    symbol: symbolProblem,
    ...errorsByPath(problems),
  }
  // The symbol follows the name.
  const isNameless = draft.collectionName.trim() === '' && draft.symbol === undefined
  const all = Object.entries(errors).flatMap(([path, message]) =>
    message === undefined || (isNameless && path === 'symbol') ? [] : [{ path, message }],
  )
  return inPageOrder(all)
}

/** All that has to be entered: name, price, number and start. */
function SaleInput({ form }: { form: SaleFormState }) {
  const { draft, complete, update, errorsAt, capabilities } = form
  const isFinal = capabilities?.name?.change === 'never'
  return (
    <div className="flex flex-col gap-5">
      <FieldAnchor path="collectionName">
        <TextField
          label="Name"
          hint={isFinal ? 'It cannot change later.' : undefined}
          placeholder="Dawn Chorus"
          value={draft.collectionName}
          onChange={({ target }) => update({ collectionName: target.value })}
          error={errorsAt('collectionName')['']}
        />
      </FieldAnchor>
      <div className="grid gap-5 sm:grid-cols-2">
        <PriceField form={form} />
        <FieldAnchor path="maxNumberOfTokens">
          <NumberField
            label="How many"
            hint="Copies that there can be; 0 is no limit."
            unit={complete.maxNumberOfTokens === 0n ? 'no limit' : 'copies'}
            value={complete.maxNumberOfTokens}
            onValueChange={(next) => update({ maxNumberOfTokens: digitsOf(next) })}
            error={errorsAt('maxNumberOfTokens')['']}
          />
        </FieldAnchor>
      </div>
      <StartField form={form} />
    </div>
  )
}

interface MoreFieldsProps {
  form: SaleFormState
  symbolField: ReactNode
  /** Link to a form with all that the chain's drops have; undefined = there is none. */
  allOptions: ReactNode
}

/** Fields with good defaults. Problems open them. */
function MoreFields({ form, symbolField, allOptions }: MoreFieldsProps) {
  const { draft, complete, update, errorsAt, artwork } = form
  return (
    <details className="group rounded-xl border bg-surface shadow-card">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-xl px-5 py-4 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-subtle transition-transform group-open:rotate-90"
        />
        <span className="font-semibold text-[0.9375rem]">More</span>
        <span className="min-w-0 truncate text-muted">Description, symbol, royalties</span>
      </summary>
      <div className="flex flex-col gap-5 px-5 pt-1 pb-5">
        <FieldAnchor path="description">
          <TextAreaField
            label="Description"
            optional
            rows={3}
            value={draft.description}
            onChange={({ target }) => update({ description: target.value })}
          />
        </FieldAnchor>
        {symbolField}
        <FieldAnchor path="maxMintsPerWallet">
          <NumberField
            label="Max per wallet"
            hint="0 is no limit."
            unit={complete.maxMintsPerWallet === 0n ? 'no limit' : 'copies'}
            value={complete.maxMintsPerWallet}
            onValueChange={(next) => update({ maxMintsPerWallet: digitsOf(next) })}
            error={errorsAt('maxMintsPerWallet')['']}
          />
        </FieldAnchor>
        <RoyaltyField form={form} />
        <TreasuryField form={form} />
        {artwork.storages.includes('folder') && <StorageFields form={form} />}
        {allOptions}
      </div>
    </details>
  )
}

/** A symbol that others may have, too. */
function PlainSymbolField({ form }: { form: SaleFormState }) {
  const { complete, draft, update, errorsAt, capabilities } = form
  const isFinal = capabilities?.symbol?.change === 'never'
  return (
    <FieldAnchor path="symbol">
      <TextField
        label="Symbol"
        hint={`${draft.symbol === undefined ? 'Follows the name until you change it. ' : ''}${isFinal ? 'It cannot change later.' : ''}`}
        value={complete.symbol}
        onChange={({ target }) => update({ symbol: target.value })}
        error={errorsAt('symbol')['']}
        spellCheck={false}
        autoCapitalize="off"
      />
    </FieldAnchor>
  )
}

/** Turns a draft with metadata of its own, from the other form, back to its picture. */
function useOwnPicture({ artwork, update }: SaleFormState): void {
  const choose = useEffectEvent(() => update({ artworkKind: 'picture' }))
  const { hasOwnPicture } = artwork
  useEffect(() => {
    if (!hasOwnPicture) choose()
  }, [hasOwnPicture])
}
