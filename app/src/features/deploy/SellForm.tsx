import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { momentText } from '#entities/phase/lib/phaseLabel.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { FieldAnchor, focusField } from '#shared/form/FieldAnchor.tsx'
import { amountText, percentText, priceText } from '#shared/lib/amountText.ts'
import { limitText } from '#shared/lib/countText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { PercentField } from '#shared/ui/PercentField.tsx'
import { TextAreaField } from '#shared/ui/TextAreaField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { UnsavedChangesGuard } from '#shared/ui/UnsavedChangesGuard.tsx'
import { problemsOf, useFocusedSummary } from './DeployForm.tsx'
import { suggestedSymbol } from './lib/completeDraft.ts'
import { digitsOf, discardDraft, hasInput } from './lib/deployDraft.ts'
import { useDeploy } from './model/useDeploy.ts'
import { type DeployFormState, useDeployForm } from './model/useDeployForm.ts'
import { PictureField } from './ui/ArtworkFields.tsx'
import { useDeployCost } from './ui/DeployCostSummary.tsx'
import { ChosenFrame, StoringProgress } from './ui/DeploySummary.tsx'
import { TreasuryField } from './ui/MoneyFields.tsx'
import { ProblemSummary } from './ui/ProblemSummary.tsx'
import { PriceField, StartField } from './ui/SaleFields.tsx'
import { StorageFields } from './ui/StorageFields.tsx'
import { SymbolField } from './ui/SymbolField.tsx'

/** Form that sells copies of a picture: a collection with its first phase, and nothing else to know. */
export function SellForm() {
  const form = useDeployForm({ isSale: true })
  useOwnPicture(form)
  useFreeSymbol(form)
  const { artwork, draft } = form
  const { deploy, isDeployed } = useDeploy(artwork.store, { sale: <SaleSummary form={form} /> })
  const [isBusy, setIsBusy] = useState(false)
  const [wasRefused, setWasRefused] = useState(false)
  const page = useRef<HTMLFormElement>(null)
  const { summary, focusSummary } = useFocusedSummary()
  const { readiness } = useSendSession()
  const isNameless = draft.collectionName.trim() === '' && draft.symbol === undefined
  // The symbol follows the name.
  const problems = problemsOf(form).filter(({ path }) => path !== 'symbol' || !isNameless)
  const isBlocked = readiness.status === 'blocked'

  /** @param storedUri As for `deploy`. */
  const submit = async (storedUri?: string) => {
    form.visit.submitTried()
    setWasRefused(problems.length > 0)
    if (problems.length > 0) return focusSummary()
    setIsBusy(true)
    await deploy(storedUri)
    setIsBusy(false)
  }
  return (
    <form
      ref={page}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
      onBlur={form.visit.onBlur}
      noValidate
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
        {wasRefused && problems.length > 0 && (
          <ProblemSummary
            ref={summary}
            problems={problems}
            onChoose={(path) => page.current && focusField(page.current, path)}
          />
        )}
        <Card>
          <SaleInput form={form} />
        </Card>
        {!artwork.storages.includes('folder') && <StorageFields form={form} />}
        <MoreFields form={form} />
        <div className="flex flex-col gap-3">
          <StoringProgress
            state={artwork.storing}
            onCancel={artwork.cancel}
            onDeployAnyway={() => void submit(artwork.storedUri)}
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={isBusy || artwork.choice.isReading}
            disabled={isBlocked}
            className="w-full"
          >
            Sell this picture
          </Button>
          <p className="text-center text-muted">
            {isBlocked ? readiness.reason : <PublishingCost form={form} />}
          </p>
        </div>
      </div>
      <UnsavedChangesGuard
        isDirty={hasInput(draft) && !isDeployed}
        isOfNetwork={false}
        goesOnAt="/deploy"
        onLeave={discardDraft}
      />
    </form>
  )
}

/** All that has to be entered: name, price, number and start. */
function SaleInput({ form }: { form: DeployFormState }) {
  const { draft, complete, update, errorsAt } = form
  return (
    <div className="flex flex-col gap-5">
      <FieldAnchor path="collectionName">
        <TextField
          label="Name"
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

/** What has a good default. Problems open it. */
function MoreFields({ form }: { form: DeployFormState }) {
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
        <SymbolField form={form} />
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
        <FieldAnchor path="royalties.royaltyBasisPoints">
          <PercentField
            label="Royalties"
            hint="Your part of later sales, on marketplaces that honour it."
            basisPoints={draft.royaltyBasisPoints ?? undefined}
            onBasisPointsChange={(next) => update({ royaltyBasisPoints: next ?? null })}
            error={errorsAt('royalties.royaltyBasisPoints')['']}
          />
        </FieldAnchor>
        <TreasuryField form={form} />
        {artwork.storages.includes('folder') && <StorageFields form={form} />}
        <p className="text-muted">
          <Link
            to="/deploy"
            className="font-medium text-accent-text underline decoration-accent-line underline-offset-3"
          >
            All options
          </Link>
          : your own metadata, platform fee, locks and more. What you have entered comes along.
        </p>
      </div>
    </details>
  )
}

/** The sale in a few lines, for the review. */
function SaleSummary({ form }: { form: DeployFormState }) {
  const { currency } = useCluster().identity
  const { price = 0n, maxNumberOfTokens = 0n, startTime, royaltyBasisPoints } = form.complete
  const look = { name: form.complete.collectionName.trim(), className: 'w-28 rounded-xl border' }
  return (
    <div className="flex flex-wrap items-center gap-5">
      <ChosenFrame form={form} look={look} />
      <div className="min-w-56 flex-1">
        <DescriptionList
          items={[
            { term: 'Price', value: priceText(price, currency) },
            { term: 'Copies', value: limitText(maxNumberOfTokens) },
            { term: 'Starts', value: startTime === undefined ? 'At once' : momentText(startTime) },
            { term: 'Royalties', value: percentText(royaltyBasisPoints ?? 0) },
          ]}
        />
      </div>
    </div>
  )
}

/** The cost of the sale, as known before the review. */
function PublishingCost({ form }: { form: DeployFormState }) {
  const { currency } = useCluster().identity
  const { cost } = useDeployCost(form)
  if (!cost) return 'You see the cost before you sign.'
  const total = amountText(cost.rent + cost.networkFee, currency)
  return `Publishing costs about ${total}.`
}

/** Turns a draft with metadata of its own, from the other form, back to its picture. */
function useOwnPicture({ artwork, update }: DeployFormState): void {
  const choose = useEffectEvent(() => update({ artworkKind: 'picture' }))
  const { hasOwnPicture } = artwork
  useEffect(() => {
    if (!hasOwnPicture) choose()
  }, [hasOwnPicture])
}

/** Most collections with one name that a suggestion steps over. */
const MAX_NUMBER = 99

/** Numbers the suggested symbol while it is taken: people who sell a picture do not look at it. */
function useFreeSymbol({ draft, symbol, update }: DeployFormState): void {
  const isTaken = draft.symbol === undefined && symbol.status === 'taken'
  const next = useEffectEvent(() => {
    const of = suggestedSymbol(draft.collectionName.trim())
    const { number } = draft.symbolNumber?.of === of ? draft.symbolNumber : { number: 1 }
    if (number < MAX_NUMBER) update({ symbolNumber: { of, number: number + 1 } })
  })
  useEffect(() => {
    if (isTaken) next()
  }, [isTaken])
}
