import { type FormEvent, useEffect, useRef, useState } from 'react'
import { errorsByPath } from '#entities/terms/lib/errorsByPath.ts'
import { UnsavedChangesGuard } from '#shared/ui/UnsavedChangesGuard.tsx'
import { isWritten } from '../lib/deployDraft.ts'
import { inPageOrder } from '../lib/fieldNames.ts'
import { focusField } from '../lib/places.ts'
import { discardDraft } from '../model/deployDraftStore.ts'
import { useDeploy } from '../model/useDeploy.ts'
import { useDeployForm } from '../model/useDeployForm.ts'
import { missingMetadataText } from '../model/useDraftMetadata.ts'
import { useLeftPlaces } from '../model/useLeftPlaces.ts'
import { AdvancedSection } from './AdvancedSection.tsx'
import { CollectionSection } from './CollectionSection.tsx'
import { DeploySummary } from './DeploySummary.tsx'
import { ItemsSection } from './ItemsSection.tsx'
import { LimitsSection } from './LimitsSection.tsx'
import { MoneySection } from './MoneySection.tsx'
import { ProblemSummary } from './ProblemSummary.tsx'
import { takenText } from './SymbolField.tsx'

/** Where a collection is written and deployed. */
export function DeployForm() {
  const form = useDeployForm()
  const { deploy, isDeployed } = useDeploy()
  const [isBusy, setIsBusy] = useState(false)
  const [wasRefused, setWasRefused] = useState(false)
  const page = useRef<HTMLFormElement>(null)
  const { summary, focusSummary } = useFocusedSummary()
  const leave = useLeftPlaces(form.touch)
  const problems = problemsOf(form)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    form.showAll()
    setWasRefused(problems.length > 0)
    if (problems.length > 0) {
      focusSummary()
      return
    }
    setIsBusy(true)
    await deploy()
    setIsBusy(false)
  }
  return (
    <form
      ref={page}
      onSubmit={(event) => void send(event)}
      onBlur={leave}
      noValidate
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <div className="flex min-w-0 flex-col gap-6">
        {wasRefused && problems.length > 0 && (
          <ProblemSummary
            place={summary}
            problems={problems}
            onChoose={(path) => page.current && focusField(page.current, path)}
          />
        )}
        <CollectionSection form={form} />
        <ItemsSection form={form} />
        <LimitsSection form={form} />
        <MoneySection form={form} />
        <AdvancedSection form={form} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-21">
        <DeploySummary form={form} isBusy={isBusy} />
      </div>
      <UnsavedChangesGuard
        isDirty={isWritten(form.draft) && !isDeployed}
        isOfNetwork={false}
        onLeave={discardDraft}
      />
    </form>
  )
}

/** One sentence for each place, in the order of the page: rules, a taken symbol, missing metadata. */
function problemsOf({ problems, symbol, draft, metadata }: ReturnType<typeof useDeployForm>) {
  const checked = {
    symbol: takenText(draft.symbol.trim(), symbol),
    collectionUri: missingMetadataText(metadata.collectionUri),
    itemBaseUri: missingMetadataText(metadata.itemBaseUri),
  }
  const errors: Record<string, string | undefined> = { ...checked, ...errorsByPath(problems) }
  const all = Object.entries(errors).flatMap(([path, message]) =>
    message === undefined ? [] : [{ path, message }],
  )
  return inPageOrder(all)
}

/** Gives the summary the focus, once it is on the page. */
function useFocusedSummary() {
  const summary = useRef<HTMLElement>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) summary.current?.focus()
  }, [asked])
  return { summary, focusSummary: () => setAsked((before) => before + 1) }
}
