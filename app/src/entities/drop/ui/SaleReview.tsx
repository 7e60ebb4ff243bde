import { isMintlineError } from '@mintline/core'
import type { DropChange, StepPreview, StepProgress } from '@mintline/core/drop'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ChangeGroups } from '#entities/change/ChangeRows.tsx'
import type { ChangeGroup } from '#entities/change/changeGroup.ts'
import { ItemPicture } from '#entities/metadata/ui/PictureFrame.tsx'
import { momentText } from '#entities/phase/lib/phaseLabel.ts'
import type { Step } from '#entities/transaction/lib/steps.ts'
import { RealMoneyConfirmation } from '#entities/transaction/ui/ReviewButtons.tsx'
import { StepList } from '#entities/transaction/ui/ReviewDialog.tsx'
import { type Currency, percentText, priceText, shortAmountText } from '#shared/lib/amountText.ts'
import { countText, limitText } from '#shared/lib/countText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { groupBy } from '#shared/lib/groupBy.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Spinner } from '#shared/ui/Loading.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { forgetDrop, type Sale, type StoredDrop, storeDrop, storedDrop } from '../lib/dropStore.ts'
import type { PlannedSale } from '../lib/openedChain.ts'
import { useChain } from '../model/chainContext.ts'

interface SaleReviewProps {
  title: string
  /** A new sale, or a drop that was begun. */
  work: { readonly sale: Sale } | { readonly drop: StoredDrop }
  onClose: () => void
  /** Called once the first step is out: from then on, the sale goes on from the list of drops. */
  onBegun?: () => void
  /** Called with the drop's address once everything is on chain. */
  onDone: (contract: string) => void
}

type Sending =
  | { readonly status: 'no' }
  | { readonly status: 'sending'; readonly steps: readonly Step[] }
  | { readonly status: 'failed'; readonly steps: readonly Step[]; readonly error: unknown }

/** Dialog that shows a sale's costs and steps, and has a wallet sign them one after another. */
export function SaleReview({ title, work, onClose, onBegun, onDone }: SaleReviewProps) {
  const { other, chain, session } = useChain()
  const { name, nativeCurrency: currency, testnet } = other.network
  const [sending, setSending] = useState<Sending>({ status: 'no' })
  const [isMoneyConfirmed, setIsMoneyConfirmed] = useState(false)
  const begun = useRef('drop' in work ? work.drop : undefined)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const identity = { name, currency, isRealMoney: !testnet }
  const sale = 'sale' in work ? work.sale : work.drop.sale
  const {
    data: planned,
    error,
    refetch,
  } = useQuery({
    queryKey: ['sale', other.network.slug, session?.address, JSON.stringify(sale)],
    queryFn: () => chain?.planSale(sale, session?.address ?? '') ?? null,
    // A drop that was begun is planned when it goes on.
    enabled: chain !== undefined && session !== undefined && 'sale' in work,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

  const send = async () => {
    if (!session) return
    const controller = new AbortController()
    running.current = controller
    let steps: readonly Step[] = []
    const isNew = begun.current === undefined
    setSending({ status: 'sending', steps })
    try {
      await session.ready()
      begun.current ??= storeDrop({ network: other.network.slug, wallet: session.address, sale })
      const contract = await session.carryOut(begun.current, {
        signal: controller.signal,
        onProgress: (progress) => {
          steps = withProgress(steps, progress)
          setSending({ status: 'sending', steps })
          if (isNew && progress.stage === 'sent') onBegun?.()
        },
      })
      onDone(contract)
    } catch (failure) {
      // Nothing left the wallet: the form goes on.
      if (isNew && begun.current && isUntouched(begun.current.id)) {
        forgetDrop(begun.current.id)
        begun.current = undefined
      }
      if (!controller.signal.aborted) setSending({ status: 'failed', steps, error: failure })
    }
  }
  const refusal = refusalOf(planned)
  const isReady = 'drop' in work || (planned && refusal === undefined)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      wide
      footer={
        sending.status === 'sending' ? (
          <Button onClick={onClose}>Stop after this step</Button>
        ) : (
          <div className="flex w-full flex-col gap-3">
            {isReady && (
              <RealMoneyConfirmation
                identity={identity}
                checked={isMoneyConfirmed}
                onCheckedChange={setIsMoneyConfirmed}
              />
            )}
            <div className="flex justify-end gap-2">
              <Button onClick={onClose}>Cancel</Button>
              <Button
                variant="primary"
                disabled={!isReady || (identity.isRealMoney && !isMoneyConfirmed)}
                onClick={() => void send()}
              >
                {sending.status === 'failed' || 'drop' in work ? 'Continue' : 'Sell'}
              </Button>
            </div>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <SaleFacts sale={sale} currency={currency} />
        {sending.status !== 'no' ? (
          <>
            {sending.status === 'failed' && <Failure error={sending.error} />}
            {sending.steps.length === 0 && sending.status === 'sending' && <Working />}
            <StepList
              steps={sending.steps}
              link={(transaction) => chain?.explorer({ transaction })}
            />
          </>
        ) : error || refusal ? (
          <ErrorCallout
            title="It cannot be sent"
            error={error ?? refusal}
            onRetry={() => void refetch()}
          />
        ) : planned ? (
          <PlannedCosts planned={planned} currency={currency} />
        ) : (
          'sale' in work && <Working />
        )}
      </div>
    </Dialog>
  )
}

/** Returns true if no step of a drop is out. */
function isUntouched(id: string): boolean {
  const drop = storedDrop(id)
  return (
    drop?.contract === undefined && drop?.implementation === undefined && drop?.steps.length === 0
  )
}

/** The sale in a few lines. */
function SaleFacts({ sale, currency }: { sale: Sale; currency: Currency }) {
  const { name, imageUri, price, maxItems, startTime, royaltyBasisPoints } = sale
  return (
    <div className="flex flex-wrap items-center gap-5">
      <ItemPicture name={name} uri={imageUri} className="w-28 rounded-xl border" />
      <div className="min-w-56 flex-1">
        <DescriptionList
          items={[
            { term: 'Price', value: priceText(BigInt(price), currency) },
            { term: 'Copies', value: limitText(BigInt(maxItems)) },
            {
              term: 'Starts',
              value: startTime === undefined ? 'At once' : momentText(BigInt(startTime)),
            },
            { term: 'Royalties', value: percentText(royaltyBasisPoints) },
          ]}
        />
      </div>
    </div>
  )
}

function Working() {
  return (
    <p role="status" className="flex items-center gap-2.5 py-4 text-muted">
      <Spinner /> Reading the current state of the chain
    </p>
  )
}

/** A person's rejection is calm; all else says what to do. */
function Failure({ error }: { error: unknown }) {
  const kept = 'What is on chain stays there: Continue sends only the rest.'
  return isMintlineError(error, 'TRANSACTION_REJECTED') ? (
    <Callout title="You rejected it in your wallet">{kept}</Callout>
  ) : (
    <Callout kind="error" title="It stopped">
      {errorText(error)} {kept}
    </Callout>
  )
}

function refusalOf(planned: PlannedSale | null | undefined): unknown {
  return planned?.plan.refused[0]?.error ?? planned?.previews.find(({ error }) => error)?.error
}

/** Steps, costs as far as they are known, and all values. */
function PlannedCosts({ planned, currency }: { planned: PlannedSale; currency: Currency }) {
  const { plan, previews } = planned
  const known = previews.flatMap(({ cost }) => cost ?? [])
  const total = known.reduce((sum, { fee, deposit }) => sum + fee + deposit, 0n)
  const later = previews.length - known.length
  return (
    <>
      {plan.warnings.map(({ message }) => (
        <Callout key={message} kind="warn" title={message} />
      ))}
      <DescriptionList
        items={[
          { term: 'Signatures', value: countText(previews.length, 'signature') },
          {
            term: later === 0 ? 'Total cost' : 'Cost of the first, at most',
            value: shortAmountText(total, currency),
          },
        ]}
      />
      <ol className="flex list-decimal flex-col gap-1 pl-5 text-muted">
        {previews.map((preview, index) => (
          // Plans may have two steps with one title.
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity and do not move
          <li key={index}>
            <UntrustedText>{preview.title}</UntrustedText>
            <span className="text-subtle">{costSuffix(preview, currency)}</span>
          </li>
        ))}
      </ol>
      <details>
        <summary className="cursor-pointer rounded-sm font-medium">All that is set</summary>
        <div className="mt-2">
          <ChangeGroups groups={groupsOf(plan.changes)} />
        </div>
      </details>
    </>
  )
}

function costSuffix({ cost }: StepPreview, currency: Currency): string {
  return cost === undefined
    ? ': its cost is known once the first is confirmed'
    : `: ${shortAmountText(cost.fee + cost.deposit, currency)}`
}

/** Returns a new drop's values by the part that they belong to. */
function groupsOf(changes: readonly DropChange[]): readonly ChangeGroup[] {
  return [...groupBy(changes, ({ subject }) => subject)].map(([subject, own]) => ({
    key: subject,
    title: `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`,
    isNew: true,
    rows: own.map(({ path, label, after }) => ({
      key: `${path} ${label}`,
      label,
      after: typeof after === 'string' ? after : momentText(after.time),
    })),
  }))
}

/** Stages in the words of reviews. */
const STAGES = {
  checking: 'simulating',
  signing: 'signing',
  sent: 'sent',
  confirmed: 'confirmed',
} as const

/** Returns the steps after one has advanced. A title that was confirmed before is another step. */
function withProgress(
  steps: readonly Step[],
  { title, stage, hash }: StepProgress,
): readonly Step[] {
  const last = steps.at(-1)
  const isSame = last !== undefined && last.title === title && last.stage !== 'confirmed'
  const next = {
    id: isSame ? last.id : `${steps.length} ${title}`,
    title,
    stage: STAGES[stage],
    signature: hash ?? (isSame ? last.signature : undefined),
  }
  return isSame ? [...steps.slice(0, -1), next] : [...steps, next]
}
