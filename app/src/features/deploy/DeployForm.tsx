import { editionsDeploymentAddress } from '@mintline/solana'
import { useState } from 'react'
import { hasReveal } from '#entities/reveal/revealDraft.ts'
import { SeedDialog } from '#entities/reveal/SeedDialog.tsx'
import { errorsByPath } from '#entities/terms/lib/errorsByPath.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { usePersistent } from '#shared/lib/persistentStore.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { UnsavedChangesGuard } from '#shared/ui/UnsavedChangesGuard.tsx'
import { deployDraftStore, digitsOf, discardDraft, hasInput } from './lib/deployDraft.ts'
import { useDeploy } from './model/useDeploy.ts'
import { type DeployFormState, useDeployForm } from './model/useDeployForm.ts'
import { missingMetadataText } from './model/useDraftMetadata.ts'
import { AdvancedFields } from './ui/AdvancedFields.tsx'
import { ArtworkFields } from './ui/ArtworkFields.tsx'
import { DeploySummary } from './ui/DeploySummary.tsx'
import { ItemTemplateFields } from './ui/ItemTemplateFields.tsx'
import { MoneyFields } from './ui/MoneyFields.tsx'
import { inPageOrder, useCheckedForm } from './ui/ProblemSummary.tsx'
import { SaleFields } from './ui/SaleFields.tsx'
import { StorageFields } from './ui/StorageFields.tsx'
import { takenText } from './ui/SymbolField.tsx'

/** Form to enter and deploy a collection. */
export function DeployForm() {
  const form = useDeployForm()
  const { deploy, isDeployed } = useDeploy(form.artwork.store)
  const [isBusy, setIsBusy] = useState(false)
  const problems = problemsOf(form)
  const [seedAsked, setSeedAsked] = useState<{ storedUri: string | undefined }>()
  const { symbol, reveal } = form.complete

  /** @param storedUri As for `deploy`. */
  const send = async (storedUri: string | undefined) => {
    setIsBusy(true)
    await deploy(storedUri)
    setIsBusy(false)
  }
  const { submit, formProps, summary } = useCheckedForm({
    visit: form.visit,
    problems,
    onAccepted: (storedUri) => {
      if (hasReveal(reveal)) setSeedAsked({ storedUri })
      else void send(storedUri)
    },
  })
  return (
    <form {...formProps} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="flex min-w-0 flex-col gap-6">
        {summary}
        <ArtworkFields form={form} />
        {form.artwork.hasOwnPicture && <StorageFields form={form} />}
        <ItemTemplateFields form={form} />
        <SupplyFields form={form} />
        <Card
          title="First phase"
          description="Open to everybody. Leave the price empty to add phases later."
        >
          <SaleFields form={form} />
        </Card>
        <MoneyFields form={form} />
        <AdvancedFields form={form} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-21">
        <DeploySummary
          form={form}
          isBusy={isBusy}
          onDeployStored={() => submit(form.artwork.storedUri)}
        />
      </div>
      {/* Another tab may change the draft meanwhile. */}
      {seedAsked && problems.length === 0 && hasReveal(reveal) && (
        <SeedDialog
          collection={{
            deployment: editionsDeploymentAddress(symbol.trim()).toBase58(),
            symbol: symbol.trim(),
          }}
          draft={reveal}
          confirmLabel="Deploy"
          onConfirm={() => void send(seedAsked.storedUri)}
          onClose={() => setSeedAsked(undefined)}
        />
      )}
      <UnsavedChangesGuard
        isDirty={hasInput(form.draft) && !isDeployed}
        isOfNetwork={false}
        goesOnAt="/sell"
        onLeave={discardDraft}
      />
    </form>
  )
}

/** Returns each field's first problem, in page order: invalid input, a taken symbol, missing metadata. */
function problemsOf({ problems, symbol, complete, metadata }: ReturnType<typeof useDeployForm>) {
  const checked = {
    symbol: takenText(complete.symbol.trim(), symbol),
    collectionUri: missingMetadataText(metadata.collectionUri),
    itemBaseUri: missingMetadataText(metadata.itemBaseUri),
  }
  const errors: Record<string, string | undefined> = { ...checked, ...errorsByPath(problems) }
  const all = Object.entries(errors).flatMap(([path, message]) =>
    message === undefined ? [] : [{ path, message }],
  )
  return inPageOrder(all)
}

/** Limits on items: in the collection, and for each wallet. */
function SupplyFields({ form }: { form: DeployFormState }) {
  const { complete, update, errorsAt } = form
  const { maxNumberOfTokens, maxMintsPerWallet } = complete
  return (
    <Card title="Supply" description="Phases can have further limits.">
      <div className="grid gap-5 sm:grid-cols-2">
        <FieldAnchor path="maxNumberOfTokens">
          <NumberField
            label="Max supply"
            hint="Items that there can be; 0 is no limit."
            unit={maxNumberOfTokens === 0n ? 'no limit' : 'items'}
            value={maxNumberOfTokens}
            onValueChange={(next) => update({ maxNumberOfTokens: digitsOf(next) })}
            error={errorsAt('maxNumberOfTokens')['']}
          />
        </FieldAnchor>
        <FieldAnchor path="maxMintsPerWallet">
          <NumberField
            label="Max per wallet"
            hint="In all phases together; 0 is no limit."
            unit={maxMintsPerWallet === 0n ? 'no limit' : 'items'}
            value={maxMintsPerWallet}
            onValueChange={(next) => update({ maxMintsPerWallet: digitsOf(next) })}
            error={errorsAt('maxMintsPerWallet')['']}
          />
        </FieldAnchor>
      </div>
    </Card>
  )
}

/** Clears the form, then calls `onStartOver`; nothing while the form is empty. */
export function StartOverButton({ onStartOver }: { onStartOver: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  if (!hasInput(usePersistent(deployDraftStore))) return null
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Start over</Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Start over?"
        description="Everything that you have entered is cleared. Nothing changes on chain."
        cancelLabel="Keep it"
        confirmLabel="Start over"
        onConfirm={() => {
          discardDraft()
          onStartOver()
        }}
      />
    </>
  )
}
