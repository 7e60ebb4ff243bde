import { mintPageUrl } from '@mintline/core'
import {
  audienceText,
  DROP_STATUS_TEXTS,
  type DropPhase,
  type DropState,
  dropStatus,
  limitText,
  PHASE_STATUS_NAMES,
  phaseStatus,
} from '@mintline/core/drop'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useChain } from '#entities/drop/model/chainContext.ts'
import { useMetadata } from '#entities/metadata/ui/MetadataPicture.tsx'
import { ItemPicture } from '#entities/metadata/ui/PictureFrame.tsx'
import { momentText } from '#entities/phase/lib/phaseLabel.ts'
import { percentText, priceText } from '#shared/lib/amountText.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { PageHeader } from '#shared/ui/PageHeader.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ShareNotice } from '#shared/ui/ShareNotice.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

/** Milliseconds between reads of a shown drop. */
const INTERVAL = 30_000

/**
 * A drop on a chain besides Solana and Eclipse, as it is on chain, and the link to share.
 *
 * @param drop Union id: `BASE:0x…`.
 */
export function DropOverview({ drop }: { drop: string }) {
  const { other, chain, error: failure } = useChain()
  const contract = drop.slice(drop.indexOf(':') + 1)
  const isHere = chain?.idOf(contract) === drop
  const { data, error, refetch } = useQuery({
    queryKey: ['drop', other.network.slug, drop],
    queryFn: async ({ signal }) => (await chain?.read(contract, signal)) ?? null,
    enabled: isHere,
    refetchInterval: INTERVAL,
    retry: false,
  })
  if (failure) return <ErrorCallout title="This network could not be opened" error={failure} />
  if (error) {
    const retry = () => void refetch()
    return <ErrorCallout title="The drop could not be read" error={error} onRetry={retry} />
  }
  if ((chain && !isHere) || data === null) {
    return (
      <EmptyState
        isPage
        icon={<Compass />}
        title={`There is no such drop on ${other.network.name}`}
      >
        Check the network at the top of the page.
      </EmptyState>
    )
  }
  return data ? <ShownDrop state={data} /> : <Skeleton height="h-96" />
}

function ShownDrop({ state }: { state: DropState }) {
  const { other } = useChain()
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const { status } = dropStatus(state, now)
  const { data: metadata } = useMetadata(state.uri)
  const image = state.items.form === 'shared' ? state.items.imageUri : metadata?.image
  const target = { collection: state.id, network: other.network.slug }
  const url = mintPageUrl(target, document.baseURI)
  const isOnSale = useRouterState({ select: ({ location }) => location.state.isOnSale === true })
  const { minted, maxItems } = state.supply
  const most = maxItems || state.phases.reduce((sum, phase) => sum + phase.maxItems, 0n)
  return (
    <>
      <PageTitle>{state.name}</PageTitle>
      <PageHeader
        title={<UntrustedText>{state.name}</UntrustedText>}
        description={`On ${other.network.name}`}
        actions={
          <Badge tone={status === 'open' ? 'accent' : 'neutral'}>
            {DROP_STATUS_TEXTS[status].name}
          </Badge>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ItemPicture name={state.name} uri={image} className="w-full rounded-2xl border" />
        <div className="flex min-w-0 flex-col gap-6">
          <ShareNotice url={url} isNew={isOnSale} />
          <Card title="Supply">
            <DescriptionList
              items={[
                { term: 'Minted', value: minted.toString() },
                { term: 'Copies', value: limitText(most) },
              ]}
            />
          </Card>
          <Card title={state.phases.length === 1 ? 'Sale' : 'Phases'}>
            <ul className="flex flex-col gap-5 divide-y [&>li+li]:pt-5">
              {state.phases.map((phase) => (
                <li key={phase.key}>
                  <PhaseFacts phase={phase} state={state} now={now} />
                </li>
              ))}
            </ul>
          </Card>
          <MoneyCard state={state} />
        </div>
      </div>
    </>
  )
}

interface PhaseFactsProps {
  phase: DropPhase
  state: DropState
  now: bigint
}

function PhaseFacts({ phase, state, now }: PhaseFactsProps) {
  const { price, startTime, endTime, maxPerWallet } = phase
  const { symbol = '' } = state.currencies.get(price.currency.id) ?? {}
  return (
    <DescriptionList
      items={[
        { term: 'Status', value: PHASE_STATUS_NAMES[phaseStatus(phase, state, now)] },
        { term: 'Price', value: priceText(price.value, { ...price.currency, symbol }) },
        { term: 'Who can mint', value: audienceText(phase) },
        { term: 'Starts', value: momentText(startTime) },
        ...(endTime === undefined ? [] : [{ term: 'Ends', value: momentText(endTime) }]),
        { term: 'Max per wallet', value: limitText(maxPerWallet) },
      ]}
    />
  )
}

function MoneyCard({ state: { money, owner } }: { state: DropState }) {
  const { chain } = useChain()
  const address = (value: string) => {
    const url = chain?.explorer({ address: value })
    const text = <span className="wrap-anywhere font-mono text-[0.8125rem]">{value}</span>
    return url === undefined ? text : <TextLink href={url}>{text}</TextLink>
  }
  return (
    <Card title="Money">
      <DescriptionList
        items={[
          ...money.receivers.map((receiver, index) => ({
            term: index === 0 ? 'Paid to' : `Paid to (${index + 1})`,
            value: address(receiver.address),
          })),
          { term: 'Royalties', value: percentText(money.royalties.valueBp) },
          ...(owner === undefined ? [] : [{ term: 'Owner', value: address(owner) }]),
        ]}
      />
    </Card>
  )
}
