import { ChevronRight } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { errorsByPath } from '#entities/terms/lib/errorsByPath.ts'
import { ExtraMetadataField } from '#entities/terms/ui/ExtraMetadataField.tsx'
import { FieldAnchor, focusField } from '#shared/form/FieldAnchor.tsx'
import { usePersistent } from '#shared/lib/persistentStore.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { UnsavedChangesGuard } from '#shared/ui/UnsavedChangesGuard.tsx'
import { deployDraftStore, discardDraft, hasInput } from './lib/deployDraft.ts'
import { useDeploy } from './model/useDeploy.ts'
import { type DeployFormState, useDeployForm } from './model/useDeployForm.ts'
import { missingMetadataText } from './model/useDraftMetadata.ts'
import { ArtworkFields } from './ui/ArtworkFields.tsx'
import { DeploySummary } from './ui/DeploySummary.tsx'
import { ItemTemplateFields } from './ui/ItemTemplateFields.tsx'
import { LocksField } from './ui/LocksField.tsx'
import { MoneyFields } from './ui/MoneyFields.tsx'
import { inPageOrder, ProblemSummary } from './ui/ProblemSummary.tsx'
import { StorageFields } from './ui/StorageFields.tsx'
import { takenText } from './ui/SymbolField.tsx'

/** Form to enter and deploy a collection. */
export function DeployForm() {
  const form = useDeployForm()
  const { deploy, isDeployed } = useDeploy(form.artwork.store)
  const [isBusy, setIsBusy] = useState(false)
  const [wasRefused, setWasRefused] = useState(false)
  const page = useRef<HTMLFormElement>(null)
  const { summary, focusSummary } = useFocusedSummary()
  const problems = problemsOf(form)

  /** @param storedUri As for `deploy`. */
  const send = async (storedUri?: string) => {
    form.visit.submitTried()
    setWasRefused(problems.length > 0)
    if (problems.length > 0) {
      focusSummary()
      return
    }
    setIsBusy(true)
    await deploy(storedUri)
    setIsBusy(false)
  }
  return (
    <form
      ref={page}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send()
      }}
      onBlur={form.visit.onBlur}
      noValidate
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <div className="flex min-w-0 flex-col gap-6">
        {wasRefused && problems.length > 0 && (
          <ProblemSummary
            ref={summary}
            problems={problems}
            onChoose={(path) => page.current && focusField(page.current, path)}
          />
        )}
        <ArtworkFields form={form} />
        {form.artwork.hasOwnPicture && <StorageFields form={form} />}
        <ItemTemplateFields form={form} />
        <SupplyFields form={form} />
        <MoneyFields form={form} />
        <AdvancedFields form={form} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-21">
        <DeploySummary
          form={form}
          isBusy={isBusy}
          onDeployStored={() => void send(form.artwork.storedUri)}
        />
      </div>
      <UnsavedChangesGuard
        isDirty={hasInput(form.draft) && !isDeployed}
        isOfNetwork={false}
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

/** Focuses the summary once it is on the page. */
function useFocusedSummary() {
  const summary = useRef<HTMLElement>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) summary.current?.focus()
  }, [asked])
  return { summary, focusSummary: () => setAsked((before) => before + 1) }
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

function digitsOf(value: bigint | undefined): string {
  return value === undefined ? '' : String(value)
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

/** Rarely used fields; collapsed unless they have input. */
function AdvancedFields({ form }: { form: DeployFormState }) {
  const { draft, update, errorsAt } = form
  const { extraMeta, cosignerProgramId, platformFeeSecondaryAdmin, locks } = draft
  const [isOpen, setIsOpen] = useState(
    extraMeta.length > 0 ||
      cosignerProgramId !== '' ||
      platformFeeSecondaryAdmin !== '' ||
      locks.length > 0,
  )
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group rounded-xl border bg-surface shadow-card"
    >
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-xl px-5 py-4 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-subtle transition-transform group-open:rotate-90"
        />
        <h2 className="font-semibold text-[0.9375rem]">Advanced</h2>
        <span className="min-w-0 truncate text-muted">
          Extra metadata, co-signer, secondary fee admin, locks
        </span>
      </summary>
      <div className="flex flex-col gap-6 px-5 pt-1 pb-5">
        <FieldAnchor path="extraMeta">
          <ExtraMetadataField
            legend="Extra metadata"
            value={extraMeta}
            onChange={(next) => update({ extraMeta: next })}
            errors={errorsAt('extraMeta')}
          />
        </FieldAnchor>
        <FieldAnchor path="cosignerProgramId">
          <TextField
            label="Co-signer"
            optional
            hint="An address that may co-sign in your place. With one, every mint needs its signature or yours."
            placeholder="Address"
            value={cosignerProgramId}
            onChange={({ target }) => update({ cosignerProgramId: target.value })}
            error={errorsAt('cosignerProgramId')['']}
            spellCheck={false}
            autoCapitalize="off"
          />
        </FieldAnchor>
        <FieldAnchor path="platformFeeSecondaryAdmin">
          <TextField
            label="Secondary fee admin"
            optional
            hint="May also change the platform fee."
            placeholder="Address"
            value={platformFeeSecondaryAdmin}
            onChange={({ target }) => update({ platformFeeSecondaryAdmin: target.value })}
            error={errorsAt('platformFeeSecondaryAdmin')['']}
            spellCheck={false}
            autoCapitalize="off"
          />
        </FieldAnchor>
        <LocksField value={locks} onChange={(next) => update({ locks: next })} />
      </div>
    </details>
  )
}
